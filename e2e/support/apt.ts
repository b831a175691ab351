import { spawnSync } from 'node:child_process';

/** Installs packages of the distribution with its own program. @returns whether that went well */
export function installPackages(...packages: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  };
  return process.platform === 'linux' && apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
