import { useState } from 'react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { useAppSelector } from '@portal/portal-core/hooks';
import { useSession } from '@portal/portal-core/session-context';
import { selectProfile } from '@portal/portal-core/state/profile.slice';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { forgetUploads } from '@portal/upload/forget-uploads';
import { logoutDialog } from '../messages.ts';

/** Asks before the session ends (AVT-3). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSession();
  const userId = useAppSelector(selectProfile)?.id;
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    // Here and not at the session's "signed-out": other tabs hear that word of an expiry too, which costs nobody her text.
    if (userId !== undefined) {
      dropDrafts(userId);
      await forgetUploads(userId);
    }
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
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      {logoutDialog.body}
    </AlertDialog>
  );
}
