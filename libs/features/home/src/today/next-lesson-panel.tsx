import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { NextLesson } from '@portal/lesson/next-lesson';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { today } from '../messages.ts';

interface NextLessonPanelProps {
  lesson: Lesson | undefined;
  now: Date;
}

/** The lesson that comes, and the way to it. */
export function NextLessonPanel({ lesson, now }: NextLessonPanelProps) {
  if (!lesson) {
    return (
      <Panel size="sm" title={nextLessonMessages.title}>
        <EmptyState
          name="calendar-empty"
          size="sm"
          title={nextLessonMessages.none(2)}
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
  return (
    <Panel
      size="sm"
      title={nextLessonMessages.title}
      footer={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <EnterLesson lesson={lesson} />
          <Button asChild variant="outline">
            <RouterLink href={paths.lesson(lesson.id)}>{today.openLesson}</RouterLink>
          </Button>
        </chakra.div>
      }
    >
      <chakra.div layerStyle="spine" bg="transparent" ps="4" display="grid">
        <NextLesson lesson={lesson} now={now.getTime()} />
      </chakra.div>
    </Panel>
  );
}
