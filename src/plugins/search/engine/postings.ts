/** Printable characters that JSON writes as they are. */
const DIGITS = [...Array(94).keys()]
  .map((place) => String.fromCharCode(33 + place))
  .filter((digit) => !/["\\~]/u.test(digit));
const BASE = DIGITS.length;
const VALUES = new Map(DIGITS.map((digit, value) => [digit, value]));
/** Numbers below this are one character; the characters above start a number of two. */
const SHORT = 70;
/** Numbers below this are at most two characters. */
const MEDIUM = SHORT + (BASE - SHORT) * BASE;
/** Before a number of two digits that is larger. */
const LONG = '~';
const BETWEEN = ' ';

/**
 * Lists of ascending numbers as text: how long each is, then the steps from one number to the next, mostly of one character.
 * The steps of the longest lists come first, so that steps of about the same size are together, and gzip packs them best.
 *
 * @throws an error if a number is too large: the format is for up to 8281 sections
 */
export function encodePostings(lists: readonly (readonly number[])[]): string {
  const lengths = lists.map((list) => list.length);
  const steps = byLength(lengths).flatMap((place) => {
    const list = lists[place] ?? [];
    return list.map((number, index) => number - (list[index - 1] ?? -1) - 1);
  });
  return [lengths, steps].map((numbers) => numbers.map(encodeNumber).join('')).join(BETWEEN);
}

export function decodePostings(text: string): number[][] {
  const [lengths = [], steps = []] = text.split(BETWEEN).map(decodeNumbers);
  const lists = lengths.map((): number[] => []);
  let next = 0;
  for (const place of byLength(lengths)) {
    let last = -1;
    for (const end = next + (lengths[place] ?? 0); next < end; next += 1) {
      last += (steps[next] ?? 0) + 1;
      lists[place]?.push(last);
    }
  }
  return lists;
}

/** The places of lists, longest list first. */
function byLength(lengths: readonly number[]): number[] {
  return [...lengths.keys()].sort((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0) || one - other);
}

function encodeNumber(number: number): string {
  if (number < SHORT) {
    return DIGITS[number] ?? '';
  }
  if (number < MEDIUM) {
    return twoDigits(number - SHORT + SHORT * BASE);
  }
  if (number >= BASE * BASE) {
    throw new Error(
      `search: ${number} is too large for the index. Let src/plugins/search/engine/postings.ts use three digits.`,
    );
  }
  return LONG + twoDigits(number);
}

function twoDigits(number: number): string {
  return (DIGITS[Math.floor(number / BASE)] ?? '') + (DIGITS[number % BASE] ?? '');
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  const digitAt = (place: number): number => VALUES.get(text[place] ?? '') ?? 0;
  for (let place = 0; place < text.length; place += 1) {
    const first = digitAt(place);
    if (text[place] === LONG) {
      numbers.push(digitAt(place + 1) * BASE + digitAt(place + 2));
      place += 2;
    } else if (first < SHORT) {
      numbers.push(first);
    } else {
      numbers.push((first - SHORT) * BASE + digitAt(place + 1) + SHORT);
      place += 1;
    }
  }
  return numbers;
}
