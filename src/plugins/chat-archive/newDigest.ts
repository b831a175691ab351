import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDay } from '../../utils/dates';
import { channelName, DIGEST_CHANNEL_IDS, digestTitle, isDigestChannel } from './channels';
import { ARCHIVE_FOLDER } from './route';

/**
 * Creates the file of a new digest, with front matter and the sections to fill in.
 *
 * @param siteDir - folder of the site
 * @param channel - `section/channel`
 * @param date - `YYYY-MM-DD`
 * @returns its path, relative to the site
 * @throws an error with the fix if there is no such channel or day, or if the digest exists already
 */
export async function newDigest(siteDir: string, channel: string, date: string): Promise<string> {
  if (!isDigestChannel(channel)) {
    throw new Error(
      `Unknown channel "${channel}". Choose from ${DIGEST_CHANNEL_IDS.join(', ')}, or add it to src/plugins/chat-archive/channels.ts.`,
    );
  }
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date) || !isDay(date)) {
    throw new Error(`"${date}" is not a day. Write it like 2024-12-10.`);
  }
  const file = `${ARCHIVE_FOLDER}/${channel}/chat_${date}.md`;
  const target = path.join(siteDir, file);
  if (existsSync(target)) {
    throw new Error(`${file} exists already. Edit it.`);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    `---
title: "${digestTitle(channel, date)}"
date: ${date}
section: ${channel.slice(0, channel.indexOf('/'))}
channel: ${channelName(channel)}
description: ""
topics: []
---

## Summary

`,
  );
  return file;
}
