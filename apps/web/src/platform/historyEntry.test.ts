import { expect, test } from 'vitest';
import { cameFromWithin, keyEveryEntry } from './historyEntry.ts';

function windowWith(state: unknown) {
  const listeners: (() => void)[] = [];
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  const addEventListener = (_type: string, listener: () => void) => void listeners.push(listener);
  return { history, addEventListener, popstate: () => listeners.forEach((listener) => listener()) };
}
const keyOf = ({ history }: ReturnType<typeof windowWith>) => (history.state as { key: unknown }).key;

test('two entries that the router did not make have different keys', () => {
  const [one, other] = [windowWith(null), windowWith(null)];
  keyEveryEntry(one);
  keyEveryEntry(other);
  expect(keyOf(one)).toEqual(expect.any(String));
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('an entry has the same key and state after a reload', () => {
  const window = windowWith({ key: 'mine', idx: 3, usr: { toast: 'Saved' } });
  keyEveryEntry(window);
  expect(window.history.state).toEqual({ key: 'mine', idx: 3, usr: { toast: 'Saved' } });
});

test('an entry that a jump within the page creates also gets a key', () => {
  const window = windowWith({ key: 'mine', idx: 0 });
  keyEveryEntry(window);
  window.history.state = null;
  window.popstate();
  expect(keyOf(window)).toEqual(expect.any(String));
});

test.each([
  [null, false],
  [{ idx: 0 }, false],
  [{ idx: 2 }, true],
  [{ idx: 'two' }, false],
  ['nonsense', false],
])('going back from %o stays in the app: %s', (state, within) => {
  expect(cameFromWithin({ state })).toBe(within);
});
