import type { Ref } from 'react';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { Button } from '@portal/ui/button';
import { messages } from '../messages.ts';

interface ApprovalActionsProps {
  status: TeacherProfile['status'];
  /** Approved, and nothing was written since. */
  isSettled: boolean;
  isSending: boolean;
  /** The form that the button belongs to, where it stands in one. */
  onSubmit: (form: HTMLFormElement | null) => void;
  onCancel: () => void;
  onSave: () => void;
  /** The button of the approval, which gets the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** Save, and the one step of the approval that is possible now. Enter in a field hands nothing in. */
export function ApprovalActions({
  status,
  isSettled,
  isSending,
  onSubmit,
  onCancel,
  onSave,
  ref,
}: ApprovalActionsProps) {
  return (
    <>
      <Button variant="outline" onClick={onSave}>
        {messages.save}
      </Button>
      {status === 'PENDING' ? (
        <Button ref={ref} variant="outline" onClick={onCancel}>
          {messages.cancelRequest}
        </Button>
      ) : (
        !isSettled && (
          <Button ref={ref} loading={isSending} onClick={({ currentTarget }) => onSubmit(currentTarget.form)}>
            {status === 'NOT_SUBMITTED' ? messages.submit : messages.submitAgain}
          </Button>
        )
      )}
    </>
  );
}
