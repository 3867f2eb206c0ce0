import type { ReplyValues } from '@skillharbor/ui/forms';
import type { Replying } from '@skillharbor/ui/pages';
import { useQuestionMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { replyToQuestion } from '../../api/questions.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useDraft } from '../../submission/useDraft.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Represents the absence of a question in a draft, because a draft cannot contain null. */
const NONE = 0;

/**
 * Returns the state of the reply that the client is writing, with its draft. `question` is the dialog that asks before
 * the client leaves the draft.
 */
export function useReplying(): { replying: Replying; question: ReactNode } {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useQuestionMessages().replyForm;
  const toast = useToast();
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [opened, setOpened] = useState<number | null>();

  const show = (id: number | null) => {
    unsaved.onDirtyChange(false);
    setOpened(id);
  };
  const [submission, send] = useSubmission({
    send: async ({ id, values }: { id: number; values: ReplyValues }) => {
      await unsaved.sending(replyToQuestion(api, id, values));
      await queries.invalidateQueries();
      show(null);
      toast.show(messages.published);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  const drafted = draft.fill({ question: NONE, reply: '' });
  const isRestored = opened === undefined && draft.found;
  // The form opens again if a draft of a reply exists.
  const open = isRestored && drafted.question !== NONE ? drafted.question : (opened ?? null);
  return {
    replying: {
      open,
      onOpen: show,
      onClose: () => show(null),
      onReply: (id, values) => send({ id, values }),
      submission,
      initial: isRestored ? { reply: drafted.reply } : undefined,
      draft: isRestored ? draft.restored : undefined,
      onDirtyChange: unsaved.onDirtyChange,
      onValuesChange: (values) => unsaved.onValuesChange({ ...values, question: open ?? NONE }),
    },
    question: unsaved.question,
  };
}
