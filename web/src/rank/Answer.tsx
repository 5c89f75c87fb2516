import type { Filter, RankResult } from '../engine/contract';
import { counted } from '../format/number';
import { answerOf } from '../format/words';

interface AnswerProps {
  result: RankResult | null;
  onSuggestion(filter: Filter): void;
}

/** Headline, lead and what they rest on. */
export function Answer({ result, onSuggestion }: AnswerProps) {
  if (!result) return <ComingAnswer />;
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

/** Bars in the place of the texts, as high as the texts will be. */
function ComingAnswer() {
  return (
    <div class="answer coming">
      <h1>
        <span class="sr-only">Tilecast ranks configurations of accelerators</span>
      </h1>
      <p class="lead" />
      <p class="source" />
    </div>
  );
}
