import { Dialog } from '@portal/ui/dialog';
import { AccountForm, type AccountFormProps } from './account-form.tsx';
import { form as words } from './accounts-messages.ts';

interface AccountDialogProps extends AccountFormProps {
  open: boolean;
}

/** Adds an account, or changes one; says before that it waits a day and is told by mail. */
export function AccountDialog({ open, ...form }: AccountDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={form.account ? words.changeTitle : words.addTitle}
      description={words.body}
      closeOnClickAway={false}
    >
      <AccountForm {...form} />
    </Dialog>
  );
}
