import { millisecondsInMinute } from 'date-fns/constants';
import { classShortName } from '@portal/domain/classes/names/class-short-name';
import { NO_SHOW_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import { formatClock } from '@portal/domain/format/clock';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import { dayOf } from '@portal/domain/time/day';
import { countdown } from '@portal/lesson/countdown';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import type { HeroState } from './hero-state.ts';
import { nextWords as words } from './next-messages.ts';

/** What stands in the leading surface. */
export interface HeroFace {
  readonly tone: 'next' | 'turn' | 'calm';
  readonly label: string;
  /** The door is open: a dot before the label. */
  readonly isOpen?: boolean;
  readonly title: string;
  readonly body: string;
  readonly figure?: {
    /** What it counts. */
    readonly name: string;
    readonly value: string;
    /** How full the bar below it is, from 0 to 1. */
    readonly share?: number;
    readonly under: readonly string[];
  };
}

const lengthOf = ({ startAt, endAt }: Lesson) => Date.parse(endAt) - Date.parse(startAt);

/** Only what happened: one that ended early was not taught to its end. */
const taughtMs = (lesson: Lesson) =>
  lesson.taughtMinutes === undefined ? lengthOf(lesson) : lesson.taughtMinutes * millisecondsInMinute;

/** The words and figures of a state of the day at an instant. */
export function heroFaceOf(state: HeroState, now: Date, zone: string): HeroFace {
  switch (state.kind) {
    case 'DONE':
      return doneFace(state, now, zone);
    case 'FREE':
      return freeFace(state.next, now, zone);
    case 'EMPTY':
      return { tone: 'calm', label: words.label.EMPTY, title: nextLessonMessages.none(2), body: words.openTimesBody };
    case 'NEWBIE':
      return { tone: 'next', label: words.label.NEWBIE, title: words.newbie, body: words.newbieBody };
    default:
      return lessonFace(state, now, zone);
  }
}

type LessonState = Extract<HeroState, { lesson: Lesson }>;

function lessonFace(state: LessonState, now: Date, zone: string): HeroFace {
  const { kind, lesson } = state;
  const isOnSite = lesson.mode === 'OFFLINE';
  const isWaitedFor = kind === 'LATE' || kind === 'NOBODY';
  const label = isOnSite && (kind === 'AHEAD' || kind === 'OPEN') ? words.onSite : words.label[kind];
  return {
    tone: isWaitedFor ? 'turn' : 'next',
    label,
    isOpen: !isOnSite && kind !== 'AHEAD' && kind !== 'NOBODY',
    title: lesson.title || lesson.className,
    body: [
      lesson.title ? lesson.className : null,
      lesson.isTrial ? nextLessonMessages.trial : nextLessonMessages.no(lesson.no),
      nextLessonMessages.students(lesson.studentCount),
    ]
      .filter(Boolean)
      .join(' · '),
    figure: { name: words.figure[kind], ...figureOf(state, now, zone) },
  };
}

function figureOf(state: LessonState, now: Date, zone: string): Omit<NonNullable<HeroFace['figure']>, 'name'> {
  const { lesson } = state;
  const [at, start, end] = [now.getTime(), Date.parse(lesson.startAt), Date.parse(lesson.endAt)];
  const time = (instant: Date | string) => formatTime(instant, zone);
  const opensAt = lessonOpensAt({ startAt: new Date(lesson.startAt) });
  const isOnSite = lesson.mode === 'OFFLINE';
  switch (state.kind) {
    case 'OPEN':
      return {
        value: countdown(start - at),
        share: 1 - (start - at) / LIMITS.fifteenMinutesMs,
        under: isOnSite ? [] : [words.from(time(opensAt)), words.to(time(lesson.startAt))],
      };
    case 'LATE':
      return { value: `+${formatClock(at - start)}`, under: [words.shouldHaveBegun(time(lesson.startAt))] };
    case 'RUNNING':
      return {
        value: countdown(end - at),
        share: (at - start) / lengthOf(lesson),
        under: [words.passed(formatDuration(lengthOf(lesson)), formatDuration(at - start))],
      };
    case 'NOBODY': {
      const waited = waitedBy(state.wait, at);
      return { value: formatClock(waited), share: Math.min(1, waited / NO_SHOW_AFTER_MS), under: [words.noShowAfter] };
    }
    default:
      return { value: countdown(start - at), under: isOnSite ? [] : [words.opensAt(time(opensAt))] };
  }
}

/** `오늘 16:00–16:50`, or the date where it is further. */
export function whenOf({ startAt, endAt }: Lesson, now: Date, zone: string): string {
  const range = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
  return `${nameDay(dayOf(startAt, zone), dayOf(now, zone))} ${range}`;
}

/** Where a lesson is held. */
export const placeOf = ({ place, mode }: Lesson): string => place ?? TEACHING_MODE_LABELS[mode];

const detailsOf = (lesson: Lesson, now: Date, zone: string): string =>
  [
    whenOf(lesson, now, zone),
    lesson.isTrial ? nextLessonMessages.trial : nextLessonMessages.no(lesson.no),
    nextLessonMessages.students(lesson.studentCount),
    placeOf(lesson),
  ].join(' · ');

function doneFace({ today, toWrapUp, next }: Extract<HeroState, { kind: 'DONE' }>, now: Date, zone: string): HeroFace {
  const taught = today.filter(({ held }) => held);
  return {
    tone: 'calm',
    label: words.label.DONE,
    title: next
      ? words.firstOf(nameDay(dayOf(next.startAt, zone), dayOf(now, zone)), classShortName(next.className))
      : words.rest,
    body: next ? detailsOf(next, now, zone) : nextLessonMessages.none(2),
    ...(taught.length > 0 && {
      figure: {
        name: words.figure.DONE,
        value: formatDuration(taught.reduce((sum, lesson) => sum + taughtMs(lesson), 0)),
        under: [
          `${words.taught(taught.length)} · ${toWrapUp.length > 0 ? words.toWrapUp(toWrapUp.length) : words.allWrappedUp}`,
        ],
      },
    }),
  };
}

const freeFace = (next: Lesson, now: Date, zone: string): HeroFace => ({
  tone: 'calm',
  label: words.label.FREE,
  title: words.openTimes,
  body: words.nextOn(nameDay(dayOf(next.startAt, zone), dayOf(now, zone)), classShortName(next.className)),
  figure: {
    name: words.figure.FREE,
    value: formatDuration(Date.parse(next.startAt) - now.getTime()),
    under: [detailsOf(next, now, zone)],
  },
});
