/** The fields of Vite's manifest that are used here: for each source file, the built file and its static imports. */
export type Manifest = Readonly<
  Record<string, { file: string; isEntry?: boolean; imports?: readonly string[] }>
>;

export interface Part {
  name: string;
  /** The size as the server sends it: scripts and styles compressed with brotli, fonts unchanged. */
  bytes: number;
}

export interface FirstLoad {
  scripts: readonly Part[];
  styles: readonly Part[];
  fonts: readonly Part[];
  /** The number of requests: one for the page, and one for each file. */
  requests: number;
}

interface Build {
  manifest: Manifest;
  /** The built index.html. It names the entry point, the style sheet, and the fonts of the first paint. */
  html: string;
  sizeOf: (file: string) => number;
}

/**
 * Returns the files that a browser loads for the first page: the entry point, the modules of the route, and everything
 * that they import statically.
 */
export function firstLoad({ manifest, html, sizeOf }: Build, modules: readonly string[]): FirstLoad {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const parts = (files: Iterable<string>) =>
    [...files]
      .map((file) => ({ name: file, bytes: sizeOf(file) }))
      .toSorted((one, other) => other.bytes - one.bytes);
  const loaded = {
    scripts: parts(staticFiles(manifest, [...entries, ...modules])),
    styles: parts(linked(html, /rel="stylesheet"/)),
    fonts: parts(linked(html, /as="font"/)),
  };
  if (loaded.styles.length === 0) throw new Error('index.html has no style sheet.');
  return { ...loaded, requests: 1 + Object.values(loaded).flat().length };
}

/** Returns the files of these modules and of all their static imports. */
function staticFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const built = manifest[source];
    if (!built) throw new Error(`The build has no file of its own for ${source}.`);
    files.add(built.file);
    for (const imported of built.imports ?? []) add(imported);
  };
  for (const source of modules) add(source);
  return files;
}

function linked(html: string, kind: RegExp): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => kind.test(tag))
    .map((tag) => /href="\/([^"]+)"/.exec(tag)?.[1])
    .filter((file) => file !== undefined);
}
