import type { RefObject } from 'react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { Dialog } from '@portal/ui/dialog';
import { move, remove } from '../student-messages.ts';
import type { LeavingFormProps } from './leaving-form-props.ts';
import { MoveForm } from './move-form.tsx';
import { RemoveForm } from './remove-form.tsx';
import type { LeavingAction } from './student-menu.tsx';

export interface Leaving {
  readonly action: LeavingAction;
  readonly student: ClassStudent;
}

interface Props extends Omit<LeavingFormProps, 'student'> {
  leaving: Leaving;
  finalFocus: RefObject<HTMLElement | null>;
}

const TITLES = { move: move.title, remove: remove.title } as const;
const FORMS = { move: MoveForm, remove: RemoveForm } as const;

/** Asks before a student leaves: what happens, why, and where he goes on. */
export function LeavingDialog({ leaving: { action, student }, finalFocus, onClose, ...form }: Props) {
  const Form = FORMS[action];
  return (
    <Dialog
      open
      title={TITLES[action](student.name)}
      onClose={onClose}
      finalFocus={finalFocus}
      closeOnClickAway={false}
    >
      <Form {...form} student={student} onClose={onClose} />
    </Dialog>
  );
}
