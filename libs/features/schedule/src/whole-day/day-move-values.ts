import * as v from 'valibot';
import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import { Filled } from '@portal/domain/contract/scalar';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { lessonMessages } from '../lesson-messages.ts';
import { wantedStart } from '../moves/move-values.ts';
import { lengthOf } from '../time/span-words.ts';

const words = lessonMessages.day;

export type DayPlan = AnswerOf<typeof lessonMovesContract.planDayMove>['items'];
export type PlannedLesson = DayPlan[number];
export type DayLetters = BodyOf<typeof lessonMovesContract.previewDayLetters>;

/** Choices of a lesson that are no time of the list. */
export const OWN_TIME = 'OWN';
export const CANCEL = 'CANCEL';
const LEAVE = '';

export interface DayMoveValues {
  reason: string;
  /** The rest of the day takes no bookings any more. */
  closesDay: boolean;
  /** Of each lesson by its id: its new start, `OWN_TIME`, `CANCEL`, or '' where it stays. */
  starts: Record<string, string>;
  own: Record<string, { date: string; time: string }>;
  /** Of which lessons the families agreed that they are cancelled. */
  consents: Record<string, boolean>;
  /** Which proposals that wait she gives up, by their id; without it such a lesson stays with its proposal. */
  replaced: Record<string, boolean>;
}

type Choices = Omit<DayMoveValues, 'reason' | 'closesDay'>;
type Times = Omit<Choices, 'consents'>;

/** The plan as it comes: each lesson at its first free time, or at the nearest one outside of it; without either cancelled. */
export const dayMoveDefaults = (plan: DayPlan, { reason, closesDay }: Pick<DayMoveValues, 'reason' | 'closesDay'>) => ({
  reason,
  closesDay,
  starts: Object.fromEntries(plan.map((planned) => [planned.lesson.id, timesOf(planned)[0]?.startAt ?? CANCEL])),
  own: {},
  consents: {},
  replaced: {},
});

/** The times that are offered for a lesson: free ones, or where there are none others that collide with nothing. */
const timesOf = ({ alternatives, others }: PlannedLesson): readonly TimeSpan[] =>
  alternatives.length > 0 ? alternatives : others;

function chosenSpan({ lesson }: PlannedLesson, start: string): TimeSpan {
  return { startAt: start, endAt: new Date(Date.parse(start) + lengthOf(lesson)).toISOString() };
}

export type Decision = 'MOVE' | 'CANCEL' | 'LEAVE';

/** What a choice does with its lesson. */
export function decisionOf(choice: string): Decision {
  if (choice === CANCEL) return 'CANCEL';
  return choice === LEAVE ? 'LEAVE' : 'MOVE';
}

/** The choice that a decision begins with: moved lessons go to the time they had before, else to the first that was found. */
export function choiceFor(decision: Decision, planned: PlannedLesson, lastTime: string | null): string {
  if (decision === 'MOVE') return lastTime ?? timesOf(planned)[0]?.startAt ?? OWN_TIME;
  return decision === 'CANCEL' ? CANCEL : LEAVE;
}

const isTime = (choice: string) => choice !== LEAVE && choice !== OWN_TIME && choice !== CANCEL;

/** When a lesson stands that moves so, or null while its time is not whole. */
export function spanFor(
  planned: PlannedLesson,
  choice: string,
  own: { readonly date: string; readonly time: string },
  zone: string,
): TimeSpan | null {
  const start = choice === OWN_TIME ? wantedStart(own, zone) : choice;
  return start ? chosenSpan(planned, new Date(start).toISOString()) : null;
}

/** What can be chosen for a lesson: its times, and what a refusal offered instead. */
export function choicesOf(planned: PlannedLesson, start: string): readonly TimeSpan[] {
  const times = timesOf(planned);
  const isListed = times.some(({ startAt }) => startAt === start);
  return !isTime(start) || isListed ? times : [...times, chosenSpan(planned, start)];
}

/** Whether the lesson stays with its proposal that waits. */
export const keepsProposal = ({ waiting }: PlannedLesson, { replaced }: Pick<Choices, 'replaced'>): boolean =>
  waiting !== null && !replaced[waiting.id];

const choiceOf = (planned: PlannedLesson, values: Pick<Choices, 'starts' | 'replaced'>): string =>
  keepsProposal(planned, values) ? LEAVE : (values.starts[planned.lesson.id] ?? LEAVE);

/** The new start of a lesson that moves, or null where it does not, or is not known yet. */
export function startOf(planned: PlannedLesson, values: Times, zone: string): string | null {
  const choice = choiceOf(planned, values);
  if (choice !== OWN_TIME) return isTime(choice) ? choice : null;
  const own = values.own[planned.lesson.id];
  const chosen = own && wantedStart(own, zone);
  return chosen ? new Date(chosen).toISOString() : null;
}

/** Whether every lesson stays as it is. */
export const leavesAll = (plan: DayPlan, values: Pick<Choices, 'starts' | 'replaced'>): boolean =>
  plan.every((planned) => choiceOf(planned, values) === LEAVE);

/** Lessons whose new time overlaps that of one above them, which is the one that keeps it. */
export function clashesOf(plan: DayPlan, values: Times, zone: string): ReadonlySet<string> {
  const taken: { from: number; to: number }[] = [];
  const clashing = new Set<string>();
  for (const planned of plan) {
    const start = startOf(planned, values, zone);
    if (start === null) continue;
    const from = Date.parse(start);
    const to = from + lengthOf(planned.lesson);
    if (taken.some((other) => other.from < to && from < other.to)) clashing.add(planned.lesson.id);
    else taken.push({ from, to });
  }
  return clashing;
}

/** What is missing for a lesson before all can be sent, or null. */
export function gapOf(planned: PlannedLesson, values: Choices, zone: string, now: number) {
  const { lesson, within24h } = planned;
  const choice = choiceOf(planned, values);
  if (choice === CANCEL) return within24h && !values.consents[lesson.id] ? lessonMessages.cancel.consentMissing : null;
  if (choice !== OWN_TIME) return null;
  const start = startOf(planned, values, zone);
  if (start === null) return words.ownMissing;
  if (Date.parse(start) <= now) return lessonMessages.move.past;
  return Date.parse(start) === Date.parse(lesson.startAt) ? lessonMessages.move.same : null;
}

/** What goes out, without its reason; a lesson whose time is taken, or not whole yet, is left out. */
export function changesOf(plan: DayPlan, values: Choices, zone: string): Pick<DayLetters, 'moves' | 'cancels'> {
  const named = ({ lesson, waiting }: PlannedLesson) => ({
    lessonId: lesson.id,
    ...(waiting && { replaces: waiting.id }),
  });
  const clashes = clashesOf(plan, values, zone);
  return {
    moves: plan.flatMap((planned) => {
      const newStartAt = startOf(planned, values, zone);
      return newStartAt === null || clashes.has(planned.lesson.id) ? [] : [{ ...named(planned), newStartAt }];
    }),
    cancels: plan
      .filter((planned) => choiceOf(planned, values) === CANCEL)
      .map((planned) => ({ ...named(planned), consent: values.consents[planned.lesson.id] === true })),
  };
}

/** What goes out in figures: each is counted from what is sent. */
export function sumOf(plan: DayPlan, values: Choices, zone: string) {
  const { moves, cancels } = changesOf(plan, values, zone);
  const stays = plan.filter((planned) => choiceOf(planned, values) === LEAVE).length;
  const changed = new Set([...moves, ...cancels].map(({ lessonId }) => lessonId));
  const told = plan.flatMap(({ lesson, families }) => (changed.has(lesson.id) ? families : []));
  return {
    moves: moves.length,
    cancels: cancels.length,
    stays,
    open: plan.length - moves.length - cancels.length - stays,
    families: new Set(told.map(({ id }) => id)).size,
  };
}

interface Around {
  readonly day: string;
  readonly zone: string;
  readonly now: () => number;
}

interface Changed {
  readonly lesson: PlannedLesson['lesson'];
  /** It cannot be moved any more, or is held on another day. */
  readonly isGone: boolean;
  /** The proposal that waited and does so no longer. */
  readonly ended: PlannedLesson['waiting'];
}

/** What others changed of a plan since she saw it first. */
export const changedSince = (before: DayPlan, plan: DayPlan): readonly Changed[] =>
  before.flatMap(({ lesson, waiting }) => {
    const still = plan.find((planned) => planned.lesson.id === lesson.id);
    const ended = still?.waiting?.id === waiting?.id ? null : waiting;
    return still && !ended ? [] : [{ lesson, isGone: !still, ended }];
  });

/** Something is changed or closed, nothing onto something else, nothing half-chosen, and everybody is told why (W5). */
export function dayMoveSchema(plan: DayPlan, { day, zone, now }: Around) {
  const wrongIn = (values: Omit<DayMoveValues, 'reason'>): string | null => {
    if (leavesAll(plan, values)) return values.closesDay ? null : words.none;
    if (clashesOf(plan, values, zone).size > 0) return words.clash;
    return plan.map((planned) => gapOf(planned, values, zone, now())).find((gap) => gap !== null) ?? null;
  };
  return v.pipe(
    v.object({
      reason: Filled(500, '바꾸는 이유를 적어 주세요.'),
      closesDay: v.boolean(),
      starts: v.record(v.string(), v.string()),
      own: v.record(v.string(), v.object({ date: v.string(), time: v.string() })),
      consents: v.record(v.string(), v.boolean()),
      replaced: v.record(v.string(), v.boolean()),
    }),
    v.forward(
      v.partialCheck(
        [['closesDay'], ['starts'], ['own'], ['consents'], ['replaced']],
        (values) => wrongIn(values) === null,
        ({ input }) => wrongIn(input) ?? '',
      ),
      ['starts'],
    ),
    v.transform((values) => ({
      reason: values.reason.trim(),
      ...changesOf(plan, values, zone),
      closesDay: values.closesDay ? day : null,
    })),
  );
}
