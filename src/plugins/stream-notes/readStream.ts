import matter from 'gray-matter';
import { isStreamTopic, STREAM_TOPICS, UNKNOWN_RECORDING, type StreamTopic } from '../../utils/streamTopics';

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
  /** Route below the community's, without a slash in front: `Streams/11-2024/2024-11-15/`. */
  route: string;
}

export interface StreamReading {
  stream?: Stream;
  /** `community/Streams/…:3: what is wrong, and the mend`, one line each. */
  problems: string[];
}

const FILE = /(?:^|\/)(Streams\/(\d{2})-(\d{4})\/(\d{4}-\d{2}-\d{2}))\.mdx?$/u;
const CHAPTER = /^\s*[-*]\s+\[?(\d{1,2}(?::\d{2}){1,2})\b/u;

/** Whether the file holds the notes of a stream. */
export function isStreamFile(file: string): boolean {
  return FILE.test(file);
}

/**
 * Reads the notes of one stream and checks them: front matter, the date against the path, topics against the
 * vocabulary, chapters in order and inside the recording.
 *
 * @param file - path with forward slashes, for messages and for the route
 */
export function readStream(file: string, text: string): StreamReading {
  const [, path = '', month = '', year = '', day = ''] = FILE.exec(file) ?? [];
  const lines = text.split('\n');
  const problems: string[] = [];
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  const problem = (key: string, message: string): void => {
    problems.push(`${file}:${lineOf(key)}: ${message}`);
  };

  const { data } = matter(text);
  const date = data.date instanceof Date ? data.date.toISOString().slice(0, 10) : String(data.date ?? '');
  if (date !== day) {
    problem('date', `date "${date}" is not that of the file name: write "date: ${day}"`);
  }
  if (!day.startsWith(`${year}-${month}`)) {
    problems.push(`${file}:1: the day ${day} is not in the month of its folder: move the file to ${day.slice(5, 7)}-${day.slice(0, 4)}`);
  }
  for (const key of ['title', 'description'] as const) {
    if (typeof data[key] !== 'string' || !data[key].trim()) {
      problem(key, `there is no ${key}: add one`);
    }
  }
  if (typeof data.recording !== 'string' || !/^(?:https:\/\/\S+|unknown)$/u.test(data.recording)) {
    problem('recording', 'there is no recording: add its https address, or write "unknown"');
  }
  if (data.minutes !== undefined && !(Number.isInteger(data.minutes) && data.minutes > 0)) {
    problem('minutes', `minutes "${String(data.minutes)}" is no length: write whole minutes, or leave it out`);
  }
  const topics = Array.isArray(data.topics) ? data.topics.map(String) : [];
  if (topics.length === 0) {
    problem('topics', `there are no topics: choose from ${Object.keys(STREAM_TOPICS).join(', ')}`);
  }
  for (const topic of topics.filter((name) => !isStreamTopic(name))) {
    problem('topics', `unknown topic "${topic}": choose from ${Object.keys(STREAM_TOPICS).join(', ')}`);
  }
  problems.push(...chapterProblems(file, lines, typeof data.minutes === 'number' ? data.minutes : undefined));

  if (problems.length > 0) {
    return { problems };
  }
  const stream: Stream = {
    date,
    title: String(data.title),
    description: String(data.description),
    ...(data.recording !== UNKNOWN_RECORDING && { recording: String(data.recording) }),
    ...(data.minutes !== undefined && { minutes: Number(data.minutes) }),
    topics: topics.filter(isStreamTopic),
    route: `${path}/`,
  };
  return { stream, problems };
}

function chapterProblems(file: string, lines: readonly string[], minutes?: number): string[] {
  const problems: string[] = [];
  let last = -1;
  let lastStamp = '';
  lines.forEach((line, index) => {
    // Each part of a stream may have a recording of its own, which starts anew.
    if (line.startsWith('## ')) {
      last = -1;
    }
    const stamp = CHAPTER.exec(line)?.[1];
    if (stamp === undefined) {
      return;
    }
    const seconds = stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    if (seconds < last) {
      problems.push(`${file}:${index + 1}: ${stamp} stands after ${lastStamp}: put the chapters in order`);
    }
    if (minutes !== undefined && seconds > minutes * 60) {
      problems.push(`${file}:${index + 1}: ${stamp} is after the end at ${minutes} minutes: mend one of the two`);
    }
    [last, lastStamp] = [seconds, stamp];
  });
  return problems;
}
