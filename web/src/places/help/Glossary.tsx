import { useEffect, useState } from 'preact/hooks';

type Terms = Record<string, { term: string; sentence: string }>;

// A pattern in place of a name: the list stays empty where there is no such file.
const kFiles = import.meta.glob<{ kGlossary: Terms }>('../../format/glossary.ts');

/** The terms of the page, each in a sentence, from A to Z. */
export function Glossary() {
  const [terms, setTerms] = useState<Terms>({});
  useEffect(() => {
    for (const load of Object.values(kFiles)) void load().then(({ kGlossary }) => setTerms(kGlossary));
  }, []);
  const sorted = Object.values(terms).sort((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1));
  if (sorted.length === 0) return null;
  return (
    <section class="glossary" aria-labelledby="glossary-heading">
      <h3 id="glossary-heading">Terms</h3>
      <dl>
        {sorted.map(({ term, sentence }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
