import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { today } from '../messages.ts';

interface NextLessonPanelProps {
  lesson: Lesson | null;
  isRunning: boolean;
  now: Date;
  zone: string;
}

/** The lesson that comes, and how long until then; the running one, and how long still. */
export function NextLessonPanel({ lesson, isRunning, now, zone }: NextLessonPanelProps) {
  if (!lesson) {
    return (
      <Panel size="sm" title={today.nextLesson}>
        <EmptyState
          name="calendar-empty"
          size="sm"
          title={today.noNextLesson}
          action={
            <Button asChild>
              <RouterLink href={paths.schedule()}>{today.openSchedule}</RouterLink>
            </Button>
          }
        >
          {today.noNextLessonBody}
        </EmptyState>
      </Panel>
    );
  }
  const until = (instant: string) => formatDuration(Date.parse(instant) - now.getTime());
  const start = `${nameDay(dayOf(lesson.startAt, zone), dayOf(now, zone))} ${formatTime(lesson.startAt, zone)}`;
  const details = [
    lesson.isTrial ? today.trial : today.lessonNo(lesson.no),
    today.students(lesson.studentCount),
    lesson.place ?? TEACHING_MODE_LABELS[lesson.mode],
  ];
  return (
    <Panel
      size="sm"
      title={today.nextLesson}
      footer={
        <Button asChild>
          <RouterLink href={paths.lesson(lesson.id)}>{today.openLesson}</RouterLink>
        </Button>
      }
    >
      <chakra.div layerStyle="spine" bg="transparent" ps="4" display="grid" gap="1">
        <chakra.p textStyle="label" color="fg.link">
          {isRunning
            ? `${today.running} · ${today.endsIn(until(lesson.endAt))}`
            : today.startsIn(until(lesson.startAt))}
        </chakra.p>
        <chakra.p textStyle="title.md" dir="auto">
          {lesson.className}
        </chakra.p>
        <chakra.p textStyle="body.md" color="fg.muted" fontVariantNumeric="tabular-nums">
          {today.range(start, formatTime(lesson.endAt, zone))}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {details.join(' · ')}
        </chakra.p>
      </chakra.div>
    </Panel>
  );
}
