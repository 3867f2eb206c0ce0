import { LogOutModal } from '@skillharbor/ui/modals';
import { useLogOut } from '../session/useLogOut.ts';

/** Asks the user for confirmation, and then logs the user out. */
export function LogOutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { logOut, pending } = useLogOut(onClose);
  return <LogOutModal open={open} pending={pending} onCancel={onClose} onConfirm={logOut} />;
}
