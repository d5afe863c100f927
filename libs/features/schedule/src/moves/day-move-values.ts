import * as v from 'valibot';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { Filled } from '@portal/domain/contract/scalar';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { lessonMessages } from '../lesson-messages.ts';
import { lengthOf } from '../time/span-words.ts';

const words = lessonMessages.day;

export type DayPlan = AnswerOf<typeof lessonMovesContract.planDayMove>['items'];
export type PlannedLesson = DayPlan[number];

export interface DayMoveValues {
  reason: string;
  /** New start of each lesson by its id; '' leaves it where it is. */
  starts: Record<string, string>;
}

/** The plan as it comes: each lesson at its first alternative. */
export const dayMoveDefaults = (plan: DayPlan, reason: string): DayMoveValues => ({
  reason,
  starts: Object.fromEntries(plan.map(({ lesson, alternatives }) => [lesson.id, alternatives[0]?.startAt ?? ''])),
});

function chosenSpan({ lesson }: PlannedLesson, start: string): TimeSpan {
  return { startAt: start, endAt: new Date(Date.parse(start) + lengthOf(lesson)).toISOString() };
}

/** What can be chosen for a lesson: its alternatives, and what a refusal offered instead. */
export function choicesOf(planned: PlannedLesson, start: string): TimeSpan[] {
  const isListed = planned.alternatives.some(({ startAt }) => startAt === start);
  return start === '' || isListed ? planned.alternatives : [...planned.alternatives, chosenSpan(planned, start)];
}

/** Lessons of the plan whose new times overlap each other. */
export function clashesOf(plan: DayPlan, starts: DayMoveValues['starts']): ReadonlySet<string> {
  const spans = plan.flatMap((planned) => {
    const start = starts[planned.lesson.id] ?? '';
    const from = Date.parse(start);
    return start === '' ? [] : [{ id: planned.lesson.id, from, to: from + lengthOf(planned.lesson) }];
  });
  const clashing = spans.filter((a) => spans.some((b) => a.id !== b.id && a.from < b.to && b.from < a.to));
  return new Set(clashing.map(({ id }) => id));
}

export const countOf = (starts: DayMoveValues['starts']): number =>
  Object.values(starts).filter((start) => start !== '').length;

/** At least one lesson moves, none onto another, and everybody is told why (W5). */
export function dayMoveSchema(plan: DayPlan) {
  return v.pipe(
    v.object({ reason: Filled(500, '바꾸는 이유를 적어 주세요.'), starts: v.record(v.string(), v.string()) }),
    v.forward(
      v.partialCheck([['starts']], ({ starts }) => countOf(starts) > 0, words.none),
      ['starts'],
    ),
    v.forward(
      v.partialCheck([['starts']], ({ starts }) => clashesOf(plan, starts).size === 0, words.clash),
      ['starts'],
    ),
    v.transform(({ reason, starts }) => ({
      reason: reason.trim(),
      moves: Object.entries(starts)
        .filter(([, start]) => start !== '')
        .map(([lessonId, newStartAt]) => ({ lessonId, newStartAt })),
    })),
  );
}
