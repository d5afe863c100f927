import { useState } from 'react';
import { AlertDialog } from '@portal/ui/alert-dialog';

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
}

interface Props {
  /** Null while nothing is asked. */
  question: Question | null;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  danger?: boolean;
}

/** Asks before an action and stays until it is done. */
export function ConfirmAction({ question, onConfirm, onClose, danger = false }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  // The words stay while the dialog fades.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);

  async function confirm() {
    setIsRunning(true);
    await onConfirm();
    setIsRunning(false);
    onClose();
  }

  return (
    <AlertDialog
      open={question !== null}
      title={last?.title}
      confirmLabel={last?.confirm ?? ''}
      danger={danger}
      loading={isRunning}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {last?.body}
    </AlertDialog>
  );
}
