import { Dialog } from '@portal/ui/dialog';
import { invite as words } from '../invited-messages.ts';
import { InviteForm } from './invite-form.tsx';

interface Props {
  classId: string;
  /** How many letters she can send now; undefined as long as that is not known. */
  lettersLeft: number | undefined;
  onClose: () => void;
}

/** Invites single families by mail. */
export function InviteDialog({ classId, lettersLeft, onClose }: Props) {
  return (
    <Dialog
      open
      title={words.title}
      description={lettersLeft === undefined ? words.rule : `${words.body(lettersLeft)} ${words.rule}`}
      size="lg"
      phone="full"
      onClose={onClose}
      closeOnClickAway={false}
    >
      <InviteForm classId={classId} onClose={onClose} />
    </Dialog>
  );
}
