import type { MessageTemplate, MessageTemplateInput } from '@skillharbor/contract';
import type { SavedMessages } from '@skillharbor/ui/forms';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  updateMessageTemplate,
} from '../api/messageTemplates.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { messageTemplatesQuery } from './messageTemplatesQuery.ts';

type Change = { keep: MessageTemplateInput } | { remove: MessageTemplate };

/**
 * Returns the client's saved messages, or undefined if they have not loaded. A failure is not shown, because a client
 * can decide without saved messages.
 */
export function useSavedMessages(): SavedMessages | undefined {
  const appMessages = useAppMessages();
  const app = useApp();
  const { api, queries } = app;
  const messages = useClientMessages().messageTemplates;
  const query = messageTemplatesQuery(app);
  const { data: templates } = useQuery(query);

  const [change, submit] = useSubmission({
    send: async (wanted: Change) => {
      if ('remove' in wanted) await deleteMessageTemplate(api, wanted.remove.id);
      else await keep(wanted.keep);
      await queries.invalidateQueries({ queryKey: query.queryKey });
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  async function keep(wanted: MessageTemplateInput): Promise<void> {
    const same = templates?.find(({ kind, name }) => kind === wanted.kind && name === wanted.name);
    await (same ? updateMessageTemplate(api, same.id, wanted) : createMessageTemplate(api, wanted));
  }

  return (
    templates && {
      templates,
      change,
      onKeep: (wanted) => submit({ keep: wanted }),
      onRemove: (template) => submit({ remove: template }),
    }
  );
}
