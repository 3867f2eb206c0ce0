import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../files.ts';

/** The folders of the component library that hold components, each with an entry of the package. */
export const componentFolders = ['primitives', 'layout', 'cards', 'forms', 'modals', 'pages'] as const;

export interface ExportedName {
  name: string;
  /** The file it comes from, from the root of the repository. */
  path: string;
}

/** The text of an entry, without comments. */
export function entryOf(folder: string) {
  const source = readFileSync(join(root, `packages/ui/src/${folder}/index.ts`), 'utf8');
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

/** What an entry exports by name, without types. */
export function exportsOf(folder: string): ExportedName[] {
  const lines = entryOf(folder).matchAll(/export \{([^}]*)\} from '\.\/([^']*)'/g);
  return [...lines].flatMap(([, names = '', file = '']) =>
    namesIn(names).map((name) => ({ name, path: posix.join('packages/ui/src', folder, file) })),
  );
}

/** The components among them. */
export const exportedComponents = (folder: string) =>
  exportsOf(folder).filter(({ name, path }) => path.endsWith('.tsx') && /^[A-Z]/.test(name));

/** The names in the braces of an import or export, as they are called outside. */
export const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? '');
