import { availableParallelism } from 'node:os';
import { chromium, isPinned } from '@skillharbor/tooling/chromium';
import { chosenEngine as engine, installedBrowser, viewport } from '@skillharbor/tooling/engines';
import { compareScreenshot, storybookUrl } from '@skillharbor/tooling/screenshots';
import { plugins } from '@skillharbor/tooling/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';

const launchOptions = await chromium();
// Another browser draws other pixels, so screenshots cannot be compared.
if (!isPinned || engine) process.env['VITE_SCREENSHOTS'] = 'off';

// Dates look the same wherever the tests run.
process.env['TZ'] = 'UTC';

/**
 * These tests run on the embedded database: the tests of that database itself, the generated requests to every
 * operation, and those whose result does not depend on the database. All others run on PostgreSQL if the machine has it:
 * docs/decisions/080-tests-and-benchmarks.md says why.
 */
const embeddedPostgres = 'packages/embedded-postgres/src';
const onEmbedded = [
  'apps/api/src/platform/limits/accountLimits.test.ts',
  'apps/api/src/contract/property.test.ts',
  'apps/api/src/contract/rateLimits.test.ts',
  'apps/api/src/contract/requests.test.ts',
  'apps/api/src/platform/database/embedded.test.ts',
  'apps/api/src/testing/faults/fullDisk.test.ts',
  'apps/api/src/mail/transport.test.ts',
  'apps/api/src/platform/operating/fileModes.test.ts',
  'apps/api/src/rendering/linkPictures/{drawable,fitText,pictureContent}.test.ts',
  'apps/api/src/testing/drill/upgrade.test.ts',
  `${embeddedPostgres}/**/*.test.ts`,
];

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const postgresOnly = '**/*.postgres.test.ts';
const pictures = [
  'apps/api/src/files/pictures.test.ts',
  'apps/api/src/rendering/linkPictures/social.test.ts',
];
/**
 * These tests run alone: they count what has happened by a certain moment, or wait for pictures, which the server draws when
 * nothing else needs the processors.
 */
const alone = ['apps/api/src/testing/faults/overload.test.ts', ...(onPostgres ? [postgresOnly] : pictures)];

/** These tests replace modules with `vi.mock`, so they cannot share modules that other tests have loaded. */
const mocking = [
  'apps/api/src/contract/responses.test.ts',
  'apps/api/src/marketplace/auth/passwords.test.ts',
  'apps/api/src/platform/operating/dataFolder.test.ts',
  'apps/api/src/testing/faults/concurrency.test.ts',
];

/** These tests start and end servers for minutes. They run at night, and wherever NIGHTLY is set. */
const longest = [
  'apps/api/src/backup/{drill,scheduled}.test.ts',
  'apps/api/src/testing/faults/{ending,heldDecisions,wrongDatabase}.test.ts',
];
const atNight = process.env['NIGHTLY'] ? [] : longest;

/** By default vitest leaves one of two processors idle. */
const maxWorkers = Math.max(2, Math.floor(availableParallelism() / 2));

export default defineConfig({
  test: {
    // `pnpm -C packages/tooling test:coverage` measures how much of packages/ui its stories cover.
    coverage: {
      include: ['packages/ui/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,css}.{ts,tsx}', '**/testing/**'],
      reporter: ['text-summary'],
      thresholds: { statements: 80 },
    },
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          // The tests share their modules, because loading them again for each file takes two thirds of the time.
          isolate: false,
          maxWorkers,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [`${embeddedPostgres}/**`],
          setupFiles: ['packages/tooling/src/seed.ts'],
          // Tests of generated values take longer on a busy machine.
          testTimeout: 30_000,
        },
      },
      server({
        name: 'server',
        // On PostgreSQL, the tests share their modules. An embedded database keeps its memory until its process ends.
        isolate: !onPostgres,
        maxWorkers,
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [postgresOnly, ...pictures, ...alone, ...onEmbedded, ...mocking, ...atNight],
      }),
      server({ name: 'server-mocking', maxWorkers, include: mocking }),
      ...(onPostgres ? [] : [server({ name: 'server-embedded', maxWorkers, include: onEmbedded })]),
      server({
        name: 'server-alone',
        isolate: !onPostgres,
        maxWorkers: 1,
        // These files run after those of the other projects.
        sequence: { groupOrder: 1 },
        include: alone,
      }),
      stories(),
      'packages/ui/hydration/vitest.config.ts',
    ],
  },
});

/** The timeouts are long because these tests start databases and processes, which takes time on a busy machine. */
function server(test: TestProjectInlineConfiguration['test']): TestProjectConfiguration {
  return {
    test: {
      ...test,
      globalSetup: ['apps/api/src/platform/database/testing.setup.ts'],
      setupFiles: ['packages/tooling/src/seed.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing in either theme, the console stays
 * empty, and it looks like its screenshots.
 */
function stories(): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({
        // The message of a failure links to its story at this address.
        storybookUrl,
        // `STORY_TAG` chooses one kind of stories, such as `stress`. Stories that show what not to do are not tests.
        // Comments give the reasons for `not-webkit`.
        tags: {
          include: [process.env['STORY_TAG'] ?? 'test'],
          exclude: ['dont', `not-${engine ?? 'chromium'}`],
        },
      }),
    ],
    test: {
      name: 'stories',
      maxWorkers,
      // All files share one page, as all stories do in Storybook. A new page for each file would take twice as long.
      isolate: false,
      globalSetup: ['packages/tooling/src/pictures/setup.ts'],
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: engine
          ? installedBrowser()
          : playwright({
              launchOptions,
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'en-US',
                reducedMotion: 'reduce',
                timezoneId: 'UTC',
              },
            }),
        instances: [{ browser: engine ?? 'chromium', viewport }],
        commands: { compareScreenshot },
      },
    },
  };
}
