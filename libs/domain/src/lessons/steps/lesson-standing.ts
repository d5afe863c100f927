import { millisecondsInDay } from 'date-fns/constants';
import { lessonOpensAt } from '../lesson-transitions.ts';
import type { Lesson } from '../lesson.ts';
import { hasRoom, type PlacedLesson, roomState, startsByHand } from '../states/lesson-room.ts';
import { LESSON_STATE_LABELS, lessonStateOf } from '../states/lesson-state.ts';
import { type AskedLesson, isStopped, isUnanswered } from './confirm-time.ts';

/** The four steps of every lesson, in their order. */
export const LESSON_STEPS = ['PLAN', 'HOLD', 'WRAP_UP', 'CONFIRM'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

export const LESSON_STEP_LABELS: Record<LessonStep, string> = {
  PLAN: '예정',
  HOLD: '진행',
  WRAP_UP: '마무리',
  CONFIRM: '확인',
};

/** How long after its end a lesson is wrapped up in time, as in the tasks of the day. */
export const WRAP_UP_WITHIN_MS = millisecondsInDay;

/** `LIVE`: it can be entered or runs; `TURN`: the teacher has to do something; `LATE`: she has let it pass. */
export type LessonTone = 'AHEAD' | 'LIVE' | 'TURN' | 'LATE' | 'WAITING' | 'OVER';

// At which of the four steps each point stands; after the last where all are done, nowhere where there are no steps.
const POINTS = {
  EARLY: { at: 0, tone: 'AHEAD' },
  OPEN: { at: 0, tone: 'LIVE' },
  MISSED: { at: 0, tone: 'LATE' },
  RUNNING: { at: 1, tone: 'LIVE' },
  TO_WRAP_UP: { at: 2, tone: 'TURN' },
  WRAP_UP_LATE: { at: 2, tone: 'LATE' },
  SENT: { at: 3, tone: 'WAITING' },
  QUESTIONED: { at: 3, tone: 'TURN' },
  CONFIRMED: { at: LESSON_STEPS.length, tone: 'OVER' },
  NOT_HELD: { at: null, tone: 'OVER' },
  CANCELED: { at: null, tone: 'OVER' },
} as const satisfies Record<string, { at: number | null; tone: LessonTone }>;

/** Where a lesson stands, told apart as finely as its teacher needs it. */
export type LessonPoint = keyof typeof POINTS;

/** What its teacher can do with it now; none where she waits or all is done. */
export type LessonAction = 'ENTER' | 'START' | 'FINISH' | 'WRAP_UP' | 'ANSWER' | 'EVIDENCE';

export interface StepState {
  readonly step: LessonStep;
  readonly is: 'DONE' | 'NOW' | 'LATER';
}

/** A lesson as a list knows it; its own page knows who has asked about it as well. */
export interface StandingLesson extends PlacedLesson, Partial<AskedLesson> {
  readonly lesson: Pick<Lesson, 'status' | 'held' | 'isWrappedUp' | 'mode' | 'startAt' | 'endAt'>;
}

export interface LessonStanding {
  readonly point: LessonPoint;
  /** The one word of every screen. */
  readonly word: string;
  readonly tone: LessonTone;
  /** Null of a lesson that was cancelled or not held. */
  readonly steps: readonly StepState[] | null;
  readonly next: LessonAction | null;
}

/** Until when a lesson is to be wrapped up. */
export const wrapUpBy = ({ endAt }: Pick<Lesson, 'endAt'>): Date => new Date(Date.parse(endAt) + WRAP_UP_WITHIN_MS);

/** Where a lesson stands among its four steps and what comes next; the same for its page and for a list (CLS-2, CLS-3). */
export function lessonStanding(known: StandingLesson, now: Date): LessonStanding {
  const point = pointOf(known, now);
  const { at, tone } = POINTS[point];
  return {
    point,
    tone,
    word: LESSON_STATE_LABELS[lessonStateOf(known.lesson)],
    steps: at === null ? null : LESSON_STEPS.map((step, no) => ({ step, is: stateOf(no, at) })),
    next: nextOf(known, point, now),
  };
}

function pointOf({ lesson, isQuestioned = false, questions = [] }: StandingLesson, now: Date): LessonPoint {
  const state = lessonStateOf(lesson);
  switch (state) {
    case 'UPCOMING':
      if (now < lessonOpensAt({ startAt: new Date(lesson.startAt) })) return 'EARLY';
      return now.getTime() < Date.parse(lesson.endAt) ? 'OPEN' : 'MISSED';
    case 'IN_PROGRESS':
      return 'RUNNING';
    case 'TO_WRAP_UP':
      return now < wrapUpBy(lesson) ? 'TO_WRAP_UP' : 'WRAP_UP_LATE';
    case 'SENT':
      return isStopped({ isQuestioned, questions }) ? 'QUESTIONED' : 'SENT';
    case 'FINISHED':
      return 'CONFIRMED';
    case 'NOT_HELD':
    case 'CANCELED':
      return state;
  }
}

const stateOf = (no: number, at: number): StepState['is'] => (no < at ? 'DONE' : no === at ? 'NOW' : 'LATER');

function nextOf(known: StandingLesson, point: LessonPoint, now: Date): LessonAction | null {
  switch (point) {
    case 'OPEN':
      return startsByHand(known) ? 'START' : 'ENTER';
    case 'RUNNING':
      return hasRoom(known) && roomState(known.lesson, now) === 'OPEN' ? 'ENTER' : 'FINISH';
    case 'TO_WRAP_UP':
    case 'WRAP_UP_LATE':
      return 'WRAP_UP';
    case 'QUESTIONED':
      // A ticket is answered elsewhere, by whoever has it.
      return known.questions?.some(isUnanswered) ? 'ANSWER' : null;
    case 'NOT_HELD':
      return 'EVIDENCE';
    default:
      return null;
  }
}
