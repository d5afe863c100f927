import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Panel } from '@portal/ui/panel';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { today } from '../messages.ts';

interface LessonsPanelProps {
  lessons: readonly Lesson[];
  now: Date;
  zone: string;
}

/** The lessons of today, each with its time and state. */
export function LessonsPanel({ lessons, now, zone }: LessonsPanelProps) {
  return (
    <Panel
      size="sm"
      title={today.lessonsToday(lessons.length)}
      footer={
        <TextLink href={paths.schedule(dayOf(now, zone))} linkAs={RouterLink} touch>
          {today.openDay}
        </TextLink>
      }
    >
      {lessons.length === 0 ? (
        <chakra.p color="fg.muted">{today.noLessonsToday}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} zone={zone} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

function LessonRow({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const state = lessonStateOf(lesson);
  const isCanceled = state === 'CANCELED';
  return (
    <chakra.li
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="1"
      py="2.5"
      borderTopWidth="1px"
    >
      <chakra.span textStyle="time" minW="6.5rem" me="4">
        {formatTimeRange(formatTime(lesson.startAt, zone), formatTime(lesson.endAt, zone))}
      </chakra.span>
      <chakra.span
        flex={{ base: '1 0 100%', md: '1' }}
        order={{ base: '1', md: '0' }}
        minW="0"
        dir="auto"
        color={isCanceled ? 'fg.muted' : undefined}
        textDecoration={isCanceled ? 'line-through' : undefined}
      >
        {lesson.className}
      </chakra.span>
      <chakra.span ms="auto" display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" gap="2">
        <StatusChip group="lesson" status={state} />
        {state === 'TO_WRAP_UP' && (
          <TextLink
            href={paths.lessonWrapUp(lesson.id)}
            linkAs={RouterLink}
            touch
            aria-label={today.wrapUpOf(lesson.className)}
          >
            {today.wrapUp}
          </TextLink>
        )}
      </chakra.span>
    </chakra.li>
  );
}
