import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../files.ts';

/** The folders of the component library that contain components. Each is an entry point of the package. */
export const componentFolders = ['primitives', 'layout', 'cards', 'forms', 'modals', 'pages'] as const;

export interface ExportedName {
  name: string;
  /** The path of the file that defines the name, relative to the root of the repository. */
  path: string;
}

/** Reads the text of an entry point, without comments. */
export function entryOf(folder: string) {
  const source = readFileSync(join(root, `packages/ui/src/${folder}/index.ts`), 'utf8');
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

/** Returns the named exports of an entry point, without types. */
export function exportsOf(folder: string): ExportedName[] {
  const lines = entryOf(folder).matchAll(/export \{([^}]*)\} from '\.\/([^']*)'/g);
  return [...lines].flatMap(([, names = '', file = '']) =>
    namesIn(names).map((name) => ({ name, path: posix.join('packages/ui/src', folder, file) })),
  );
}

/** Returns the components among the named exports of an entry point. */
export const exportedComponents = (folder: string) =>
  exportsOf(folder).filter(({ name, path }) => path.endsWith('.tsx') && /^[A-Z]/.test(name));

/** Returns the names in the braces of an import or export. For `a as b`, the name is `b`. Types are omitted. */
export const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? '');
