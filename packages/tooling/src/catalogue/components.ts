import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { root } from '../files.ts';
import { parseDocComment } from './docComment.ts';
import type { DocComment } from './docComment.ts';
import { componentFolders } from './entries.ts';

/** A component or a route of the app, which has one page in Storybook. */
export interface Component {
  name: string;
  /** The title in Storybook, such as 'Cards/JobCard'. */
  title: string;
  /** The path of the component's file, relative to the root of the repository. */
  path: string;
  /** The path of the file with the stories. */
  stories: string;
  doc: DocComment;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** Finds every component with stories, in the order of the sidebar. */
export function findComponents(): Component[] {
  return [
    ...componentFolders.flatMap((folder) => componentsIn(`packages/ui/src/${folder}`, folder)),
    ...componentsIn('apps/web/src/routes', 'App'),
  ];
}

function componentsIn(folder: string, prefix: string): Component[] {
  return find(`${folder}/**/*.stories.tsx`).map((stories) => {
    const { name, path } = shownIn(stories);
    const given = /^const meta = \{\n(?: {2}.*\n)*? {2}title: '([^']+)'/m.exec(read(stories))?.[1];
    const place = posix.relative(folder, stories).replace('.stories.tsx', '').split('/');
    // Storybook omits a file name that repeats the folder's name.
    if (place.at(-1) === place.at(-2)) place.pop();
    const title = `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}/${given ?? place.join('/')}`;
    return { name, title, path, stories, doc: parseDocComment(commentAbove(name, read(path))) };
  });
}

/**
 * Returns the component of a stories file: the one with the same file name or, if there is none, the one in
 * `component:`.
 */
function shownIn(stories: string): { name: string; path: string } {
  const stem = basename(stories, '.stories.tsx');
  const named = /component: (\w+)/.exec(read(stories))?.[1] ?? stem;
  const name = existsSync(join(root, dirname(stories), `${stem}.tsx`)) ? stem : named;
  const path = `${dirname(stories)}/${name}.tsx`;
  const source = read(path);
  // A component may be exported with the suffix `Region`. For example, the folder `Toast` exports `ToastRegion`.
  const exported = [name, `${name}Region`].find((one) => source.includes(`export function ${one}(`));
  return { name: exported ?? name, path };
}

const commentAbove = (name: string, source: string) =>
  new RegExp(`(/\\*\\*(?:(?!\\*/).)*\\*/)\\nexport (?:function|const) ${name}\\b`, 's').exec(source)?.[1] ??
  '';
