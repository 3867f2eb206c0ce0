import { memoryStorage } from '@skillharbor/api-client';
import { describe, expect, test } from 'vitest';
import { createDrafts, fill } from './drafts.ts';

const typed = { cover_letter: 'Dear team', resume: new File(['%PDF'], 'ada.pdf') };

describe('a draft', () => {
  test('is kept for its writer, with files', () => {
    const drafts = createDrafts(memoryStorage());
    drafts.save('/apply/5', 7, typed);
    expect(drafts.has('/apply/5')).toBe(true);
    expect(drafts.has('/apply/6')).toBe(false);
    expect(drafts.read('/apply/5', 7)).toEqual(typed);
  });

  test('has lost its files when the page was loaded anew', () => {
    const storage = memoryStorage();
    createDrafts(storage).save('/apply/5', 7, typed);
    expect(createDrafts(storage).read('/apply/5', 7)).toEqual({ cover_letter: 'Dear team' });
  });

  test('is nothing to anybody else, and gone after they were here', () => {
    const drafts = createDrafts(memoryStorage());
    drafts.save('/apply/5', 7, typed);
    expect(drafts.read('/apply/5', 8)).toBeNull();
    expect(drafts.read('/apply/5', 7)).toBeNull();
  });

  test('can be removed', () => {
    const drafts = createDrafts(memoryStorage());
    drafts.save('/apply/5', 7, typed);
    drafts.remove('/apply/5');
    expect(drafts.has('/apply/5')).toBe(false);
  });

  test.each(['{', 'null', '7', '{"owner":7}', '{"owner":7,"values":"x"}'])(
    'that reads %s is none',
    (text) => {
      const drafts = createDrafts(memoryStorage({ 'skillharbor.draft:/apply/5': text }));
      expect(drafts.read('/apply/5', 7)).toBeNull();
    },
  );
});

describe('filling', () => {
  test('replaces values of the same kind only', () => {
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

  test('puts a file where there is none', () => {
    const { resume } = typed;
    expect(fill({ resume: null, cover_letter: '' }, typed)).toEqual({ resume, cover_letter: 'Dear team' });
    expect(fill({ resume: null }, { resume: 'C:\\ada.pdf' })).toEqual({ resume: null });
    expect(fill({ resume: '' }, { resume })).toEqual({ resume: '' });
  });

  test('without a draft changes nothing', () => {
    expect(fill({ title: 'a' }, null)).toEqual({ title: 'a' });
    expect(fill({ skills: [1] }, { skills: ['x'] })).toEqual({ skills: [1] });
  });
});
