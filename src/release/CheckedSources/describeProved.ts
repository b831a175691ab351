import type { VerificationStats } from '../withVerification';

/** What a page says of it: "all 6 samples and 12 statements tested on the release". Nothing if nothing was proved. */
export function describeProved({ ran, samples, statements }: VerificationStats): string | undefined {
  const parts: string[] = [];
  if (ran > 0) {
    parts.push(samplesRun(ran, samples));
  }
  if (statements > 0) {
    parts.push(`${statements} ${statements === 1 ? 'statement' : 'statements'}`);
  }
  return parts.length > 0 ? `${parts.join(' and ')} tested on the release` : undefined;
}

function samplesRun(ran: number, samples: number): string {
  if (ran < samples) {
    return `${ran} of ${samples} samples`;
  }
  if (samples < 3) {
    return samples === 1 ? 'the sample' : 'both samples';
  }
  return `all ${samples} samples`;
}
