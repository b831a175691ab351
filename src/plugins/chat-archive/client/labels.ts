import { translate } from '@docusaurus/Translate';

/** `3 questions`. */
export function questionCount(count: number): string {
  return count === 1
    ? translate({ id: 'site.ChatArchive.question', message: '1 question', description: 'Number of questions' })
    : translate(
        { id: 'site.ChatArchive.questions', message: '{count} questions', description: 'Number of questions' },
        { count },
      );
}

/** `12 days`. */
export function dayCount(count: number): string {
  return count === 1
    ? translate({ id: 'site.ChatArchive.day', message: '1 day', description: 'Number of days' })
    : translate({ id: 'site.ChatArchive.days', message: '{count} days', description: 'Number of days' }, { count });
}

/** `5 channels`. */
export function channelCount(count: number): string {
  return count === 1
    ? translate({ id: 'site.ChatArchive.oneChannel', message: '1 channel', description: 'Number of channels' })
    : translate(
        { id: 'site.ChatArchive.channelCount', message: '{count} channels', description: 'Number of channels' },
        { count },
      );
}

/** `Asked on 4 days`. */
export function askedOnHeading(days: number): string {
  return days === 1
    ? translate({ id: 'site.ChatArchive.askedOnDay', message: 'Asked on one day', description: 'Heading' })
    : translate({ id: 'site.ChatArchive.askedOn', message: 'Asked on {days} days', description: 'Heading' }, { days });
}

/** What the calendar says of a quiet day. */
export function quietLabel(): string {
  return translate({ id: 'site.ChatArchive.quietDay', message: 'quiet', description: 'Said of a day' });
}

/** Anchor of the heading above the problems of a topic. */
export const PROBLEMS = 'problems';

/** The heading above the problems of a topic. */
export function problemsHeading(): string {
  return translate({ id: 'site.ChatArchive.problems', message: 'Problems', description: 'Heading' });
}

/** Anchor of the heading above the quiet days. */
export const QUIET_DAYS = 'quiet-days';

/** The heading above days on which nothing was answered or decided. */
export function quietDaysHeading(): string {
  return translate({ id: 'site.ChatArchive.quietDays', message: 'Quiet days', description: 'Heading' });
}

/** Headings of the archive's first page, by anchor. */
export function indexHeadings(): Record<'calendar' | 'channels' | 'topics' | 'days' | 'how-it-is-made', string> {
  return {
    calendar: translate({ id: 'site.ChatArchive.calendar', message: 'Calendar', description: 'Heading' }),
    channels: translate({ id: 'site.ChatArchive.channels', message: 'Channels', description: 'Heading' }),
    topics: translate({ id: 'site.ChatArchive.topicsHeading', message: 'Topics', description: 'Heading' }),
    days: translate({ id: 'site.ChatArchive.daysHeading', message: 'Days', description: 'Heading' }),
    'how-it-is-made': translate({
      id: 'site.ChatArchive.how',
      message: 'How the archive is made',
      description: 'Heading',
    }),
  };
}
