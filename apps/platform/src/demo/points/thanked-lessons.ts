import { addHours } from 'date-fns/addHours';
import { THANK_YOUS_A_MONTH } from '@portal/domain/points/thanks.contract';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { DemoData } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const WORDS = [
  '오늘 설명이 정말 쉬웠대요. 고맙습니다.',
  '숙제를 스스로 하기 시작했어요. 감사합니다!',
  '',
  '아이가 수업 시간을 기다려요.',
  '틀린 문제를 끝까지 봐 주셔서 고맙습니다.',
];

export interface Thanked {
  readonly lesson: DemoData['lessons'][number];
  readonly className: string;
  readonly studentId: string;
  readonly guardianId: string;
  readonly text: string;
  readonly at: Date;
}

/** Lessons of the main teacher that families thanked for, as the rules of thanks let them; the oldest first. */
export function thankedLessons(data: DemoData, now: Date): Thanked[] {
  const guardianOf = new Map(data.relations.map(({ studentId, guardianId }) => [studentId, guardianId]));
  const present = Map.groupBy(
    data.attendance.filter(({ state }) => state === 'PRESENT'),
    ({ lessonId }) => lessonId,
  );
  const names = new Map(data.classes.map(({ id, name }) => [id, name]));
  const used = new Map<string, number>();
  const found: Thanked[] = [];
  const held = data.lessons
    .filter(
      ({ teacherId, held: isHeld, status }) => teacherId === DEMO_ACCOUNTS.math.id && isHeld && status === 'FINISHED',
    )
    .toSorted((one, other) => other.endAt.getTime() - one.endAt.getTime());
  // Not every family of every lesson thanks: of four lessons one.
  for (const lesson of held.filter((_lesson, no) => no % 4 === 1)) {
    const at = addHours(lesson.endAt, 3);
    const studentId = present.get(lesson.id)?.[0]?.studentId;
    const guardianId = studentId && guardianOf.get(studentId);
    if (!guardianId || at > now) continue;
    const key = `${guardianId} ${dayOf(at, DEFAULT_TIME_ZONE).slice(0, 7)}`;
    const times = used.get(key) ?? 0;
    if (times >= THANK_YOUS_A_MONTH) continue;
    used.set(key, times + 1);
    found.push({
      lesson,
      className: names.get(lesson.classId)!,
      studentId,
      guardianId,
      text: WORDS[found.length % WORDS.length]!,
      at,
    });
  }
  return found.reverse();
}
