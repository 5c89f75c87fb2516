import type { ComponentChildren } from 'preact';
import { kGlossary, type GlossaryName } from '../format/glossary';
import { Hint } from './Hint';

/** A word of the field that says what it means. Without children it reads as the glossary has it. */
export function Term({ name, children }: { name: GlossaryName; children?: ComponentChildren }) {
  const { title, sentence } = kGlossary[name];
  return (
    <Hint class="term" title={title} text={sentence}>
      {children ?? title}
    </Hint>
  );
}
