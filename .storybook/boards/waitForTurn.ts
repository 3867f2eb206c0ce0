import { addons } from 'storybook/preview-api';
import { documentationPage } from './stayPut.ts';

/**
 * The frames of one documentation page share the focus, and a story that types loses its text when another story takes
 * it. So one story at a time renders and plays. The browser takes the turn from a frame that is removed.
 */
export async function waitForTurn() {
  if (!documentationPage) return;
  const finished = new Promise((resolve) => {
    addons.getChannel().once('storyFinished', resolve);
  });
  const lock = `stories of ${documentationPage.performance.timeOrigin}`;
  await new Promise<void>((begin) => {
    void navigator.locks.request(lock, () => {
      begin();
      return finished;
    });
  });
}
