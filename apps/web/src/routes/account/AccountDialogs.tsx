import type { User } from '@skillharbor/contract';
import {
  ChangeAddressModal,
  DeleteAccountModal,
  EndSessionModal,
  ExportDataModal,
} from '@skillharbor/ui/modals';
import type { AddressChange } from '@skillharbor/ui/modals';
import { useAccountPageMessages, useToast } from '@skillharbor/ui/primitives';
import { changeAddress, exportData, requestDeletion } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { AccountDialog } from './accountDialog.ts';
import { useEndSession } from './useEndSession.ts';

interface AccountDialogsProps {
  user: User;
  open: AccountDialog | null;
  onClose: () => void;
}

/** The dialogs ask for a new email address, or for the password to download the data or to delete the account. */
export function AccountDialogs({ user, open, onClose }: AccountDialogsProps) {
  const { api, session } = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountPageMessages();
  const toast = useToast();
  const explain = (error: unknown) => sendFailure(error, appMessages.notSent, appMessages);

  const [changing, change] = useSubmission({
    send: async (body: AddressChange) => {
      session.setUser(await changeAddress(api, body));
      onClose();
      toast.show(messages.address.modal.sent(body.email));
    },
    explain,
  });
  const [exporting, download] = useSubmission({
    send: async (password: string) => {
      const { archive, name } = await exportData(api, { password });
      saveFile(archive, name);
      onClose();
      toast.show(messages.data.done);
    },
    explain: (error) => sendFailure(error, messages.data.failed, appMessages),
  });
  const [deleting, remove] = useSubmission({
    send: async (password: string, { isHere }) => {
      session.setUser(await requestDeletion(api, { password }));
      onClose();
      // Moves the focus, because the button that opened the dialog is gone. The notice above the page states when the
      // account is deleted.
      if (isHere()) focusMain();
    },
    explain,
  });

  const { shown, round, ending, end } = useEndSession(open, onClose);

  return (
    <>
      <ChangeAddressModal
        key={user.new_email}
        open={open?.kind === 'address'}
        onClose={onClose}
        submission={changing}
        onSubmit={change}
      />
      <ExportDataModal
        open={open?.kind === 'export'}
        onClose={onClose}
        submission={exporting}
        onSubmit={download}
      />
      <DeleteAccountModal
        key={user.deletes_at ?? 'stays'}
        open={open?.kind === 'deletion'}
        onClose={onClose}
        role={user.role}
        submission={deleting}
        onSubmit={remove}
      />
      <EndSessionModal
        key={`${round} ${shown?.id ?? 'others'}`}
        open={open?.kind === 'end'}
        onClose={onClose}
        session={shown}
        submission={ending}
        onSubmit={(password) => end({ session: shown, password })}
      />
    </>
  );
}
