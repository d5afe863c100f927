import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { heldMinutes } from '@portal/domain/evidence/evidence-lanes';
import type { AttendanceState } from '@portal/domain/lessons/attendance';
import type { attendance, lessonDiary, lessonHistory } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { lessonConfirmation } from '../../modules/lessons/families/family-answers.tables.ts';
import type { NewEvidence } from '../../modules/lessons/module.ts';
import { seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { GROWN_UP } from '../people/people.ts';
import { type Random, seededRandom } from '../random.ts';
import { diaryOf, type NoteAbout } from './diary-texts.ts';
import { classId, type LessonRow } from './lesson-rows.ts';
import { type Pupil, visitOf } from './lesson-visit.ts';
import { ENDED } from './main-classes.ts';

export interface LessonStory {
  readonly lesson: LessonRow;
  readonly attendance: (typeof attendance.$inferInsert)[];
  readonly diary: typeof lessonDiary.$inferInsert | undefined;
  readonly history: (typeof lessonHistory.$inferInsert)[];
  /** Of the families, where they have confirmed it. */
  readonly confirmations: (typeof lessonConfirmation.$inferInsert)[];
  /** In any order. */
  readonly events: NewEvidence[];
}

const TEACHERS = new Map<string, string>(Object.values(DEMO_ACCOUNTS).map(({ id, name }) => [id, name]));
/** The diaries of its last lessons are still to be written. */
const UNWRITTEN = classId(DEMO_ACCOUNTS.math.id, ENDED.key);

/** How one lesson was held; the same lesson is always told the same way. */
export function lessonStory(lesson: LessonRow, roster: readonly Pupil[], now: Date): LessonStory {
  const random = seededRandom(seedOf(lesson.id));
  const at = (from: Date, minutes: number) =>
    new Date(Math.min(now.getTime(), from.getTime() + minutes * millisecondsInMinute));
  const by = { actor: TEACHERS.get(lesson.teacherId)!, actorId: lesson.teacherId };
  const say = (kind: NewEvidence['kind'], when: Date, data: NewEvidence['data'] = {}): NewEvidence => ({
    kind,
    at: when,
    data,
    ...by,
  });
  const step = (event: LessonStory['history'][number]['event'], toStatus: 'IN_PROGRESS' | 'DONE', when: Date) =>
    ({ lessonId: lesson.id, event, toStatus, actor: 'TEACHER', actorId: lesson.teacherId, at: when }) as const;
  const { startAt, endAt } = lesson;
  const hasRoom = lesson.mode !== 'OFFLINE';
  // Her first step into the room begins the lesson.
  const startedAt = hasRoom ? at(startAt, -random.between(4, 12)) : startAt;
  const begin = hasRoom
    ? [
        say('ROOM_OPENED', startedAt),
        say('STARTED', startedAt),
        say('JOINED', new Date(startedAt.getTime() + 1), { role: 'HOST' }),
      ]
    : [say('STARTED', startedAt)];
  const minutesUntil = (end: Date) => Math.round((end.getTime() - startedAt.getTime()) / millisecondsInMinute);
  const begun = step('START', 'IN_PROGRESS', startedAt);

  if (lesson.held === false) {
    const endedAt = at(startAt, 16);
    const absent = roster.map(
      ({ id }) => ({ lessonId: lesson.id, studentId: id, state: 'ABSENT', source: 'AUTO' }) as const,
    );
    return {
      lesson: { ...lesson, startedAt, endedAt, noShow: true },
      attendance: absent,
      diary: undefined,
      history: [
        begun,
        step('NO_SHOW', 'DONE', endedAt),
        confirmed(lesson.id, new Date(endedAt.getTime() + millisecondsInDay)),
      ],
      confirmations: [],
      events: [
        ...begin,
        say('WAIT_MESSAGE', at(startAt, 5), { mails: roster.length }),
        say('NO_SHOW', endedAt, { waited: 16, since: startAt.toISOString() }),
        say('ENDED', new Date(endedAt.getTime() + 1), { held: false }),
      ],
    };
  }

  const isOver = lesson.status !== 'IN_PROGRESS';
  const states: AttendanceState[] = [];
  const visits = roster.map((pupil, no) => {
    const state = stateOf(random);
    // Where nobody came nothing was taught: somebody always does.
    states.push(no === roster.length - 1 && !states.some(cameIn) && !cameIn(state) ? 'PRESENT' : state);
    return visitOf(lesson, pupil, { random, state: states[no]!, now, opened: startedAt, by });
  });
  const came = visits.flatMap(({ events }) => events);
  if (!isOver)
    return {
      lesson: { ...lesson, startedAt },
      attendance: [],
      diary: undefined,
      history: [begun],
      confirmations: [],
      events: [...begin, ...came, ...(hasRoom ? [say('LEFT', now, { role: 'HOST', minutes: minutesUntil(now) })] : [])],
    };

  const minutes = minutesUntil(endAt);
  const shown = say('MATERIAL_SHOWN', at(startAt, random.between(3, 9)), { name: `${lesson.title}.pdf`, page: 1 });
  const board = say('BOARD_SNAPSHOT', at(endAt, -2), { page: random.between(1, 4) });
  const isUnwritten = lesson.status === 'DONE' && lesson.classId === UNWRITTEN;
  const about: NoteAbout = roster.some(({ age }) => age >= GROWN_UP)
    ? 'GROWN_UPS'
    : states.every(cameIn)
      ? 'ALL'
      : 'SOME';
  const diary = isUnwritten ? undefined : diaryOf(lesson, { about, random, now });
  const isConfirmed = diary?.confirmedAt ?? undefined;
  const families = isConfirmed && diary?.confirmedBy === 'GUARDIAN' ? roster : [];
  return {
    lesson: { ...lesson, startedAt, endedAt: endAt },
    attendance: visits.map(({ row }) => row),
    diary,
    history: [
      begun,
      step('FINISH', 'DONE', endAt),
      ...(isConfirmed ? [confirmed(lesson.id, isConfirmed, families.at(-1)?.guardianId)] : []),
    ],
    confirmations: families.map(({ id, guardianId }) => ({
      lessonId: lesson.id,
      studentId: id,
      guardianId,
      at: isConfirmed!,
    })),
    events: [
      ...begin,
      ...came,
      ...(hasRoom ? [shown] : []),
      ...(hasRoom && random.between(1, 3) === 1 ? [board] : []),
      say('ENDED', endAt, { held: true, minutes: heldMinutes({ ...lesson, startedAt }, endAt) }),
      // The room closes behind everybody.
      ...(hasRoom ? [say('LEFT', at(endAt, 0.01), { role: 'HOST', minutes })] : []),
      ...(diary?.sentAt ? [say('DIARY_SENT', diary.sentAt, { recipients: roster.length })] : []),
      ...(isConfirmed
        ? [{ ...say('CONFIRMED', isConfirmed, { by: diary!.confirmedBy! }), actor: '', actorId: null }]
        : []),
    ],
  };
}

/** Of a hundred students 88 are there in time, 6 late, 5 absent and 1 is excused; those of the no-shows are absent too. */
function stateOf(random: Random): AttendanceState {
  const share = random.between(1, 1000);
  if (share <= 917) return 'PRESENT';
  if (share <= 972) return 'LATE';
  return share <= 985 ? 'ABSENT' : 'EXCUSED';
}

const cameIn = (state: AttendanceState) => state === 'PRESENT' || state === 'LATE';

/** By the guardian who was the last to say so, or by the clock. */
const confirmed = (lessonId: string, at: Date, guardianId?: string): LessonStory['history'][number] => ({
  ...({ lessonId, event: 'CONFIRM', toStatus: 'FINISHED', at } as const),
  ...(guardianId ? { actor: 'GUARDIAN' as const, actorId: guardianId } : { actor: 'CLOCK' as const, actorId: null }),
});
