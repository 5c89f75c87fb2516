import type { Filter, RankResult } from '../engine/contract';
import { counted } from '../format/number';
import { answerOf } from '../format/words';

interface AnswerProps {
  result: RankResult | null;
  onSuggestion(filter: Filter): void;
}

/** Headline, lead and what they rest on. Before the data come, bars of the same height stand here. */
export function Answer({ result, onSuggestion }: AnswerProps) {
  if (!result) {
    return (
      <div class="answer">
        <h1 class="sr-only">Tilecast ranks configurations of accelerators</h1>
        <div class="bar-headline" />
        <div class="bar-lead" />
        <div class="bar-source" />
      </div>
    );
  }
  const { headline, lead, source } = answerOf(result);
  return (
    <div class="answer">
      <h1>{headline}</h1>
      <p class="lead">{lead}</p>
      {result.suggestions.length > 0 && (
        <ul class="suggestions">
          {result.suggestions.map(({ sentence, count, filter }, i) => (
            <li key={sentence}>
              <button type="button" class={i === 0 ? 'button-main' : 'button'} onClick={() => onSuggestion(filter)}>
                {sentence} · {counted(count, 'result')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="source">{source}</p>
    </div>
  );
}
