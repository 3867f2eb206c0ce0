import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { root } from './files.ts';
import { remainsIn } from './pictures/differences.ts';
import { journeysFolder, reportsFolder } from './reports.ts';

/* These tests check the GitHub workflows, which would otherwise not be checked before they run on GitHub. */

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }>;
}

const folder = join(root, '.github/workflows');
const texts = new Map(
  globSync('*.yml', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

test('every action is pinned to a commit, with its version beside it', () => {
  const actions = [...texts.values()].flatMap((text) => [...text.matchAll(/\buses: (.+)/g)]);
  expect(actions.length).toBeGreaterThan(10);
  const unpinned = actions.map(([, action = '']) => action).filter((action) => !pinned.test(action));
  expect(unpinned, 'A tag can move to another commit.').toEqual([]);
});

const pinned = /^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

test('a failed check uploads the reports, the differing screenshots and the traces of journeys', () => {
  const { jobs } = load(texts.get('checks.yml') ?? '') as Workflow;
  const uploads = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const written = [`${reportsFolder}/*.json`, journeysFolder, remainsIn(root)].map((path) =>
    relative(root, path),
  );
  expect(uploads.map((upload) => upload.with)).toEqual([
    {
      name: 'what-failed',
      path: `${written.join('\n')}\n`,
      'include-hidden-files': true,
      'if-no-files-found': 'error',
    },
  ]);
});
