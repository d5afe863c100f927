import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyDoor, FamilyLesson } from '@portal/domain/families/family-door';
import { ChildAbsence } from './child-absence.tsx';

export interface LessonAbsencesProps {
  lesson: FamilyLesson;
  students: FamilyDoor['students'];
  now: Date;
  /** Asks for another time; none where one waits already. */
  onAsk: (() => void) | undefined;
}

/** Who of the family cannot come to the next lesson, which can be said and taken back until it begins. */
export function LessonAbsences({ lesson, students, now, onAsk }: LessonAbsencesProps) {
  const { takers, status, startAt } = lesson;
  const isToCome = status === 'UPCOMING' && now.getTime() < Date.parse(startAt);
  const isShown = isToCome || takers.some(({ absence }) => absence !== null);
  return (
    // Not taken away with the hour: a sheet that stands open keeps its words.
    <chakra.div display={isShown ? 'grid' : 'none'} gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {takers.map((taker) => (
        <ChildAbsence
          key={taker.studentId}
          lesson={lesson}
          taker={taker}
          name={takers.length > 1 ? students.find(({ id }) => id === taker.studentId)?.name : undefined}
          isToCome={isToCome}
          onAsk={onAsk}
        />
      ))}
    </chakra.div>
  );
}
