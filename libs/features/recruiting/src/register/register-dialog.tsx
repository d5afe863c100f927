import { useState } from 'react';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Dialog } from '@portal/ui/dialog';
import { done, register as words } from '../messages.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import type { Receipt } from './receipt.ts';
import { RegisterForm } from './register-form.tsx';

/** The form over the page; on a phone it fills the screen. Who leaves it half-written is asked, though nothing is lost. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (isDirty && !receipt ? setIsLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={close}
        phone="full"
        size="lg"
        title={receipt ? done.title : words.title}
        description={receipt ? undefined : words.description}
        closeLabel={words.close}
        closeOnClickAway={false}
      >
        {receipt ? (
          <ReceiptPanel receipt={receipt} onClose={onClose} />
        ) : (
          <RegisterForm onDone={setReceipt} onDirty={setIsDirty} />
        )}
      </Dialog>
      <AlertDialog
        open={isLeaving}
        title={words.leaveTitle}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
      >
        {words.leaveBody}
      </AlertDialog>
    </>
  );
}
