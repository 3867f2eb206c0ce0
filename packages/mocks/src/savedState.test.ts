import { expect, test } from 'vitest';
import { clientUser, freelancerUser } from './fixtures/users.ts';
import { forgetState, saveState, restoreState } from './savedState.ts';
import { createState } from './createState.ts';

function emptyPlace() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('all data that users have changed is saved and restored', () => {
  const place = emptyPlace();
  const state = createState({ signedIn: clientUser, server: 'failing' });
  state.jobs.splice(0, 3);
  state.revoked.add('a token');
  saveState(place, state);
  expect(restoreState(place, {})).toEqual(state);
});

test('the mocks start with a new state if no data is saved, or if the saved data was discarded', () => {
  const place = emptyPlace();
  const fresh = createState({ signedIn: freelancerUser });
  expect(restoreState(place, { signedIn: freelancerUser })).toEqual(fresh);
  saveState(place, createState({ server: 'empty' }));
  forgetState(place);
  expect(restoreState(place, { signedIn: freelancerUser })).toEqual(fresh);
});

test('the mocks start with a new state if the fixtures have changed', () => {
  const place = emptyPlace();
  saveState(place, createState({ server: 'empty' }));
  for (const [key, value] of place.items) place.items.set(key, value.replace(/^-?\d+/, '0'));
  expect(restoreState(place, {})).toEqual(createState());
});
