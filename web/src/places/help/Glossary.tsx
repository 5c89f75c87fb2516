import { kGlossary } from '../../format/glossary';

const kTerms = Object.values(kGlossary).sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));

/** The terms of the page, each in a sentence, from A to Z. */
export function Glossary() {
  return (
    <section class="glossary" aria-labelledby="glossary-heading">
      <h3 id="glossary-heading">Terms</h3>
      <dl>
        {kTerms.map(({ title, sentence }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
