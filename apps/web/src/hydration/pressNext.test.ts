import { expect, test } from 'vitest';
import { pressNext } from './pressNext.ts';

/** Makes a page whose buttons were pressed early, and records the presses that happen once the page is interactive. */
function pageWith(...names: string[]) {
  const done: string[] = [];
  const page: Parameters<typeof pressNext>[0] = { earlyEvents: new Set() };
  const pressed = names.map((name) => ({
    isConnected: true,
    isBusy: true,
    removeAttribute(attribute: string) {
      if (attribute === 'aria-busy') this.isBusy = false;
    },
    click() {
      // The script in the page records presses until the page is interactive.
      if (page.earlyEvents) page.earlyEvents.add(this);
      else done.push(name);
    },
  }));
  for (const button of pressed) page.earlyEvents?.add(button);
  return { page, pressed, done };
}

test('early presses are repeated one at a time and in order, and the page is interactive after the last one', () => {
  const { page, done } = pageWith('tab', 'send');
  expect(pressNext(page)).toBe(true);
  expect(done).toEqual(['tab']);
  expect(pressNext(page)).toBe(true);
  expect(done).toEqual(['tab', 'send']);
  expect(page.earlyEvents).not.toBeNull();
  expect(pressNext(page)).toBe(false);
  expect(page.earlyEvents).toBeNull();
});

test('a press during the repetition is repeated after the earlier ones', () => {
  const { page, pressed, done } = pageWith('tab', 'send', 'menu');
  const [, , menu] = pressed;
  if (menu) page.earlyEvents?.delete(menu);
  pressNext(page);
  menu?.click();
  expect(done).toEqual(['tab']);
  pressNext(page);
  pressNext(page);
  expect(done).toEqual(['tab', 'send', 'menu']);
});

test('a control that was pressed before hydration looks busy until the app handles the press', () => {
  const { page, pressed } = pageWith('tab', 'send');
  pressNext(page);
  expect(pressed.map(({ isBusy }) => isBusy)).toEqual([false, true]);
});

test('the press of a control that an earlier press removed is ignored', () => {
  const { page, pressed, done } = pageWith('tab', 'gone', 'send');
  pressNext(page);
  if (pressed[1]) pressed[1].isConnected = false;
  expect(pressNext(page)).toBe(true);
  expect(done).toEqual(['tab', 'send']);
});

test('a page without early presses is interactive at once', () => {
  const { page } = pageWith();
  expect(pressNext(page)).toBe(false);
  expect(page.earlyEvents).toBeNull();
});
