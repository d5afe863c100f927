import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { useNow } from '@portal/portal-core/clock';
import { LessonRow } from './lesson-row.tsx';

const TICK_MS = 15_000;

interface Props {
  lessons: readonly Lesson[];
  meetingUrl: string | null;
  label: string;
}

/** Lessons below each other, in the order in which they come. */
export function LessonList({ lessons, meetingUrl, label }: Props) {
  const now = useNow(TICK_MS);
  const leading = lessons.find((lesson) => {
    const { next } = lessonStanding({ lesson, meetingUrl }, now);
    return next === 'ENTER' || next === 'WRAP_UP';
  });
  return (
    <chakra.ul listStyleType="none" aria-label={label}>
      {lessons.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} meetingUrl={meetingUrl} now={now} leads={lesson === leading} />
      ))}
    </chakra.ul>
  );
}
