import { useCallback, useRef, useState } from 'react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { OpenItem } from '../items/event-block.tsx';
import type { LessonStep } from '../lesson/lesson-dialog.tsx';

/** A lesson, or only its id where a proposal brings it into days that it does not stand in. */
export type OpenLesson = Lesson | Pick<Lesson, 'id'>;

/** What is open beside the calendar; a lesson that changes meanwhile changes in its dialog too. */
export function useDetails(lessons: readonly Lesson[]) {
  const [lesson, setLesson] = useState<OpenLesson | null>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const [opensAt, setOpensAt] = useState<LessonStep | null>(null);

  const openLesson = useCallback((chosen: OpenLesson, from: HTMLElement, step: LessonStep | null = null) => {
    opener.current = from;
    setWasUsed(true);
    setLesson(chosen);
    setOpensAt(step);
  }, []);
  const open = useCallback<OpenItem>(
    (item, from) => {
      if (item.kind === 'proposal') openLesson(item.lesson ?? { id: item.move.lessonId }, from);
      else if (item.kind !== 'event' && item.kind !== 'free') openLesson(item.lesson, from);
    },
    [openLesson],
  );
  const close = () => {
    setLesson(null);
  };
  return {
    lesson: lesson && (lessons.find(({ id }) => id === lesson.id) ?? lesson),
    opensAt,
    opener,
    wasUsed,
    open,
    openLesson,
    close,
  };
}
