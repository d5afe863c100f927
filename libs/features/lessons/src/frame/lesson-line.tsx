import { chakra } from '@chakra-ui/react/styled-system';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { LessonTime } from '@portal/lesson/lesson-time';
import { messages } from '../messages.ts';

/** Which lesson this is, when and how it is held, in the line below the heading. */
export function LessonLine({ lesson, hasTitle }: { lesson: Lesson; hasTitle: boolean }) {
  const { no, title, isTrial, mode } = lesson;
  const before = [messages.no(no), hasTitle && title, isTrial && messages.trial].filter(Boolean).join(' · ');
  return (
    <chakra.p textStyle="body.md" color="fg.muted" overflowWrap="anywhere">
      {before} · <LessonTime {...lesson} /> · {TEACHING_MODE_LABELS[mode]}
    </chakra.p>
  );
}
