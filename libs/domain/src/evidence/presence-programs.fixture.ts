import fc from 'fast-check';

/** Who takes part in a program: a teacher, two students and a guardian. */
export const PROGRAM_PEOPLE = ['host', 's1', 's2', 'g1'] as const;
export type ProgramPerson = (typeof PROGRAM_PEOPLE)[number];
type Place = 'ROOM' | 'DOOR';

/** Minutes of a program: when its lesson begins, and how long it lasts. */
export const PROGRAM_LESSON = { start: 10, length: 60 } as const;
/** The server notes every few minutes who is there. */
const BEAT = 3;

const step = fc.record({
  after: fc.integer({ min: 0, max: 5 }),
  who: fc.constantFrom(...PROGRAM_PEOPLE),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('JOIN', 'LEAVE', 'KNOCK', 'TURN') },
    { weight: 1, arbitrary: fc.constant('CRASH') },
  ),
  down: fc.integer({ min: 0, max: 4 }),
});
/** People who come and go as they like, and a server that dies now and then. */
export const presenceProgram = fc.array(step, { maxLength: 30 });
export type PresenceProgram = readonly {
  readonly after: number;
  readonly who: ProgramPerson;
  readonly what: string;
  readonly down: number;
}[];

export interface ProgramEvent {
  readonly minute: number;
  readonly who: ProgramPerson;
  readonly kind: 'JOINED' | 'LEFT' | 'WAITED' | 'TURNED' | 'RECOVERED';
  /** Of a recovery: when she was seen last. */
  readonly lastSeen?: number;
}

export interface ProgramRun {
  readonly events: readonly ProgramEvent[];
  /** Minutes that it took. */
  readonly until: number;
  /** Where somebody really was, minute by minute. */
  readonly truth: Readonly<Record<ProgramPerson, readonly (Place | null)[]>>;
  /** The same without the minutes before a crash in which nobody saw her any more. */
  readonly seen: Readonly<Record<ProgramPerson, readonly (Place | null)[]>>;
  /** Where she is in the end. */
  readonly now: Readonly<Record<ProgramPerson, Place | null>>;
  /** Who was in the room, if only for a moment. */
  readonly came: ReadonlySet<ProgramPerson>;
}

const forAll = <T>(make: () => T) =>
  Object.fromEntries(PROGRAM_PEOPLE.map((who) => [who, make()])) as Record<ProgramPerson, T>;

/** What a room would write of a program, and what was true meanwhile, counted in minutes alone. */
export function runProgram(program: PresenceProgram): ProgramRun {
  const events: ProgramEvent[] = [];
  const truth = forAll<(Place | null)[]>(() => []);
  const seen = forAll<(Place | null)[]>(() => []);
  const people = forAll(() => ({ lines: 0, atDoor: false, since: 0 }));
  const came = new Set<ProgramPerson>();
  let minute = 0;

  const placeOf = (who: ProgramPerson): Place | null =>
    people[who].lines > 0 ? 'ROOM' : people[who].atDoor ? 'DOOR' : null;
  function pass(minutes: number): void {
    for (const who of PROGRAM_PEOPLE)
      for (let one = 0; one < minutes; one++) {
        truth[who].push(placeOf(who));
        seen[who].push(placeOf(who));
      }
    minute += minutes;
  }
  function move(who: ProgramPerson, kind: ProgramEvent['kind'], to: { lines: number; atDoor: boolean }): void {
    const before = placeOf(who);
    Object.assign(people[who], to);
    if (placeOf(who) !== before) people[who].since = minute;
    events.push({ minute, who, kind });
  }
  function crash(down: number): void {
    const lastSeen = minute - (minute % BEAT);
    const cut = PROGRAM_PEOPLE.filter((who) => placeOf(who) !== null);
    for (const who of cut) {
      seen[who].fill(null, Math.max(lastSeen, people[who].since));
      Object.assign(people[who], { lines: 0, atDoor: false });
    }
    pass(down);
    for (const who of cut) events.push({ minute, who, kind: 'RECOVERED', lastSeen });
  }

  for (const { after, who, what, down } of program) {
    pass(after);
    const { lines, atDoor } = people[who];
    if (what === 'CRASH') crash(down);
    else if (what === 'JOIN') {
      came.add(who);
      move(who, 'JOINED', { lines: lines + 1, atDoor: false });
    } else if (what === 'LEAVE' && lines > 0) move(who, 'LEFT', { lines: lines - 1, atDoor });
    else if (what === 'KNOCK' && lines === 0 && !atDoor) move(who, 'WAITED', { lines, atDoor: true });
    else if (what === 'TURN' && atDoor) move(who, 'TURNED', { lines, atDoor: false });
  }
  pass(5);
  const now = Object.fromEntries(PROGRAM_PEOPLE.map((who) => [who, placeOf(who)])) as ProgramRun['now'];
  return { events, until: minute, truth, seen, now, came };
}

/** Minutes of a lesson, until it ends or it is now, of which something holds. */
export function lessonMinutes({ until }: Pick<ProgramRun, 'until'>, holds: (minute: number) => boolean): number[] {
  const { start, length } = PROGRAM_LESSON;
  const end = Math.min(until, start + length);
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at).filter(holds);
}
