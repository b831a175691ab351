/** `3 questions`. */
export function questionCount(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

/** `12 days`. */
export function dayCount(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** `5 channels`. */
export function channelCount(count: number): string {
  return count === 1 ? '1 channel' : `${count} channels`;
}

/** `Asked on 4 days`. */
export function askedOnHeading(days: number): string {
  return days === 1 ? 'Asked on one day' : `Asked on ${days} days`;
}
