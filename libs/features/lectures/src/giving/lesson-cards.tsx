import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { RadioCards } from '@portal/ui/radio-cards';
import { giving as words } from '../packs-messages.ts';
import type { OpenLesson } from './open-lessons.ts';

export interface LessonChoiceProps {
  value: OpenLesson | null;
  onChange: (lesson: OpenLesson | undefined) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** One of several lessons, each with its time. */
export function LessonCards({ lessons, value, onChange, error, ref }: LessonChoiceProps & { lessons: OpenLesson[] }) {
  const zone = useTeacherZone();
  if (lessons.length === 0) return <chakra.p color="fg.muted">{words.none}</chakra.p>;
  return (
    // Around the scrolling part room is left for the ring of the focus.
    <chakra.div maxH="min(20rem, 45vh)" overflowY="auto" p="1" m="-1">
      <RadioCards
        ref={ref}
        label={words.lesson}
        required
        error={error}
        value={value?.id ?? ''}
        onChange={(id) => onChange(lessons.find((lesson) => lesson.id === id))}
        options={lessons.map(({ id, className, no, title, startAt, status }) => ({
          value: id,
          label: words.lessonName(className, no),
          description: [
            status === 'IN_PROGRESS'
              ? words.running
              : `${formatDayWithWeekday(dayOf(startAt, zone))} ${formatTime(startAt, zone)}`,
            title,
          ].join(' · '),
        }))}
      />
    </chakra.div>
  );
}
