import { queryOptions } from '@tanstack/react-query';
import type { AccountPageProps } from '@skillharbor/ui/pages';
import { useCalendarMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { createCalendarAddress, getCalendarAddress, removeCalendarAddress } from '../../api/calendar.ts';
import type { App } from '../../app/app.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { copyText } from '../../platform/copyText.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

type Calendar = AccountPageProps['calendar'];
type Change = NonNullable<Calendar['change']>;

/** Queries the private address of the user's calendar. */
export const calendarQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['calendar'],
    queryFn: ({ signal }) => getCalendarAddress(api, signal),
  });

/** Loads and changes the private address of the user's calendar. */
export function useCalendar(): Calendar {
  const app = useApp();
  const { api, queries } = app;
  const appMessages = useAppMessages();
  const messages = useCalendarMessages();
  const toast = useToast();
  const [change, setChange] = useState<Change | null>(null);
  const response = useLoadable(calendarQuery(app), loadMessages.calendar(messages));

  const [submission, submit] = useSubmission({
    send: async (sent: Change, { isHere }) => {
      const { queryKey } = calendarQuery(app);
      if (sent === 'remove') {
        await removeCalendarAddress(api);
        queries.setQueryData(queryKey, { url: null });
        toast.show(messages.removed);
      } else {
        queries.setQueryData(queryKey, await createCalendarAddress(api));
        toast.show(sent === 'create' ? messages.created : messages.renewed);
      }
      // Moves the focus, because the pressed button has disappeared.
      if (sent !== 'renew' && isHere()) focusMain();
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return {
    address: mapLoadable(response, ({ url }) => url),
    change,
    submission,
    onChange: (next) => {
      // While a change is running, the button of that change shows the progress, even if the user has already pressed
      // another button.
      if (submission.status !== 'submitting') setChange(next);
      submit(next);
    },
    onCopy: (address) =>
      void copyText(address).then((isCopied) => toast.show(isCopied ? messages.copied : messages.notCopied)),
  };
}
