/** What a curl command of a page sends. */
export interface CurlRequest {
  method: string;
  /** As written: `http://localhost:3000/ada/message`. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Reads a curl command with the options that the guides use: `-X`, `-H`, `-d`, `-F` and `-o`.
 *
 * @throws an error if it has another option
 */
function parseCurl(command: string): CurlRequest {
  const [program, ...words] = splitWords(command);
  if (program !== 'curl') {
    throw new Error(`Not a curl command: ${command}`);
  }
  const request: CurlRequest = { method: '', url: '', headers: {} };
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (!word.startsWith('-')) {
      request.url = word;
      continue;
    }
    place += 1;
    const value = words[place] ?? '';
    if (word === '-X') {
      request.method = value;
    } else if (word === '-H') {
      const [name = '', ...rest] = value.split(':');
      request.headers[name.trim().toLowerCase()] = rest.join(':').trim();
    } else if (word === '-d') {
      request.body = value;
    } else if (word === '-F') {
      request.method ||= 'POST';
    } else if (word !== '-o') {
      throw new Error(`The option ${word} is not known here: ${command}`);
    }
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST';
  return request;
}

/** The commands of a block: those that begin on their own line. */
export function curlsOf(block: string): CurlRequest[] {
  return block
    .replaceAll(/\\\n\s*/gu, ' ')
    .split('\n')
    .filter((line) => line.startsWith('curl '))
    .map(parseCurl);
}

/** Words as a shell splits them: at blanks outside quotes. */
function splitWords(command: string): string[] {
  const words: string[] = [];
  for (const [, bare, double, single, blank] of command
    .replaceAll(/\\\n\s*/gu, ' ')
    .trim()
    .matchAll(/([^\s"']+)|"([^"]*)"|'([^']*)'|(\s+)/gu)) {
    if (blank !== undefined || words.length === 0) {
      words.push('');
    }
    words[words.length - 1] += bare ?? double ?? single ?? '';
  }
  return words;
}
