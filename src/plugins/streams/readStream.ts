import { checkFrontMatter } from '../../checks/frontMatter/checkFrontMatter';
import { parsePage } from '../../page-model/written';
import { isDay } from '../../utils/dates';
import { streamFrontMatter } from './frontMatter';
import { STREAMS_ROUTE } from './route';
import { UNKNOWN_RECORDING, type StreamTopic } from './topics';

/** Notes of one stream. */
export interface Stream {
  /** Day of the stream, `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  /** Address of the recording, if it is known. */
  recording?: string;
  /** Length of the recording in minutes, if it is known. */
  minutes?: number;
  topics: StreamTopic[];
  /** Without the base path: `/community/Streams/11-2024/2024-11-15/`. */
  route: string;
}

export interface StreamReading {
  stream?: Stream;
  /** `community/Streams/…:3: what is wrong, and the fix`, one line each. */
  problems: string[];
}

const FILE = /(?:^|\/)Streams\/((\d{2})-(\d{4})\/(\d{4}-\d{2}-\d{2}))\.mdx?$/u;
const CHAPTER = /^\s*[-*]\s+\[?(\d{1,2}(?::\d{2}){1,2})\b/u;

/** Whether the file holds the notes of a stream. */
export function isStreamFile(file: string): boolean {
  return FILE.test(file);
}

/**
 * Reads the notes of one stream and checks them: front matter, date and folder, topics, chapters in order and within
 * the recording.
 *
 * @param file - path with forward slashes, for messages and for the route
 */
export function readStream(file: string, text: string): StreamReading {
  const [, path = '', month = '', year = '', day = ''] = FILE.exec(file) ?? [];
  const lines = text.split('\n');
  const page = parsePage(file, text);
  if (page.problem !== undefined) {
    return { problems: [page.problem] };
  }
  if (!isDay(day)) {
    return { problems: [`${file}:1: there is no day ${day}: fix the file name, and the date`] };
  }
  const { data, problems } = checkFrontMatter(page, streamFrontMatter(day));
  if (!day.startsWith(`${year}-${month}`)) {
    problems.push(
      `${file}:1: the day ${day} is not in the month of its folder: move the file to ${day.slice(5, 7)}-${day.slice(0, 4)}`,
    );
  }
  const { minutes } = page.frontMatter;
  problems.push(...chapterProblems(file, lines, typeof minutes === 'number' ? minutes : undefined));

  if (!data || problems.length > 0) {
    return { problems };
  }
  const stream: Stream = {
    date: data.date,
    title: data.title,
    description: data.description,
    ...(data.recording !== UNKNOWN_RECORDING && { recording: data.recording }),
    ...(data.minutes !== undefined && { minutes: data.minutes }),
    topics: data.topics,
    route: `/${STREAMS_ROUTE}/${path}/`,
  };
  return { stream, problems };
}

function chapterProblems(file: string, lines: readonly string[], minutes?: number): string[] {
  const problems: string[] = [];
  let last = -1;
  let lastStamp = '';
  lines.forEach((line, index) => {
    // Each part of a stream may have its own recording, which starts again.
    if (line.startsWith('## ')) {
      last = -1;
    }
    const stamp = CHAPTER.exec(line)?.[1];
    if (stamp === undefined) {
      return;
    }
    const seconds = stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    if (seconds < last) {
      problems.push(`${file}:${index + 1}: ${stamp} comes after ${lastStamp}: put the chapters in order`);
    }
    if (minutes !== undefined && seconds > minutes * 60) {
      problems.push(`${file}:${index + 1}: ${stamp} is after the end at ${minutes} minutes: fix one of the two`);
    }
    [last, lastStamp] = [seconds, stamp];
  });
  return problems;
}
