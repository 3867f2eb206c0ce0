import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/* Stories are the table of states of the component library, and so the table must be complete. */

const root = join(import.meta.dirname, '../../..');
const ui = 'packages/ui/src';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

describe.each(['primitives', 'layout', 'cards', 'forms', 'modals', 'pages'])('%s', (room) => {
  test('export in a way that is understood here', () => {
    expect(
      entry(room).replace(known, '').trim(),
      "Write these as `export { Name } from './Name/Name.tsx'`, so that their stories are looked for.",
    ).toBe('');
  });

  test('have a story for every component that is exported', () => {
    const missing = exportedComponents(room).filter(({ name, folder }) => {
      const stories = find(`${folder}/*.stories.tsx`).map(read);
      return !stories.some((text) => new RegExp(`component: ${name}\\b|<${name}\\b`).test(text));
    });
    expect(
      missing.map(({ name, folder }) => `${folder}/${name}.stories.tsx`),
      'Write these: one story per state of the component.',
    ).toEqual([]);
  });
});

type State = 'Loaded' | 'Loading' | 'Empty' | 'Failed';

/** Where a state is shown by a story of another name, or why a page has no such state. */
const otherwise: Record<string, Partial<Record<State, { story: string } | { because: string }>>> = {
  ApplicantPage: {
    Loaded: { story: 'Undecided' },
    Empty: { because: 'an application is there or not found' },
  },
  ApplyPage: { Loaded: { story: 'Ready' }, Empty: { because: 'a job is there or not found' } },
  EditJobPage: { Loaded: { story: 'Ready' }, Empty: { because: 'a job is there or not found' } },
  EditProfilePage: { Loaded: { story: 'Filled' }, Empty: { story: 'NewProfile' } },
  FreelancerPage: { Empty: { story: 'EmptyProfile' } },
  JobPage: { Empty: { because: 'a job is there or not found' } },
  LandingPage: { Loaded: { story: 'Success' } },
  ManageJobPage: { Loaded: { story: 'Active' }, Empty: { story: 'WithoutApplications' } },
  ProfilePage: { Loaded: { story: 'Complete' } },
};

describe('pages', () => {
  const loading = exportedComponents('pages').filter(({ name, folder }) =>
    read(`${folder}/${name}.tsx`).includes('Loadable<'),
  );

  test.each(loading)('show every state of $name', ({ name, folder }) => {
    const stories = storiesIn(`${folder}/${name}.stories.tsx`);
    const missing = (['Loaded', 'Loading', 'Empty', 'Failed'] as const).filter((state) => {
      const { [state]: shown = { story: state } } = otherwise[name] ?? {};
      return 'story' in shown && !stories.includes(shown.story);
    });
    expect(missing, `Write these stories of ${name}, or say above where the state is shown.`).toEqual([]);
  });
});

describe('routes', () => {
  /** A route without stories of its own. */
  const shownBy: Record<string, string> = { LandingRoute: 'HomeRoute' };
  const routes = find('apps/web/src/routes/*/*Route.tsx').map((path) => ({
    path,
    name: basename(path, '.tsx'),
  }));

  test.each(routes)(
    '$name has stories, of waiting and of failing where it loads something',
    ({ path, name }) => {
      const shown = shownBy[name] ?? name;
      const stories = storiesIn(find(`apps/web/src/routes/*/${shown}.stories.tsx`)[0] ?? '');
      // What sign-in loads only adds to the page.
      const loads = /function loader\b/.test(read(path)) && name !== 'SignInRoute';
      expect(stories.length, `Write ${shown}.stories.tsx.`).toBeGreaterThan(0);
      expect(stories).toEqual(expect.arrayContaining(loads ? ['Loading', 'Failed'] : []));
    },
  );

  test('show what their guards do', () => {
    const groups = [...read('apps/web/src/router.tsx').matchAll(/guarded\((only|visitorsOnly)\b([^\]]*)\]/g)];
    const guarded = groups.flatMap(([, guard, pages = '']) =>
      [...pages.matchAll(/'\.\/(routes\/[^']*)\.tsx'/g)].map(([, path]) => ({
        path: `apps/web/src/${path}.stories.tsx`,
        stories: guard === 'only' ? [/^SignedOut$/, /IsSentHome$/] : [/IsSentHome$/],
      })),
    );
    const missing = guarded.flatMap(({ path, stories }) =>
      stories
        .filter((pattern) => !storiesIn(path).some((story) => pattern.test(story)))
        .map((pattern) => `${path} ${pattern}`),
    );
    expect(guarded.length, 'The groups of apps/web/src/router.tsx are found.').toBeGreaterThan(10);
    expect(missing, 'Add a story of somebody who may not see the page.').toEqual([]);
  });
});

describe('screenshots', () => {
  test('belong to a story', () => {
    const left = find('{packages,apps}/*/screenshots/**/*.webp').filter((path) => {
      const [story = ''] = basename(path).split('.');
      const folder = dirname(path).replace('/screenshots/', '/src/');
      return !find(`${folder}/*.stories.tsx`).some((stories) => storiesIn(stories).includes(story));
    });
    expect(left, 'Their stories are gone. Remove the files.').toEqual([]);
  });
});

interface ExportedComponent {
  name: string;
  folder: string;
}

/** The ways in which an entry exports something: by name, types, and all of a file that has no components. */
const known = /export (?:type )?\{[^}]*\} from '[^']*';|export \* from '[^']*\.ts';/g;

function entry(room: string) {
  return read(`${ui}/${room}/index.ts`).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

/** What a room's entry exports from a .tsx file under a name that begins as a component's does. */
function exportedComponents(room: string): ExportedComponent[] {
  const lines = entry(room).matchAll(/export \{([^}]*)\} from '\.\/([^']*\.tsx)'/g);
  return [...lines].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1) ?? '')
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, folder: `${ui}/${room}/${dirname(path)}` })),
  );
}

/** The names under which a file exports its stories: to Storybook, every named export is one. */
function storiesIn(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return [...read(path).matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? '');
}
