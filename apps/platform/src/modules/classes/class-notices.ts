import type { PlannedLesson } from '@portal/domain/classes/class';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths, sitePath } from '@portal/domain/site/paths';
import { about, type ZonedNotice } from '../notifications/module.ts';

interface NamedClass {
  readonly id: string;
  readonly name: string;
}

const classUrl = ({ id }: NamedClass) => sitePath(paths.classDetail(id));

/** To everyone who takes part, of a class that ends before its time. */
export const classCanceled =
  (
    of: NamedClass,
    { reason, shortNotice, left }: { reason: string; shortNotice: boolean; left: number },
  ): ZonedNotice =>
  () => ({
    kind: 'LESSON_CHANGED',
    entity: of.id,
    version: 'CANCELED',
    isUrgent: shortNotice,
    title: '수업을 더 하지 않게 됐어요',
    ...about(of, `남은 ${left}회를 취소했어요.`, `이유: ${reason}`),
    url: classUrl(of),
  });

/** To those who take a class again in its new term. */
export const classOpened =
  (of: NamedClass, lessons: readonly PlannedLesson[]): ZonedNotice =>
  (zone) => {
    const first = new Date(lessons[0]!.startAt);
    return {
      kind: 'LESSON_CHANGED',
      entity: of.id,
      version: 'OPENED',
      title: '새 학기 수업이 정해졌어요',
      ...about(of, `${formatMoment(first, zone)}부터 ${lessons.length}회 수업해요.`),
      url: classUrl(of),
    };
  };
