import { useState } from 'react';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { NoteRecipient } from '@portal/domain/lessons/lesson-diary';

export type ReadDesk = Pick<LessonDesk, 'recipients' | 'students'>;

/** The guardian through whose eyes a note is seen, with her own children; the first one until another is chosen. */
export function useReader({ recipients, students }: ReadDesk) {
  const [chosen, choose] = useState('');
  const reader: NoteRecipient | undefined = recipients.find(({ id }) => id === chosen) ?? recipients[0];
  const children = students.filter(({ guardians }) => guardians.some(({ id }) => id === reader?.id));
  return { reader, children, choose };
}
