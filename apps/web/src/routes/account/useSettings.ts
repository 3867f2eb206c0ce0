import type { UserUpdate } from '@skillharbor/contract';
import type { AccountPageProps } from '@skillharbor/ui/pages';
import { useAccountPageMessages, useMailMessages, useToast } from '@skillharbor/ui/primitives';
import { updateCurrentUser } from '../../api/currentUser.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { userQuery } from '../../session/queries.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Loads and changes the time zone of the user, which mails the user gets, and when. */
export function useSettings(): AccountPageProps['settings'] {
  const app = useApp();
  const saved = useLoadable(userQuery(app), loadMessages.settings(useAccountPageMessages()));
  const [zoning, saveZone] = useSaving(useAccountPageMessages().timeZone.saved);
  const mailMessages = useMailMessages();
  const [choosing, saveMails] = useSaving(mailMessages.saved);
  const [summing, saveDigest] = useSaving(mailMessages.digest.saved);
  const [quieting, saveQuietHours] = useSaving(mailMessages.quietHours.saved);
  return {
    saved,
    deviceTimeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    zoning,
    onTimeZone: (time_zone) => saveZone({ time_zone }),
    choosing,
    onMails: (mails) => saveMails({ mails }),
    summing,
    onDigest: (digest_hour) => saveDigest({ digest_hour }),
    quieting,
    onQuietHours: (quiet_hours) => saveQuietHours({ quiet_hours }),
  };
}

function useSaving(saved: string) {
  const { api, session } = useApp();
  const appMessages = useAppMessages();
  const toast = useToast();
  return useSubmission({
    send: async (update: UserUpdate) => {
      session.setUser(await updateCurrentUser(api, update));
      toast.show(saved);
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });
}
