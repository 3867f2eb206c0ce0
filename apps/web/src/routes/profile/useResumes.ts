import type { ProfileResume, ProfileResumeList } from '@skillharbor/contract';
import type { ProfileResumeFormInput } from '@skillharbor/ui/modals';
import type { ResumesEditing } from '@skillharbor/ui/pages';
import { useResumeMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { addProfileResume, deleteProfileResume, updateProfileResume } from '../../api/profileResumes.ts';
import { failureOf, isMissing, loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { profileResumesQuery } from '../../freelancers/profileResumesQuery.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Returns the saved resumes, and all actions on them. The page shows each change at once. */
export function useResumes(): ResumesEditing {
  const appMessages = useAppMessages();
  const messages = useResumeMessages();
  const app = useApp();
  const { api } = app;
  const toast = useToast();
  const query = profileResumesQuery(app);
  const list = useLoadable(query, loadMessages.profileResumes(messages));
  const [opened, setOpened] = useState<{ resume: number | null; open: boolean; round: number }>({
    resume: null,
    open: false,
    round: 0,
  });

  // The server may have chosen another default, so the list is loaded again after each change.
  async function change(next: (before: ProfileResume[]) => ProfileResume[]) {
    app.queries.setQueryData(
      query.queryKey,
      (saved): ProfileResumeList | undefined => saved && { ...saved, results: next(saved.results) },
    );
    await app.queries.invalidateQueries({ queryKey: query.queryKey });
  }

  const [saving, onSave] = useSubmission({
    send: async ({ resume, ...values }: ProfileResumeFormInput, { onProgress }) => {
      const body = { ...values, ...(resume && { resume }) };
      if (opened.resume === null) {
        const added = await addProfileResume(api, body, onProgress);
        toast.show(messages.added);
        await change((before) => [...before, added]);
      } else {
        const saved = await updateProfileResume(api, opened.resume, body, onProgress);
        toast.show(messages.saved);
        await change((before) => before.map((one) => (one.id === saved.id ? saved : one)));
      }
      setOpened(({ round }) => ({ resume: null, open: false, round: round + 1 }));
    },
    explain: (error) => sendFailure(error, messages.form.failed, appMessages),
  });

  const [removal, onRemove] = useSubmission({
    send: async (id: number) => {
      await deleteProfileResume(api, id).catch(unlessGone);
      toast.show(messages.removed);
      await change((before) => before.filter((one) => one.id !== id));
    },
    explain: (error) => sendFailure(error, messages.removal.failed, appMessages),
  });

  return {
    list,
    form: {
      key: `${opened.resume} ${opened.round}`,
      open: opened.open,
      resume: opened.resume,
      onOpen: (resume) => setOpened(({ round }) => ({ resume, open: true, round })),
      onClose: () => setOpened((before) => ({ ...before, open: false })),
    },
    onSave,
    saving,
    onRemove,
    removal,
  };
}

/** Ignores the error of a resume that another tab has already removed. */
function unlessGone(error: unknown): void {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || !isMissing(failure.status)) throw error;
}
