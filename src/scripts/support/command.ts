import { execFileSync } from 'node:child_process';

/**
 * Runs what a file of src/scripts does. If it fails, the command prints why and ends with exit code 1. The stack is
 * printed only for mistakes in the code: other errors say what the reader can do.
 */
export function runCommand(main: () => void | Promise<void>): void {
  new Promise<void>((resolve) => resolve(main())).catch((error: unknown) => {
    console.error(isForReaders(error) ? error.message : error);
    process.exitCode = 1;
  });
}

function isForReaders(error: unknown): error is Error {
  // Errors of the system, and those of parseArgs, have a code.
  return error instanceof Error && (error.name === 'Error' || 'code' in error);
}

/**
 * The only argument of a command: a checkout of the framework.
 *
 * @param command - such as `npm run stale`, for the message
 * @param commit - commit that it must have
 * @throws an error that says how to call the command, or what is wrong with the folder
 */
export function checkoutArgument(command: string, commit: string): string {
  const [checkout, ...others] = process.argv.slice(2);
  if (!checkout || others.length > 0) {
    throw new Error(`Name a checkout of the framework: ${command} -- ../eliza`);
  }
  try {
    execFileSync('git', ['-C', checkout, 'cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(
      `${checkout} isn't a git checkout with the commit ${commit} of the release: clone the framework without --depth.`,
      { cause },
    );
  }
  return checkout;
}
