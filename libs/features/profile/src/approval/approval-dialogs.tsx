import type { RefObject } from 'react';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { messages } from '../messages.ts';

interface ApprovalDialogsProps {
  asked: 'SUBMIT' | 'CANCEL' | null;
  /** A version of the profile is public and stays so. */
  isPublic: boolean;
  isSending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks before a request for approval is made or taken back. */
export function ApprovalDialogs(props: ApprovalDialogsProps) {
  const { asked, isPublic, isSending, onSubmit, onCancel, onClose, finalFocus } = props;
  return (
    <>
      <AlertDialog
        open={asked === 'SUBMIT'}
        title={messages.submitTitle}
        confirmLabel={messages.submit}
        loading={isSending}
        onConfirm={onSubmit}
        onCancel={onClose}
        finalFocus={finalFocus}
      >
        {messages.submitBody} {isPublic && messages.submitBodyApproved}
      </AlertDialog>
      <AlertDialog
        open={asked === 'CANCEL'}
        title={messages.cancelTitle}
        confirmLabel={messages.cancelRequest}
        cancelLabel={messages.keepRequest}
        loading={isSending}
        onConfirm={onCancel}
        onCancel={onClose}
        finalFocus={finalFocus}
      >
        {messages.cancelBody}
      </AlertDialog>
    </>
  );
}
