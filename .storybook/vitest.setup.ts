import MockDate from 'mockdate';
import { afterEach, beforeEach } from 'vitest';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { expectScreenshots } from './screenshots.ts';
import { startClock, watchClock } from './still.ts';

/* What a story's test does besides rendering, playing and axe. */

listenToConsole();
beforeEach(watchClock);

afterEach(async (context) => {
  try {
    await expectScreenshots(context);
    expectQuietConsole();
  } finally {
    startClock();
    // Vitest asks the clock whether to load this file anew for the next file of stories.
    MockDate.reset();
  }
});
