import { addons } from 'storybook/preview-api';
import { documentationPage } from './stayPut.ts';

/**
 * Waits until no other story of the documentation page renders or plays. All frames of the page share the focus, and a
 * story that types would lose its text when another story takes the focus. The browser ends the turn of a frame that is
 * removed.
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
