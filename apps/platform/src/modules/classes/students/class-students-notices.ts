import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../../notifications/module.ts';

interface NamedClass {
  readonly id: string;
  readonly name: string;
}

/** To a student with an account who does not take the lessons of a class any more; `to` is the one he goes on in. */
export const studentLeft =
  (enrollmentId: string, from: NamedClass, to: NamedClass | undefined, reason: string): ZonedNotice =>
  () => ({
    kind: 'LESSON_CHANGED',
    entity: enrollmentId,
    version: 'LEFT',
    title: to ? '다른 수업으로 옮겼어요' : '수업을 더 듣지 않게 됐어요',
    ...about(from, to ? `앞으로는 ${to.name} 수업을 들어요.` : '', `이유: ${reason.trim()}`),
    url: sitePath(paths.classDetail((to ?? from).id)),
  });
