import type { Language } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { createLanguageStore } from './languageStore.ts';
import { english } from './texts.ts';

/** Makes a device on which the user has chosen this language, or none. */
function device(language: Language | null) {
  const chosen = { get: () => language, set: (next: Language) => void (language = next) };
  return { chosen, store: createLanguageStore(english, chosen) };
}

test('the store saves the chosen language and shows it', async () => {
  const { chosen, store } = device(null);
  await store.choose('de');
  expect([store.get().language, chosen.get()]).toEqual(['de', 'de']);
});

test('the last of two choices wins, whichever texts arrive first', async () => {
  const { chosen, store } = device(null);
  await Promise.all([store.choose('de'), store.choose('en')]);
  expect([store.get().language, chosen.get()]).toEqual(['en', 'en']);
});

test.each<[Language | null, Language | null, Language]>([
  [null, 'ar', 'ar'],
  [null, null, 'en'],
  ['en', 'ar', 'en'],
])(
  'if %j is chosen on the device and %j in the account, the language is %s',
  async (chosen, account, spoken) => {
    const { store } = device(chosen);
    await store.adopt(account);
    expect(store.get().language).toBe(spoken);
  },
);
