import { expect, test } from 'vitest';
import type { AccountCopy } from '../storage/accountCopies.ts';
import { reconcile as decide } from './reconcile.ts';

type Drafts = Parameters<typeof decide>[0];
const reconcile = (drafts: Omit<Drafts, 'hasFile'> & Partial<Drafts>) =>
  decide({ hasFile: false, ...drafts });

const copy = (version: number, text: string): AccountCopy => ({
  version,
  texts: { text },
  savedAt: '2026-06-15T08:30:00.000Z',
});
const typed = (text: string) => ({ text });
const first = copy(1, 'Hello');
const later = copy(2, 'Hello from the desktop');

test('a new device shows the text typed on another one', () => {
  const verdict = reconcile({ typed: null, known: null, stored: first, isBusy: false });
  expect(verdict).toEqual({ action: 'show', isTypedKept: false });
});

test('a device shows the account’s later draft if the account already contains the device’s own text', () => {
  const drafts = { typed: typed('Hello'), known: first, isBusy: true };
  expect(reconcile({ ...drafts, stored: later })).toEqual({ action: 'show', isTypedKept: false });
});

test('if a text was sent from another device, this device shows an empty form, unless a file is chosen', () => {
  const drafts = { typed: typed('Hello'), known: first, stored: null, isBusy: true };
  expect(reconcile({ ...drafts, hasFile: false })).toEqual({ action: 'show', isTypedKept: false });
  expect(reconcile({ ...drafts, hasFile: true })).toEqual({ action: 'keep' });
});

test('a text that was typed offline stays after the account’s draft was sent', () => {
  const drafts = { typed: typed('Hello, and more'), known: first, stored: null };
  expect(reconcile({ ...drafts, isBusy: false })).toEqual({ action: 'keep' });
});

test('a text that was typed offline can be restored if another device has typed in the meantime', () => {
  const drafts = { typed: typed('Hello from the phone'), known: first, stored: later };
  expect(reconcile({ ...drafts, isBusy: false })).toEqual({ action: 'show', isTypedKept: true });
});

test('what the user is typing now is never replaced', () => {
  const drafts = { typed: typed('Hello from the phone'), known: first, stored: later };
  expect(reconcile({ ...drafts, isBusy: true })).toEqual({ action: 'offer' });
  expect(reconcile({ ...drafts, known: null, isBusy: true })).toEqual({ action: 'offer' });
});

test('nothing changes if the account has the draft that the device knows or shows', () => {
  const drafts = { typed: typed('Hello, and more'), isBusy: false };
  expect(reconcile({ ...drafts, known: first, stored: first })).toEqual({ action: 'keep' });
  expect(reconcile({ ...drafts, known: null, stored: null })).toEqual({ action: 'keep' });
  expect(reconcile({ typed: later.texts, known: null, stored: later, isBusy: true })).toEqual({
    action: 'keep',
  });
});

test('after a message was sent here, a new text that was typed on another device is shown', () => {
  const verdict = reconcile({ typed: null, known: first, stored: later, isBusy: false });
  expect(verdict).toMatchObject({ action: 'show' });
});
