/**
 * The time of the build that pages show: now, or the time in `SOURCE_DATE_EPOCH`, so that two builds of the same commit
 * can be identical byte for byte (https://reproducible-builds.org/specs/source-date-epoch/).
 *
 * @param epoch - seconds since 1970
 * @throws an error if it is not a whole number of seconds
 */
export function buildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (!epoch) {
    return new Date();
  }
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/u.test(epoch) || Number.isNaN(time.getTime())) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}", but has to be a whole number of seconds since 1970, such as 1735689600. ` +
        'Set it to such a number, for example $(git log -1 --format=%ct), or unset it.',
    );
  }
  return time;
}
