import type { ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { addDays } from '@portal/domain/time/day';

const NAMES = ['함수의 뜻', '일차함수의 뜻', '기울기', '절편', '직선의 방정식', '평행과 일치'];
const at = (week: number) => addDays('2026-11-05', 7 * week);

/** Six steps, of which two lessons have covered the first alone: five are left for four Thursdays. */
export const aProgrammeRest = (over: Partial<ProgrammeRest> = {}): ProgrammeRest => ({
  version: 'v1',
  programme: NAMES.map((title, step) => ({
    no: step + 1,
    title,
    plannedAt: `${at(step)}T19:00:00+09:00`,
    coveredAt: step === 0 ? `${at(0)}T19:00:00+09:00` : null,
    isMissed: false,
    isLeftOut: false,
  })),
  lessonsBehind: 1,
  open: [2, 3, 4, 5, 6],
  lessons: [3, 4, 5, 6].map((no) => ({
    id: `lesson-${no}`,
    no,
    title: NAMES[no - 1]!,
    startAt: `${at(no - 1)}T19:00:00+09:00`,
    endAt: `${at(no - 1)}T20:00:00+09:00`,
    nos: [no],
  })),
  extraRoom: 0,
  extraTimes: [],
  replan: null,
  ...over,
});
