import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { NextLesson } from '@portal/lesson/next-lesson';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { classTint } from '@portal/ui/class-tints';
import { lessonKind } from '../items/calendar-item.ts';
import { messages } from '../messages.ts';

interface Props {
  lesson: Lesson | undefined;
  /** How many lessons of today are not cancelled. */
  lessonsToday: number;
  now: number;
  onOpen: (lesson: Lesson, opener: HTMLElement) => void;
}

/** What comes next, for a glance from the desk (design 4.3). */
export function NextLessonCard({ lesson, lessonsToday, now, onOpen }: Props) {
  return (
    <chakra.section bg="bg.panel" borderWidth="1px" borderRadius="lg" p="5" aria-labelledby="next-lesson">
      <chakra.h2 id="next-lesson" textStyle="label" color="fg.muted">
        {nextLessonMessages.title}
      </chakra.h2>
      {lesson ? (
        <chakra.button
          type="button"
          data-kind={lessonKind(lesson)}
          data-tint={classTint(lesson.classNo)}
          data-item={`next-${lesson.id}`}
          onClick={(event) => onOpen(lesson, event.currentTarget)}
          display="flex"
          gap="3"
          w="full"
          mt="3"
          textAlign="start"
          cursor="pointer"
          borderRadius="sm"
        >
          <span className="spine" aria-hidden />
          <NextLesson lesson={lesson} now={now} />
        </chakra.button>
      ) : (
        <chakra.p mt="3" color="fg.muted">
          {nextLessonMessages.none(1)}
        </chakra.p>
      )}
      {lesson && (
        <chakra.div display="grid" mt="4" _empty={{ display: 'none' }}>
          <EnterLesson lesson={lesson} />
        </chakra.div>
      )}
      <chakra.p mt="4" pt="3" borderTopWidth="1px" textStyle="body.sm" color="fg.muted">
        {messages.lessonsToday(lessonsToday)}
      </chakra.p>
    </chakra.section>
  );
}
