import { memoryStorage } from '@skillharbor/api-client';
import { describe, expect, test, vi } from 'vitest';
import { createDrafts, fill } from './drafts.ts';

const typed = { cover_letter: 'Dear team', resume: new File(['%PDF'], 'ada.pdf') };

const now = () => new Date('2026-06-15T08:30:00.000Z');
const storages = () => ({ device: memoryStorage(), tab: memoryStorage(), now });

describe('a draft', () => {
  test('is saved for its author, with files', () => {
    const drafts = createDrafts(storages());
    drafts.save('/apply/5', 7, typed);
    expect(drafts.has('/apply/5')).toBe(true);
    expect(drafts.has('/apply/6')).toBe(false);
    expect(drafts.read('/apply/5', 7)).toEqual({
      values: typed,
      savedAt: '2026-06-15T08:30:00.000Z',
      filesLost: false,
    });
  });

  test('a draft has no files after a reload, and reports that the files were lost', () => {
    const saved = storages();
    createDrafts(saved).save('/apply/5', 7, typed);
    createDrafts(saved).save('/apply/6', 7, { cover_letter: 'Dear crew' });
    const anew = createDrafts(saved);
    expect(anew.read('/apply/5', 7)).toMatchObject({
      values: { cover_letter: 'Dear team' },
      filesLost: true,
    });
    expect(anew.read('/apply/6', 7)).toMatchObject({ filesLost: false });
  });

  test('a user’s draft is available in another tab, but a visitor’s draft is not', () => {
    const { device } = storages();
    const here = createDrafts({ device, tab: memoryStorage() });
    here.save('/create-job', 7, { title: 'Pilot' });
    here.save('/freelancer/3', null, { message: 'Hello' });
    const there = createDrafts({ device, tab: memoryStorage() });
    expect(there.read('/create-job', 7)?.values).toEqual({ title: 'Pilot' });
    expect(there.read('/freelancer/3', null)).toBeNull();
    expect(here.read('/freelancer/3', null)?.values).toEqual({ message: 'Hello' });
  });

  test('stays in its own tab if another tab has another draft', () => {
    const { device } = storages();
    const here = createDrafts({ device, tab: memoryStorage() });
    const there = createDrafts({ device, tab: memoryStorage() });
    here.save('/create-job', 7, { title: 'Here' });
    there.save('/create-job', 7, { title: 'There' });
    expect(here.read('/create-job', 7)?.values).toEqual({ title: 'Here' });
  });

  test('is hidden from another user, and stays for its author', () => {
    const drafts = createDrafts(storages());
    drafts.save('/apply/5', 7, typed);
    expect(drafts.read('/apply/5', 8)).toBeNull();
    expect(drafts.read('/apply/5', null)).toBeNull();
    expect(drafts.read('/apply/5', 7)).not.toBeNull();
  });

  test('can be removed without removing another one', () => {
    const drafts = createDrafts(storages());
    drafts.save('/apply/5', 7, typed);
    drafts.save('/apply/6', 7, typed);
    drafts.remove('/apply/5', 7);
    expect(drafts.has('/apply/5')).toBe(false);
    expect(drafts.read('/apply/5', 7)).toBeNull();
    expect(drafts.read('/apply/6', 7)).not.toBeNull();
  });

  test('is removed on log-out with all drafts of its author, and other users’ drafts stay', () => {
    const saved = storages();
    const drafts = createDrafts(saved);
    drafts.save('/apply/5', 7, typed);
    drafts.save('/profile', 7, { bio: 'Mine' });
    drafts.save('/profile', 8, { bio: 'Theirs' });
    drafts.clear(7);
    expect(saved.tab.getItem('skillharbor.drafts')).toBeNull();
    expect(saved.device.getItem('skillharbor.drafts')).not.toContain('Mine');
    expect(createDrafts(saved).read('/profile', 8)?.values).toEqual({ bio: 'Theirs' });
  });

  test('is hidden in this tab while it is being sent', () => {
    const saved = storages();
    const drafts = createDrafts(saved);
    drafts.save('/apply/5', 7, typed);
    const show = drafts.hide('/apply/5', 7);
    expect(drafts.read('/apply/5', 7)).toBeNull();
    // A new instance of the drafts shows the draft, because a reload of the page ends the submission.
    expect(createDrafts(saved).read('/apply/5', 7)).not.toBeNull();
    show();
    expect(drafts.read('/apply/5', 7)?.values).toEqual(typed);
  });

  test('is removed if it is the oldest of too many drafts', () => {
    const drafts = createDrafts(storages());
    for (let id = 1; id <= 21; id++) drafts.save(`/apply/${id}`, 7, { id });
    expect(drafts.read('/apply/1', 7)).toBeNull();
    expect(drafts.read('/apply/2', 7)).not.toBeNull();
  });

  test('a draft that was sent does not count towards the limit of drafts, and is found by the beginning of its path', () => {
    const drafts = createDrafts(storages());
    for (let number = 1; number <= 30; number += 1)
      drafts.save(`/conversation/1/message/${number}`, 7, { text: 'Hello' }, { isSent: true });
    drafts.save('/conversation/12/message/1', 7, { text: 'Hello' }, { isSent: true });
    drafts.save('/apply/5', 7, typed);
    const sent = drafts.pathsIn('/conversation/1/', 7);
    expect(sent).toHaveLength(30);
    expect([sent[0], sent.at(-1)]).toEqual(['/conversation/1/message/1', '/conversation/1/message/30']);
    expect(drafts.pathsIn('/conversation/1/', 8)).toEqual([]);
    expect(drafts.read('/apply/5', 7)).not.toBeNull();
  });

  test('is not saved if the storage is full, and nothing else fails', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = createDrafts({ device: full, tab: full });
    drafts.save('/apply/5', 7, typed);
    expect(drafts.read('/apply/5', 7)).toBeNull();
  });

  test.each(['{', 'null', '7', '{}', '[7]', '[{"path":"/apply/5","owner":7,"values":"x"}]'])(
    'a draft that contains %s is ignored',
    (text) => {
      const tab = memoryStorage({ 'skillharbor.drafts': text });
      expect(createDrafts({ device: tab, tab }).read('/apply/5', 7)).toBeNull();
    },
  );
});

test('a draft that exceeds the limit of the device stays in the account', () => {
  const device = memoryStorage();
  const drafts = createDrafts({ device, tab: memoryStorage(), now });
  drafts.save('/create-job?draft=1', 7, { title: 'The first' });
  drafts.account.write('/create-job?draft=1', 7, { version: 1, texts: {}, savedAt: now().toISOString() });
  for (let id = 2; id <= 21; id += 1) drafts.save(`/create-job?draft=${id}`, 7, { title: 'Another' });
  expect(drafts.onDevice('/create-job?draft=1', 7)).toBeNull();
  // A draft is deleted from the account only if the device has a copy of it.
  expect(drafts.account.pathsOf(7)).toEqual([]);
});

describe('logging out in another tab', () => {
  /** Opens two tabs of one browser, each with drafts of two users. */
  function twoTabs() {
    const device = memoryStorage();
    let time = Date.parse('2026-06-15T08:30:00.000Z');
    const open = (tab = memoryStorage()) => {
      const otherTabs = new EventTarget();
      const drafts = createDrafts({ device, tab, otherTabs, now: () => new Date(time++) });
      return { drafts, tab, hear: () => otherTabs.dispatchEvent(storageEvent('skillharbor.drafts-cleared')) };
    };
    const [here, there] = [open(), open()];
    for (const { drafts } of [here, there]) {
      drafts.save('/create-job', 7, { title: 'Mine' });
      drafts.save('/create-job', 8, { title: 'Theirs' });
    }
    return { here, there, open };
  }

  test('clears the drafts of this user, but of no other user', () => {
    const { here, there } = twoTabs();
    const listener = vi.fn<() => void>();
    there.drafts.subscribe(listener);
    here.drafts.clear(7);
    there.hear();
    expect(there.tab.getItem('skillharbor.drafts')).not.toContain('Mine');
    expect(there.drafts.read('/create-job', 7)).toBeNull();
    expect(there.drafts.read('/create-job', 8)?.values).toEqual({ title: 'Theirs' });
    expect(listener).toHaveBeenCalledOnce();
    expect(there.drafts.clearings()).toBe(1);
  });

  test('clears the drafts in a tab that is reopened later', () => {
    const { here, there, open } = twoTabs();
    here.drafts.clear(7);
    const again = open(there.tab);
    expect(there.tab.getItem('skillharbor.drafts')).not.toContain('Mine');
    expect(again.drafts.read('/create-job', 8)?.values).toEqual({ title: 'Theirs' });
  });

  test('keeps what the user types after the next log-in', () => {
    const { here, there } = twoTabs();
    here.drafts.clear(7);
    there.drafts.save('/create-job', 7, { title: 'Anew' });
    there.hear();
    expect(there.drafts.read('/create-job', 7)?.values).toEqual({ title: 'Anew' });
  });

  test('is recognized only by its own key in the storage', () => {
    const otherTabs = new EventTarget();
    const drafts = createDrafts({ ...storages(), otherTabs });
    otherTabs.dispatchEvent(storageEvent('skillharbor.drafts'));
    expect(drafts.clearings()).toBe(0);
  });

  test.each(['{', 'null', '7', '[]', '{"7":7}'])('clears nothing if the storage contains %s', (text) => {
    const { tab, ...saved } = storages();
    createDrafts({ ...saved, tab }).save('/create-job', 7, { title: 'Mine' });
    saved.device.setItem('skillharbor.drafts-cleared', text);
    expect(createDrafts({ ...saved, tab }).read('/create-job', 7)).not.toBeNull();
  });
});

function storageEvent(key: string): Event {
  return Object.assign(new Event('storage'), { key });
}

describe('filling in a draft', () => {
  test('replaces only values of the same type', () => {
    const values = { title: '', rate: 5, skills: [1], open: true, user: { id: 1 } };
    const draft = { title: 'Designer', rate: '5', skills: [2, 3], open: 'yes', user: { id: 2 }, other: 1 };
    expect(fill(values, draft)).toEqual({
      title: 'Designer',
      rate: 5,
      skills: [2, 3],
      open: true,
      user: { id: 1 },
    });
  });

  test('fills in a file if the field has none', () => {
    const { resume } = typed;
    expect(fill({ resume: null, cover_letter: '' }, typed)).toEqual({ resume, cover_letter: 'Dear team' });
    expect(fill({ resume: null }, { resume: 'C:\\ada.pdf' })).toEqual({ resume: null });
    expect(fill({ resume: '' }, { resume })).toEqual({ resume: '' });
  });

  test('replaces a list by a list with items of the same type', () => {
    expect(fill({ hire_from: ['EU'], skills: [] }, { hire_from: ['PT', 'ES'], skills: [1] })).toEqual({
      hire_from: ['PT', 'ES'],
      skills: [1],
    });
    expect(fill({ hire_from: [] }, { hire_from: ['PT'] })).toEqual({ hire_from: ['PT'] });
    expect(fill({ hire_from: ['EU'] }, { hire_from: [] })).toEqual({ hire_from: [] });
    expect(fill({ hire_from: [] }, { hire_from: [{}] })).toEqual({ hire_from: [] });
  });

  test('reads a list that the account has stored as one text', () => {
    expect(fill({ hire_from: ['EU'] }, { hire_from: 'PT\nES' })).toEqual({ hire_from: ['PT', 'ES'] });
    expect(fill({ hire_from: ['EU'] }, { hire_from: '' })).toEqual({ hire_from: [] });
  });

  test('filling in changes nothing if there is no draft', () => {
    expect(fill({ title: 'a' }, null)).toEqual({ title: 'a' });
    expect(fill({ skills: [1] }, { skills: ['x'] })).toEqual({ skills: [1] });
  });
});
