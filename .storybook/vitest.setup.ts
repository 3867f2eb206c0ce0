import MockDate from 'mockdate';
import { afterEach, beforeEach } from 'vitest';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { expectScreenshots } from './screenshots.ts';
import { startClock, watchClock } from './still.ts';
import { expectContrastInTheDark } from './storyTheme.ts';

/* What runs for each story besides rendering, play function and axe. */

listenToConsole();
beforeEach(watchClock);

afterEach(async (context) => {
  try {
    // After a failure, these add nothing.
    if (context.task.result?.state !== 'fail') {
      await expectContrastInTheDark();
      await expectScreenshots(context);
    }
    expectQuietConsole();
  } finally {
    startClock();
    // Vitest checks the time to decide whether to reload this file for the next story file.
    MockDate.reset();
  }
});
