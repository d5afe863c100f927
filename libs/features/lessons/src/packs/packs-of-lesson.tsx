import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { GivenPacks } from './given-packs.tsx';
import { KeepAsPack } from './keep-as-pack.tsx';

/** What is ready for a lesson; afterwards, what it leaves for the next one (W11). */
export function PacksOfLesson({ desk }: { desk: LessonDesk }) {
  const { lesson } = desk;
  if (lesson.status === 'UPCOMING' || lesson.status === 'IN_PROGRESS')
    return <GivenPacks lesson={lesson} isInRoom={hasRoom(desk)} />;
  return lesson.held && hasRoom(desk) && <KeepAsPack lesson={lesson} />;
}
