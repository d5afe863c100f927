import { millisecondsInMinute } from 'date-fns/constants';
import type { InstantLike } from '../time/day.ts';
import type { EvidenceEvent, EvidenceKind, EvidencePerson, LessonEvidence } from './lesson-evidence.ts';
import { lengthOf, type Span, spansOf, type Stay, staysOf, wholeMinutes } from './presence.ts';

/** When a lesson was to be and when it began, with instants as the server or as the contract has them. */
interface HeldTimes {
  readonly startAt: InstantLike;
  readonly endAt: InstantLike;
  readonly startedAt: InstantLike | null;
}

/** What a lesson must tell besides its chain. */
interface LaneLesson extends HeldTimes {
  readonly endedAt: InstantLike | null;
  readonly held: boolean | null;
}

/** Where one person of a lesson was, and how her line was. */
export interface EvidenceLane {
  readonly person: EvidencePerson;
  /** What she called herself in the room where that is not her name. */
  readonly calledNames: readonly string[];
  readonly pieces: readonly Stay[];
  /** In the room while the lesson lasted, as attendance counts them. */
  readonly minutes: number;
  /** When her line became weak, in milliseconds as everything here. */
  readonly weakAt: readonly number[];
  /** A student whom the room has not seen. */
  readonly isAbsent: boolean;
}

/** What the teacher did, or what happened to the lesson as a whole. */
export interface EvidenceMark {
  readonly at: number;
  readonly kind: EvidenceKind;
  readonly eventId: string;
}

/** A chain of evidence as it is drawn, on the page and on paper. */
export interface EvidenceLanes {
  /** In the order of the people. */
  readonly lanes: readonly EvidenceLane[];
  readonly marks: readonly EvidenceMark[];
  /** In whole quarter hours; what was written after the lesson may lie behind it. */
  readonly axis: Span;
  readonly lesson: Span;
  /** Until when it is known: the end of the lesson, or now. */
  readonly until: number;
  /** Minutes that the lesson was held, of those that were agreed. */
  readonly heldMinutes: number;
  readonly agreedMinutes: number;
  /** Of all students together. */
  readonly studentMinutes: number;
  readonly cameCount: number;
  readonly studentCount: number;
}

const QUARTER = 15 * millisecondsInMinute;
const OF_PEOPLE = new Set<EvidenceKind>(['WAITED', 'TURNED', 'JOINED', 'LEFT', 'RECOVERED', 'LINE_WEAK']);
/** What may come hours or days after a lesson. */
const AFTERWARDS = new Set<EvidenceKind>(['ATTENDANCE_FIXED', 'DIARY_SENT', 'CONFIRMED']);

const instant = (at: InstantLike): number => new Date(at).getTime();
const minutesOf = (spans: readonly Span[]): number => wholeMinutes(lengthOf(spans));

/** The time whose minutes count: that of the lesson until it ended, and of one that was over before it that in which it was held. */
function countedOf({ startAt, endAt, startedAt }: HeldTimes, until: number): Span {
  const from = instant(startAt);
  const to = Math.min(until, instant(endAt));
  return until <= from && startedAt !== null ? { from: instant(startedAt), to } : { from, to };
}

/** Minutes that a lesson was held until a moment, inside its own time; none where it did not begin. */
export function heldMinutes(lesson: HeldTimes, until: InstantLike): number {
  if (lesson.startedAt === null) return 0;
  const to = instant(until);
  return minutesOf(spansOf([{ from: instant(lesson.startedAt), to }], countedOf(lesson, to)));
}

interface Chain {
  readonly events: readonly EvidenceEvent[];
  readonly stays: readonly Stay[];
  readonly counted: Span;
  readonly held: boolean | null;
}

function laneOf(person: EvidencePerson, { events, stays, counted, held }: Chain) {
  const own = events.filter(({ actorId }) => actorId === person.id);
  const pieces = stays.filter(({ actorId }) => actorId === person.id);
  const inside = pieces.filter(({ place }) => place === 'ROOM');
  const seen = spansOf(inside, counted);
  // As long as she may be waiting, a minute counts when it is over, as on the clock of her wait.
  const isWait = person.role === 'HOST' && held !== true;
  const called = own.filter(({ kind }) => kind === 'WAITED' || kind === 'JOINED').map(({ actor }) => actor);
  return {
    person,
    calledNames: [...new Set(called)].filter((name) => name !== '' && name !== person.name),
    pieces,
    minutes: isWait ? Math.floor(lengthOf(seen) / millisecondsInMinute) : minutesOf(seen),
    weakAt: own.filter(({ kind }) => kind === 'LINE_WEAK').map(({ at }) => instant(at)),
    isAbsent: person.role === 'STUDENT' && inside.length === 0,
  };
}

/** Reads a chain of evidence as a lane for each person, with the times of its lesson. Source: W1, CLS-3. */
export function evidenceLanes(
  { events, people }: Pick<LessonEvidence, 'events' | 'people'>,
  lesson: LaneLesson,
  now: InstantLike,
): EvidenceLanes {
  const until = instant(lesson.endedAt ?? now);
  const planned = { from: instant(lesson.startAt), to: instant(lesson.endAt) };
  const counted = countedOf(lesson, until);
  const stays = staysOf(events);
  const lanes = people.map((person) => laneOf(person, { events, stays, counted, held: lesson.held }));
  const marks = events
    .filter(({ kind }) => !OF_PEOPLE.has(kind))
    .map(({ id, kind, at }) => ({ at: instant(at), kind, eventId: id }));
  const seen = [
    ...stays.flatMap(({ from, to }) => [from, to ?? Math.max(from, until)]),
    ...marks.filter(({ kind }) => !AFTERWARDS.has(kind)).map(({ at }) => at),
  ];
  const from = Math.min(planned.from - QUARTER, ...seen);
  const to = Math.max(planned.to + QUARTER, ...seen);
  const students = lanes.filter(({ person }) => person.role === 'STUDENT');
  return {
    lanes,
    marks,
    axis: { from: Math.floor(from / QUARTER) * QUARTER, to: Math.ceil(to / QUARTER) * QUARTER },
    lesson: planned,
    until,
    heldMinutes: lesson.held === false ? 0 : heldMinutes(lesson, until),
    agreedMinutes: minutesOf([planned]),
    studentMinutes: students.reduce((sum, { minutes }) => sum + minutes, 0),
    cameCount: students.filter(({ isAbsent }) => !isAbsent).length,
    studentCount: students.length,
  };
}
