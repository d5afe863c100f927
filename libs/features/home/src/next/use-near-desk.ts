import { millisecondsInSecond } from 'date-fns/constants';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { nextLesson } from '@portal/domain/lessons/states/next-lesson';
import type { NearDesk } from './hero-state.ts';

/** Who comes to the door is not announced, so it is asked for while somebody looks. */
const POLL_MS = 20 * millisecondsInSecond;

/** Who has come to the next lesson, once its room is open; before, and where that cannot be known, nothing. */
export function useNearDesk(lessons: readonly Lesson[], now: Date): NearDesk | undefined {
  const next = nextLesson(lessons, now.getTime());
  const isOpen = next !== undefined && roomState(next, now) === 'OPEN';
  const { currentData } = useGetLessonDeskQuery(
    { id: next?.id ?? '' },
    { skip: !isOpen, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  return isOpen ? currentData : undefined;
}
