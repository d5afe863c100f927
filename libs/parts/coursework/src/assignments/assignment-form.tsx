import { useState } from 'react';
import {
  useCreateAssignmentMutation,
  usePublishAssignmentMutation,
  useUpdateAssignmentMutation,
} from '@portal/api/coursework/assignments.api';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { now } from '@portal/portal-core/clock';
import { HandoutForm } from '../handouts/handout-form.tsx';
import { RubricEditor } from '../rubric/rubric-editor.tsx';
import { AssignmentDates } from './assignment-dates.tsx';
import { assignmentForm as words, assignments as said } from './assignment-messages.ts';
import { assignmentSchema, assignmentValues } from './assignment-values.ts';

const LABELS = { displayAt: words.displayDay, deadlineAt: words.deadlineDay, cutoffAt: words.cutoffDay };

interface Props {
  classId: string;
  /** Null for a new one. */
  assignment: Assignment | null;
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

/** An assignment: a handout with a deadline (ASG-1, ASG-3). */
export function AssignmentForm({ classId, assignment, zone, onReload, onClose }: Props) {
  const [create] = useCreateAssignmentMutation();
  const [update] = useUpdateAssignmentMutation();
  const [publish] = usePublishAssignmentMutation();
  const isShown = assignment?.status === 'OPEN';
  const [defaultValues] = useState(() => assignmentValues(assignment, now(), zone));
  return (
    <HandoutForm
      location="ASSIGNMENT"
      draftKey={`assignment:${assignment?.id ?? `new:${classId}`}`}
      isNew={!assignment}
      schema={assignmentSchema}
      labels={LABELS}
      save={async (written, as) => {
        // What students see already stays where it is, also when it came to be seen while this form was open.
        const values = isShown ? { ...written, displayAt: assignment.displayAt } : written;
        if (assignment) return update({ id: assignment.id, body: { version: assignment.version, ...values } }).unwrap();
        const made = await create({ body: { classId, ...as, ...values } }).unwrap();
        // An answer that was lost may have been that of a draft.
        const { id, version } = made;
        return made.status === 'DRAFT' && !as.isDraft ? publish({ id, body: { version } }).unwrap() : made;
      }}
      defaultValues={defaultValues}
      words={words}
      said={said}
      onReload={onReload}
      onClose={onClose}
    >
      <AssignmentDates zone={zone} shownAt={isShown ? assignment.displayAt : null} />
      <RubricEditor />
    </HandoutForm>
  );
}
