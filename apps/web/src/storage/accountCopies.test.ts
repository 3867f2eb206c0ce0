import { memoryStorage } from '@skillharbor/api-client';
import { describe, expect, test } from 'vitest';
import { accountKeyOf, areSame, createAccountCopies, textsOf } from './accountCopies.ts';
import { createDrafts } from './drafts.ts';

const copy = { version: 3, texts: { text: 'Hello' }, savedAt: '2026-06-15T08:30:00.000Z' };

test.each([
  ['/conversation/17', 'message:17'],
  ['/apply/5', 'application:5'],
  ['/create-job', 'job'],
  ['/create-job?from=5', 'job:5'],
  ['/conversation/null', null],
  ['/conversation/17/message/1', null],
  ['/apply/5#other', null],
  ['/profile', null],
])('the draft of %s has the key %s', (path, key) => {
  expect(accountKeyOf(path)).toBe(key);
});

test('only texts are stored in the account', () => {
  expect(textsOf({ text: 'Hello', resume: new File([], 'me.pdf'), save_resume: true, skills: [1] })).toEqual({
    text: 'Hello',
  });
});

test('a list of texts is stored as one text with an item on each line', () => {
  expect(textsOf({ hire_from: ['EU', 'CH'], none: [] })).toEqual({ hire_from: 'EU\nCH', none: '' });
});

test('a missing text is treated like an empty one', () => {
  expect(areSame({ text: 'a', note: '' }, { text: 'a' })).toBe(true);
  expect(areSame(undefined, { text: '' })).toBe(true);
  expect(areSame({ text: 'a' }, { text: 'b' })).toBe(false);
});

describe('the copy of an account’s draft', () => {
  test('is stored per user and page, until the account has no draft', () => {
    const copies = createAccountCopies(memoryStorage());
    copies.write('/apply/5', 7, copy);
    copies.write('/apply/5', 8, { ...copy, version: 4 });
    expect(copies.read('/apply/5', 7)).toMatchObject(copy);
    expect(copies.pathsOf(7)).toEqual(['/apply/5']);
    copies.write('/apply/5', 7, null);
    expect(copies.read('/apply/5', 7)).toBeNull();
    expect(copies.read('/apply/5', 8)).toMatchObject({ version: 4 });
  });

  test('is removed with the drafts of the user', () => {
    const device = memoryStorage();
    const drafts = createDrafts({ device, tab: memoryStorage() });
    drafts.account.write('/apply/5', 7, copy);
    drafts.clear(7);
    expect(drafts.account.read('/apply/5', 7)).toBeNull();
    expect(device.getItem('skillharbor.drafts-account')).toBeNull();
  });

  test.each(['{', 'null', '[7]', '[{"path":"/apply/5","owner":7,"version":1,"texts":{"a":1}}]'])(
    'is unknown if the storage contains %s',
    (text) => {
      const device = memoryStorage({ 'skillharbor.drafts-account': text });
      expect(createAccountCopies(device).read('/apply/5', 7)).toBeNull();
    },
  );
});
