import { distance } from 'fastest-levenshtein';

/** Between the parts of `AgentRuntime`, `OPENAI_API_KEY` and `docs/faq/install/`. */
const PARTS = /[^a-z\d]+|(?<=[a-z\d])(?=[A-Z])/u;
/** How much of a text may be different. */
const DIFFERENT = 1 / 3;

/** The texts that are most like another one, best first: parts that both have count as near. */
export function nearest(wanted: string, candidates: readonly string[], most = 5): string[] {
  const limit = Math.max(2, wanted.length * DIFFERENT);
  const wantedParts = partsOf(wanted);
  return [...new Set(candidates)]
    .map((candidate) => {
      const shared = [...partsOf(candidate)].filter((part) => wantedParts.has(part)).length;
      return { candidate, edits: distance(wanted.toLowerCase(), candidate.toLowerCase()) - shared };
    })
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits || (one.candidate < other.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function partsOf(text: string): Set<string> {
  const separated = /[a-z]/u.test(text) ? text : text.toLowerCase();
  return new Set(
    separated
      .split(PARTS)
      .map((part) => part.toLowerCase())
      .filter((part) => part.length > 1),
  );
}
