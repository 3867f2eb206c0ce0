import MockDate from 'mockdate';
import { afterEach, beforeEach } from 'vitest';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { expectScreenshots } from './screenshots.ts';
import { startClock, watchClock } from './still.ts';
import { expectContrastInTheDark } from './storyTheme.ts';

/* Adds checks to each story, in addition to rendering, the play function and axe. */

listenToConsole();
beforeEach(watchClock);

afterEach(async (context) => {
  try {
    // These checks would only repeat an earlier failure.
    if (context.task.result?.state !== 'fail') {
      // A story of behaviour ends in a state that another story shows.
      if (!context.story?.tags.includes('behaviour')) await expectContrastInTheDark();
      await expectScreenshots(context);
    }
    expectQuietConsole();
  } finally {
    startClock();
    // Vitest needs the real time to decide whether to reload this file for the next stories file.
    MockDate.reset();
  }
});
