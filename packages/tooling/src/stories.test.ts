import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentFolders, entryOf, exportedComponents } from './catalogue/entries.ts';

/* These tests check that stories show every state of every component and route. */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

describe.each(componentFolders)('%s', (folder) => {
  test('use an export syntax that these tests can read', () => {
    expect(
      entryOf(folder).replace(known, '').trim(),
      "Write these as `export { Name } from './Name/Name.tsx'`, so that the tests look for their stories.",
    ).toBe('');
  });

  test('have a story for every exported component', () => {
    const missing = exportedComponents(folder).filter(({ name, path }) => {
      const stories = find(`${dirname(path)}/*.stories.tsx`).map(read);
      return !stories.some((text) => new RegExp(`component: ${name}\\b|<${name}\\b`).test(text));
    });
    expect(
      missing.map(({ name, path }) => `${dirname(path)}/${name}.stories.tsx`),
      'Write these: one story per state of the component.',
    ).toEqual([]);
  });
});

type State = 'Loaded' | 'Loading' | 'Empty' | 'Failed';

/** The name of the story that shows a state, or the reason why a page has no such state. */
const otherwise: Record<string, Partial<Record<State, { story: string } | { because: string }>>> = {
  ApplicantPage: {
    Loaded: { story: 'Undecided' },
    Empty: { because: 'an application is there or not found' },
  },
  ApplyPage: { Loaded: { story: 'Ready' }, Empty: { because: 'a job is there or not found' } },
  CompanyPage: { Empty: { story: 'NoOpenJobs' } },
  CreateJobPage: {
    Loaded: { story: 'Copied' },
    Loading: { story: 'CopyLoading' },
    Empty: { story: 'CopyNotFound' },
    Failed: { story: 'CopyFailed' },
  },
  DeclineAllPage: { Empty: { story: 'NoneWaits' } },
  EditCompanyPage: { Loaded: { story: 'Filled' }, Empty: { story: 'Unnamed' } },
  EditJobPage: { Loaded: { story: 'Ready' }, Empty: { because: 'a job is there or not found' } },
  EditProfilePage: { Loaded: { story: 'Filled' }, Empty: { story: 'NewProfile' } },
  FreelancerPage: { Empty: { story: 'EmptyProfile' } },
  JobDetailsPage: {
    Loaded: { story: 'TheJob' },
    Loading: { because: 'the frame is shown by ManageJobPage' },
    Empty: { because: 'a job is there or not found' },
    Failed: { because: 'the frame is shown by ManageJobPage' },
  },
  JobHistoryPage: {
    Loaded: { story: 'TheHistory' },
    Loading: { story: 'TheHistoryLoading' },
    Empty: { story: 'TheHistoryEmpty' },
    Failed: { story: 'TheHistoryFailed' },
  },
  JobPage: { Empty: { because: 'a job is there or not found' } },
  JobQuestionsPage: {
    Loaded: { story: 'TheQuestions' },
    Loading: { story: 'TheQuestionsLoading' },
    Empty: { story: 'TheQuestionsEmpty' },
    Failed: { story: 'TheQuestionsFailed' },
  },
  LandingPage: { Loaded: { story: 'Success' } },
  ManageJobPage: { Loaded: { story: 'Active' }, Empty: { story: 'WithoutApplications' } },
  MyApplicationPage: {
    Loaded: { story: 'Pending' },
    Empty: { because: 'an application is there or not found' },
  },
  ProfilePage: { Loaded: { story: 'Complete' } },
  SavedJobsPage: { Loaded: { story: 'EveryState' } },
  SavedSearchPage: { Empty: { story: 'UnknownLink' } },
  BrandPage: { Empty: { because: 'every site has a name' } },
  SignUpPage: {
    Loaded: { story: 'InvitedByLink' },
    Loading: { story: 'CheckingInvitation' },
    Empty: { story: 'InvitationRequired' },
    Failed: { story: 'InvitationNotChecked' },
  },
  MailTextPage: { Empty: { because: 'every mail has words' } },
  MailTextsPage: { Empty: { because: 'the program always has mails' } },
  SiteSettingsPage: { Empty: { because: 'every setting has a value' } },
  ThreadPage: { Empty: { because: 'a thread begins with a message' } },
  VisitorThreadPage: { Loaded: { story: 'Opened' }, Empty: { story: 'Waiting' } },
  UnsubscribePage: { Empty: { because: 'a link works or it does not' } },
  StillLookingPage: { Empty: { because: 'a link works or it does not' } },
};

test('no two stories of a folder share a name, because their screenshots would share a file', () => {
  const names = find('{packages,apps}/*/src/**/*.stories.tsx').flatMap((path) =>
    storiesIn(path).map((story) => `${dirname(path)}: ${story}`),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('pages', () => {
  const loading = exportedComponents('pages').filter(({ path }) => read(path).includes('Loadable<'));

  test.each(loading)('have stories of every state of $name', ({ name, path }) => {
    const stories = storiesIn(path.replace(/tsx$/, 'stories.tsx'));
    const missing = (['Loaded', 'Loading', 'Empty', 'Failed'] as const).filter((state) => {
      const { [state]: shown = { story: state } } = otherwise[name] ?? {};
      return 'story' in shown && !stories.includes(shown.story);
    });
    expect(missing, `Write these stories of ${name}, or say above where the state is shown.`).toEqual([]);
  });
});

describe('routes', () => {
  /** Maps a route without its own stories to the route whose stories show it. */
  const shownBy: Record<string, string> = {
    JobDetailsRoute: 'ManageJobRoute',
    JobHistoryRoute: 'ManageJobRoute',
    JobQuestionsRoute: 'ManageJobRoute',
    LandingRoute: 'HomeRoute',
  };
  const shownAs = (name: string) => shownBy[name] ?? name;
  const routes = find('apps/web/src/routes/*/*Route.tsx').map((path) => ({
    path,
    name: basename(path, '.tsx'),
  }));

  test.each(routes)(
    '$name has stories, including Loading and Failed if it has a loader',
    ({ path, name }) => {
      const shown = shownAs(name);
      const stories = storiesIn(find(`apps/web/src/routes/*/${shown}.stories.tsx`)[0] ?? '');
      // The loader's data is optional for these pages, so they need no stories Loading and Failed.
      const loads = /function loader\b/.test(read(path)) && !['SignInRoute', 'SignUpRoute'].includes(name);
      expect(stories.length, `Write ${shown}.stories.tsx.`).toBeGreaterThan(0);
      expect(stories).toEqual(expect.arrayContaining(loads ? ['Loading', 'Failed'] : []));
    },
  );

  test('have stories of the effects of their guards', () => {
    const groups = [...read('apps/web/src/router.tsx').matchAll(/guarded\((only|visitorsOnly)\b([^\]]*)\]/g)];
    const guarded = groups.flatMap(([, guard, pages = '']) =>
      [...pages.matchAll(/'\.\/(routes\/[^']*)\.tsx'/g)].map(([, path]) => ({
        path: `apps/web/src/${dirname(path ?? '')}/${shownAs(basename(path ?? ''))}.stories.tsx`,
        stories: guard === 'only' ? [/^SignedOut$/, /IsSentHome$/] : [/IsSentHome$/],
      })),
    );
    const missing = guarded.flatMap(({ path, stories }) =>
      stories
        .filter((pattern) => !storiesIn(path).some((story) => pattern.test(story)))
        .map((pattern) => `${path} ${pattern}`),
    );
    expect(guarded.length, 'The guarded groups of apps/web/src/router.tsx must be found.').toBeGreaterThan(
      10,
    );
    expect(missing, 'Add a story of a user who may not see the page.').toEqual([]);
  });
});

describe('stories of extreme content', () => {
  const unkind = /^(?:Long|Unbroken|Many|Unsafe|Broken|Thousands)|(?<!NoUpper)Limit$/;

  test('have the tag `stress`, which the sidebar, tests and machines use as a filter', () => {
    const untagged = find('{packages/ui,apps/web}/src/**/*.stories.tsx').flatMap((path) =>
      read(path)
        .split(/^export const /m)
        .slice(1)
        .filter((story) => unkind.test(/^\w*/.exec(story)?.[0] ?? '') && !story.includes("tags: ['stress']"))
        .map((story) => `${path}: ${/^\w+/.exec(story)?.[0]}`),
    );
    expect(untagged, "Add `tags: ['stress']`.").toEqual([]);
  });
});

describe('screenshots', () => {
  test('belong to stories that show a state', () => {
    const left = find('{packages,apps}/*/screenshots/**/*.webp').filter((path) => {
      const [story = ''] = basename(path).split('.');
      const folder = dirname(path).replace('/screenshots/', '/src/');
      return !find(`${folder}/*.stories.tsx`).some((stories) => statesIn(stories).includes(story));
    });
    expect(left, 'Their stories are gone, or have the tag `behaviour`. Remove the files.').toEqual([]);
  });
});

/**
 * Matches the exports that an entry point may contain: named exports, types, and all exports of a file without
 * components.
 */
const known = /export (?:type )?\{[^}]*\} from '[^']*';|export \* from '[^']*\.ts';/g;

/** Returns the export names of a file's stories. Every named export is a story. */
function storiesIn(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return [...read(path).matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? '');
}

/** Returns the stories that show a state. Stories of behaviour are omitted, because they may end in any state. */
function statesIn(path: string): string[] {
  const texts = read(path).split(/^(?=export )/m);
  return storiesIn(path).filter(
    (story) =>
      !texts.some((text) => text.startsWith(`export const ${story}:`) && /tags: \['behaviour'/.test(text)),
  );
}
