import { chakra } from '@chakra-ui/react/styled-system';
import { useDeleteAssignmentMutation } from '@portal/api/coursework/assignments.api';
import { type Assignment, isOut } from '@portal/domain/coursework/assignment';
import { Dialog } from '@portal/ui/dialog';
import { AgainForm } from '../again/again-form.tsx';
import { ResultOf } from '../again/last-result.tsx';
import { HandoutRemoval } from '../handouts/handout-removal.tsx';
import { NoteForm } from '../notes/note-form.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { assignments as words } from './assignment-messages.ts';
import { ExtendForm } from './extend-form.tsx';
import { type ClassChoice, NewAssignment } from './new-assignment.tsx';
import { SubmissionList } from './submission-list.tsx';

/** What is open over the list. */
export type OpenAssignment =
  { action: 'create' } | { action: 'change' | 'extend' | 'note' | 'again' | 'remove' | 'show'; assignment: Assignment };

interface Props {
  /** The class of a new one, or those of which she chooses. */
  classes: readonly ClassChoice[];
  zone: string;
  /** Null: nothing is. */
  open: OpenAssignment | null;
  onReload: () => void;
  onClose: () => void;
}

/** The forms of an assignment, what was handed in, and the question before one is deleted. */
export function AssignmentDialogs({ classes, zone, open, onReload, onClose }: Props) {
  const removal = useDeleteAssignmentMutation();
  const of = (action: OpenAssignment['action']) =>
    open?.action === action && 'assignment' in open ? open.assignment : null;
  const [changed, extended, noted, shown] = [of('change'), of('extend'), of('note'), of('show')];
  const repeated = of('again');
  const removed = of('remove');
  const ways = { zone, onReload, onClose };
  return (
    <>
      <Dialog
        open={open?.action === 'create' || changed !== null}
        title={changed ? words.edit : words.create}
        description={changed ? changed.className : classes.length === 1 && classes[0]!.name}
        onClose={onClose}
        closeOnClickAway={false}
      >
        {open?.action === 'create' && <NewAssignment {...ways} classes={classes} />}
        {changed && <AssignmentForm {...ways} classId={changed.classId} assignment={changed} />}
      </Dialog>
      <Dialog open={extended !== null} title={words.extend} description={extended?.title} onClose={onClose}>
        {extended && <ExtendForm {...ways} assignment={extended} />}
      </Dialog>
      <Dialog open={noted !== null} title={words.note} description={noted?.title} onClose={onClose}>
        {noted && <NoteForm {...ways} assignment={noted} />}
      </Dialog>
      <Dialog open={repeated !== null} title={words.again} description={repeated?.title} onClose={onClose}>
        {repeated && (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <ResultOf assignmentId={repeated.id} />
            <AgainForm from={{ kind: 'ASSIGNMENT', id: repeated.id }} zone={zone} onClose={onClose} />
          </chakra.div>
        )}
      </Dialog>
      <Dialog open={shown !== null} title={shown?.title ?? ''} onClose={onClose}>
        {shown && <SubmissionList assignment={shown} zone={zone} />}
      </Dialog>
      <HandoutRemoval
        handout={removed}
        mutation={removal}
        words={removed && isOut(removed) ? { ...words, deleteBody: words.withdrawBody } : words}
        onClose={onClose}
      />
    </>
  );
}
