import MockDate from 'mockdate';
import { afterEach, beforeEach } from 'vitest';
import type { TaskMeta } from 'vitest';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { expectScreenshots, isLaterOfRoute } from './screenshots.ts';
import { isShownElsewhere, tested } from './shownElsewhere.ts';
import { startClock, watchClock } from './still.ts';
import { expectContrastInTheDark } from './storyTheme.ts';

/* Adds checks to each story, in addition to rendering, the play function and axe. */

listenToConsole();
beforeEach(watchClock);
beforeEach(({ task }) => {
  Object.assign(tested, { isTest: true, isLaterOfRoute: isLaterOfRoute(task) });
});
beforeEach(({ task }) => withoutReports(task.meta));

afterEach(async (context) => {
  try {
    // If the story has already failed, these checks would only repeat that failure.
    const hasFailed = context.task.result?.state === 'fail';
    if (!hasFailed && !isShownElsewhere(context.story?.tags)) {
      await expectContrastInTheDark();
      await expectScreenshots(context);
    }
    expectQuietConsole();
  } finally {
    startClock();
    // Vitest needs the real time to decide whether to reload this file for the next stories file.
    MockDate.reset();
  }
});

/**
 * Ignores what axe reports to Storybook's own panel. `vitest` does not read it, and it would be nearly everything that
 * a test sends to the test runner: 50 kB, several times. A violation fails the test by itself.
 */
function withoutReports(meta: TaskMeta) {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
  Object.defineProperty(meta, 'reports', { set: () => {}, configurable: true });
}
