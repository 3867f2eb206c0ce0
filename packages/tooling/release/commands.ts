/** Reads the commands in docs/operating.md, and defines which of them a test runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/files.ts';
import { codeBlocks } from '../src/markdown.ts';

export interface OperatingBlock {
  /** The heading of the block's section. */
  section: string;
  /** The line number of the block in the file. */
  line: number;
  commands: string[];
}

const file = 'docs/operating.md';
export const text = readFileSync(join(root, file), 'utf8');

/** The test of the release runs these commands on a simulated machine. */
export const RUN =
  /^(sha256sum|openssl|tar|ln|install|cp deploy\/systemd|systemctl|curl|cd \/opt|node harbor (config|doctor|backup|upgrade)|DATA_DIR=\S+ node harbor restore)\b/;
/** The test of docs/operating.md does not run these commands. Each pattern has a reason. */
export const NOT_RUN: readonly (readonly [RegExp, reason: string])[] = [
  [/^docker |^cp deploy\/compose/, 'It needs a container engine.'],
  [/^kubectl /, 'It needs a cluster.'],
  [/^node harbor move /, 'It needs a PostgreSQL server: apps/api/src/backup/commands.test.ts runs it.'],
  [/^node harbor drill$/, 'release.test.ts runs it.'],
];

/** Returns the blocks of commands, in order. A block that contains only settings has no commands. */
export function operatingBlocks(): OperatingBlock[] {
  return codeBlocks(text).flatMap(({ language, content, line }) => {
    if (language !== 'sh') return [];
    const before = text.split('\n').slice(0, line).join('\n');
    const section = /^#+ (.*)$/m.exec(before.slice(before.lastIndexOf('\n#') + 1))?.[1] ?? '';
    const commands = content
      .split('\n')
      .map((command) => command.replace(/ +#.*/, '').trim())
      .filter((command) => command !== '');
    return [{ section, line, commands }];
  });
}

/** Returns the content of the first code block that is in this language and contains this line. */
export function blockWith(language: string, part: string): string {
  const found = codeBlocks(text).find((block) => block.language === language && block.content.includes(part));
  if (!found) throw new Error(`${file} has no block of ${language} with "${part}".`);
  return found.content;
}
