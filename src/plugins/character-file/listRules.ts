import type { Rule } from './check/rule';
import { RULES } from './check/rules';
import type { Proof } from './check/types';

/** A rule as the page of the check lists it. */
export interface ListedRule extends Omit<Rule, 'find' | 'proof'> {
  /** Lines of the release, each once. */
  proof: Pick<Proof, 'file' | 'line'>[];
}

/** All rules in the order of the check, without the code that finds something: data for the page that lists them. */
export function listRules(): ListedRule[] {
  return RULES.map(({ id, kind, finds, why, link, proof }) => {
    const lines = new Map(proof.map(({ file, line }) => [`${file}:${line}`, { file, line }]));
    return { id, kind, finds, why, link, proof: [...lines.values()] };
  });
}
