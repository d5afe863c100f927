import { useEffect, useRef } from 'react';
import { useMarkFamilyHomeworkSeenMutation } from '@portal/api/families/family-homework.api';
import type { ReturnedGrade } from '@portal/domain/coursework/submission';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { useReader } from '../reading/reader-context.ts';
import { TeacherWords } from './teacher-words.tsx';

interface ReturnedHomeworkProps {
  homework: FamilyHomework;
  returned: ReturnedGrade;
}

/** What the teacher says of it: the score and her words. That the family has seen it is told to her, once. */
export function ReturnedHomework({ homework: { id, student }, returned }: ReturnedHomeworkProps) {
  const { link } = useReader();
  const [markSeen] = useMarkFamilyHomeworkSeenMutation();
  const { at, seenAt } = returned;
  // A failed call is not shown, and made again the next time she opens it: nobody waits for it here.
  const told = useRef('');
  useEffect(() => {
    if (seenAt !== null || told.current === at) return;
    told.current = at;
    void markSeen({ link, id, body: { studentId: student.id } });
  }, [at, id, link, markSeen, seenAt, student.id]);
  return <TeacherWords {...returned} />;
}
