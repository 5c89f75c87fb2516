import { kGlossary } from '../../format/glossary';

const kTerms = Object.values(kGlossary).sort((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1));

/** The terms of the page, each in a sentence, from A to Z. */
export function Glossary() {
  return (
    <section class="glossary" aria-labelledby="glossary-heading">
      <h3 id="glossary-heading">Terms</h3>
      <dl>
        {kTerms.map(({ term, sentence }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
