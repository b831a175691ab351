/** A limit below this, which is the default of Linux, can be too low for a build. */
const USUAL_LIMIT = 1024;

/**
 * Says that few files may be open at the same time, after a failed build; undefined if the limit is not low, or unknown.
 *
 * @param limit - how many files this process may open; on Windows there is no limit
 */
export function explainOpenFiles(limit: unknown = openFilesLimit()): string | undefined {
  return typeof limit === 'number' && limit < USUAL_LIMIT
    ? `This process may open only ${limit} files at the same time, which can be why the build failed. Allow more (ulimit -n 4096), then build again.`
    : undefined;
}

function openFilesLimit(): unknown {
  // Looking up names in the network could take seconds. The types of Node 20 don't have this option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return userLimits?.open_files?.soft;
}
