const PROMPT = '$ ';

/** What a reader wants to run of a terminal session: the commands without their prompts, and no output. */
export function withoutPrompts(code: string): string {
  if (!code.startsWith(PROMPT)) {
    return code;
  }
  const commands: string[] = [];
  let continues = false;
  for (const line of code.split('\n')) {
    if (continues || line.startsWith(PROMPT)) {
      commands.push(continues ? line : line.slice(PROMPT.length));
      continues = line.endsWith('\\');
    }
  }
  return commands.join('\n');
}
