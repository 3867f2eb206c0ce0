import { routesOf } from '../http.ts';
import { conflict } from '../responses.ts';
import type { State } from '../state.ts';

const JOB_DRAFT = 'job-draft:';

/** Handles the drafts of users. The first draft has the version 1. */
export function draftHandlers(state: State) {
  const on = routesOf(state);
  const find = (owner: number, key: string) =>
    state.drafts.find((stored) => stored.owner === owner && stored.key === key);
  let newest = Math.max(0, ...state.drafts.map(({ draft }) => draft.version));
  const put = (owner: number, key: string, stored: State['drafts']) => {
    state.drafts = [...state.drafts.filter((one) => one.owner !== owner || one.key !== key), ...stored];
  };

  return [
    on('getDraft', ({ params: { draftKey }, person }) => ({
      status: 200,
      body: { draft: find(person.pk, draftKey)?.draft ?? null },
    })),

    on('listJobDrafts', ({ person }) => ({
      status: 200,
      body: {
        results: state.drafts
          .filter(({ owner, key }) => owner === person.pk && key.startsWith(JOB_DRAFT))
          .toSorted((one, other) => other.draft.version - one.draft.version)
          .map(({ key, draft: { texts, version, saved_at } }) => ({
            id: Number(key.slice(JOB_DRAFT.length)),
            title: texts.find(({ field }) => field === 'title')?.text ?? '',
            version,
            saved_at,
          })),
      },
    })),

    on('saveDraft', ({ params: { draftKey }, body, person }) => {
      const stored = find(person.pk, draftKey)?.draft;
      const isSame = JSON.stringify(stored?.texts) === JSON.stringify(body.texts);
      if (stored && stored.version !== body.based_on && !isSame) return conflict('draft_changed');
      newest += 1;
      const draft = { version: newest, texts: body.texts, saved_at: state.now };
      put(person.pk, draftKey, [{ owner: person.pk, key: draftKey, draft }]);
      return { status: 200, body: draft };
    }),

    on('deleteDraft', ({ params: { draftKey }, query, person }) => {
      if (find(person.pk, draftKey)?.draft.version === query.version) put(person.pk, draftKey, []);
      return { status: 204 };
    }),
  ];
}
