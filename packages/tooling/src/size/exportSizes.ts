import { KIB } from './excess.ts';

/** The size that an export, or a whole entry point, adds to an app. */
export interface ExportSize {
  /** The entry point of the package, such as 'primitives'. */
  entry: string;
  name: string;
  bytes: number;
}

/** A size may differ from the documented size by 5 % or 0.3 KiB, whichever is more. */
const TOLERANCE = { share: 0.05, kib: 0.3 };

const title = `# The size of every export

What an import from \`@skillharbor/ui\` adds to an app that has React already, in KiB: minified, with everything it imports, including what it
loads on demand, compressed with brotli. Two exports that share code do not add up: \`*\` is the whole entry.

\`pnpm -C packages/tooling test:packed sizes -u\` writes this page, and \`pnpm -C packages/tooling test:packed\` fails where a size differs by more than 5 % and 0.3 KiB.
`;

/**
 * Writes the page of all sizes. A size that is close to its documented size in `before` is not updated, so that a
 * difference of a few bytes does not change the page.
 */
export function sizesPage(sizes: readonly ExportSize[], before: string): string {
  const written = sizesIn(before);
  const entries = [...new Set(sizes.map(({ entry }) => entry))];
  const tables = entries.map((entry) => {
    const rows = sizes
      .filter((size) => size.entry === entry)
      .map(({ name, bytes }) => `| \`${name}\` | ${kibOf(bytes, written.get(`${entry} ${name}`))} |`);
    return [`\n## ${entry}\n`, '| export | KiB |', '| --- | ---: |', ...rows, ''].join('\n');
  });
  return title + tables.join('');
}

/** Reads the sizes that a page lists, in KiB. A key consists of an entry point and the name of an export. */
function sizesIn(page: string): Map<string, string> {
  const sizes = new Map<string, string>();
  let entry = '';
  for (const line of page.split('\n')) {
    entry = /^## (.+)$/.exec(line)?.[1] ?? entry;
    const [, name, kib] = /^\| `(.+)` \| ([\d.]+) \|$/.exec(line) ?? [];
    if (name !== undefined && kib !== undefined) sizes.set(`${entry} ${name}`, kib);
  }
  return sizes;
}

function kibOf(bytes: number, written: string | undefined): string {
  const kib = bytes / KIB;
  const isNear =
    written !== undefined &&
    Math.abs(kib - Number(written)) <= Math.max(TOLERANCE.kib, Number(written) * TOLERANCE.share);
  return isNear ? written : kib.toFixed(1);
}
