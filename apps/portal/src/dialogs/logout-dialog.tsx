import { useState } from 'react';
import { useSession } from '@portal/portal-core/session-context';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { logoutDialog } from '../messages.ts';

/** Asks before the session ends (AVT-3). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    // Ends at the identity provider; the dialog closes for the case that it leads straight back here.
    void session.signOut().finally(() => {
      setIsLeaving(false);
      onClose();
    });
  };
  return (
    <AlertDialog
      open={open}
      title={logoutDialog.title}
      confirmLabel={isLeaving ? logoutDialog.processing : logoutDialog.confirm}
      cancelLabel={logoutDialog.cancel}
      loading={isLeaving}
      onConfirm={leave}
      onCancel={onClose}
    >
      {logoutDialog.body}
    </AlertDialog>
  );
}
