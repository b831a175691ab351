import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Megabytes that a build needs, by folder, relative to the site. */
export type FolderNeeds = Readonly<Record<string, number>>;

const MEGABYTE = 1_000_000;
/** A disk with less free space than this counts as full: even a small file may not fit. */
const FULL = MEGABYTE;

interface Disk {
  /** The folder at which the disk is mounted. */
  mount: string;
  folders: string[];
  /** Bytes that the build needs in these folders. */
  needed: number;
  free: number;
}

/**
 * Makes sure that what a build writes will fit. The output of an earlier build counts as free, because it will be
 * replaced.
 *
 * @throws an error that names the disk, what is free and what is needed
 */
export function checkSpace(siteDir: string, needs: FolderNeeds): void {
  for (const disk of disksOf(siteDir, needs)) {
    if (disk.free >= disk.needed) {
      continue;
    }
    const replaced = disk.folders.reduce((sum, folder) => sum + sizeOf(path.join(siteDir, folder)), 0);
    if (disk.free + replaced < disk.needed) {
      throw new Error(describe(disk, 'has too little space for the build', disk.needed - replaced));
    }
  }
}

/** Says which disk is full, after a failed build; undefined if none is. */
export function explainFullDisk(siteDir: string, needs: FolderNeeds): string | undefined {
  const full = disksOf(siteDir, needs).find(({ free }) => free < FULL);
  return full && `The build failed because a disk is full. ${describe(full, 'is full', full.needed)}`;
}

function describe({ mount, folders, free }: Disk, problem: string, needed: number): string {
  return (
    `The disk mounted at ${mount} ${problem}: it has ${megabytes(free)} MB free, and ${folders.join(', ')} ` +
    `${folders.length === 1 ? 'needs' : 'need'} ${megabytes(needed)} MB. Free some space (npm run clear removes what earlier builds left), then build again.`
  );
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}

function disksOf(siteDir: string, needs: FolderNeeds): Disk[] {
  const disks = new Map<number, Disk>();
  for (const [folder, megabytesNeeded] of Object.entries(needs)) {
    const place = existingPart(path.resolve(siteDir, folder));
    const { dev } = statSync(place);
    const { bavail, bsize } = statfsSync(place);
    const disk = disks.get(dev) ?? { mount: mountOf(place), folders: [], needed: 0, free: bavail * bsize };
    disk.folders.push(folder);
    disk.needed += megabytesNeeded * MEGABYTE;
    disks.set(dev, disk);
  }
  return [...disks.values()];
}

/** The path itself, or the nearest existing folder above it. */
function existingPart(place: string): string {
  return existsSync(place) ? place : existingPart(path.dirname(place));
}

/** The highest folder above a path on the same disk. */
function mountOf(place: string): string {
  const above = path.dirname(place);
  return above === place || statSync(above).dev !== statSync(place).dev ? place : mountOf(above);
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) {
    return 0;
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => {
      // The allocated size: small files take whole blocks.
      const { blocks } = statSync(path.join(entry.parentPath, entry.name));
      return sum + blocks * 512;
    }, 0);
}
