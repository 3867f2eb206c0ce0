import type { Job, Role } from '@skillharbor/contract';
import type { AskQuestionValues } from '@skillharbor/ui/forms';
import type { Asking, AskingForm, JobAction } from '@skillharbor/ui/pages';
import { useQuestionMessages, useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { askQuestion } from '../../api/questions.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useRole } from '../../session/useRole.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useDraft } from '../../submission/useDraft.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/**
 * Returns the actions of the reader on questions, with the draft of the form. `question` is the dialog that asks before
 * the user leaves the draft.
 */
export function useAsking(job: Job | null, action: JobAction): { asking: Asking; question: ReactNode } {
  const appMessages = useAppMessages();
  const app = useApp();
  const { api, queries } = app;
  const role = useRole();
  const messages = useQuestionMessages().askForm;
  const toast = useToast();
  const onConflict = useConflict();
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [opened, setOpened] = useState<boolean>();

  const close = () => {
    unsaved.onDirtyChange(false);
    setOpened(false);
  };
  const [submission, onSubmit] = useSubmission({
    send: async (values: AskQuestionValues) => {
      if (!job) return;
      await unsaved.sending(askQuestion(api, job.id, values)).catch(onConflict);
      await queries.invalidateQueries({ queryKey: ['my-questions'] });
      close();
      toast.show(messages.sent);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  const isRestored = opened === undefined && draft.found;
  const form = {
    // The form opens again if a draft of a question exists.
    open: opened ?? draft.found,
    onOpen: () => setOpened(true),
    onClose: close,
    submission,
    onSubmit,
    ...(isRestored && { initial: draft.fill({ question: '' }), draft: draft.restored }),
    onDirtyChange: unsaved.onDirtyChange,
    onValuesChange: unsaved.onValuesChange,
  };
  const { data: site } = useQuery(siteQuery(app));
  const kind = site?.questions === false ? 'off' : kindOf(job, role, action);
  return { asking: askingOf(kind, job?.id ?? 0, form), question: unsaved.question };
}

function kindOf(job: Job | null, role: Role | null, { kind }: JobAction): Asking['kind'] {
  if (kind === 'manage') return 'own';
  if (job && !job.is_open) return 'closed';
  if (role === null) return 'sign-in';
  return role === 'client' && kind === 'checking' ? 'checking' : 'ask';
}

function askingOf(kind: Asking['kind'], jobId: number, form: AskingForm): Asking {
  switch (kind) {
    case 'own':
      return { kind, href: paths.manageQuestions(jobId) };
    case 'sign-in':
      return { kind, href: paths.signIn({ from: paths.job(jobId) }) };
    case 'ask':
      return { kind, form };
    case 'off':
    case 'closed':
    case 'checking':
      return { kind };
  }
}
