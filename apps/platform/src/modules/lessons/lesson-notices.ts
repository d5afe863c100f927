import { paths, sitePath } from '@portal/domain/site/paths';
import type { ZonedNotice } from '../notifications/module.ts';
import type { NamedLesson } from './lessons.queries.ts';

/** To the teacher, of a lesson that is over and that she did not begin. */
export const lessonMissed =
  ({ id, classId, className, no }: NamedLesson, reason: string): ZonedNotice =>
  () => ({
    kind: 'LESSON_MISSED',
    entity: id,
    version: 'NOT_HELD',
    title: '진행하지 않은 수업으로 남았어요',
    content: `${className} · ${no}회차. ${reason}`,
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: className.length }],
    ofClass: { id: classId, name: className },
    url: sitePath(paths.lesson(id)),
  });
