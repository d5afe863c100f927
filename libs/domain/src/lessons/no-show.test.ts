import type { LessonWait } from '../evidence/lesson-wait.ts';
import type { Attendance } from './attendance.ts';
import { hasSomebodyCome, mayDeclareNoShow, mayTellFrom, mayTellOfWait, noShowHindrance } from './no-show.ts';

const student = (state: Attendance['state'], joinedAt: string | null): Attendance => ({
  studentId: 'student-1',
  studentName: '학생 A01',
  state,
  joinedAt,
  leftAt: null,
  minutes: 0,
  source: 'AUTO',
  note: '',
  absence: null,
});
const at = '2026-11-18T10:30:00+09:00';
const wait = (over: Partial<LessonWait> = {}): LessonWait => ({
  at,
  waitedMs: 0,
  isRunning: true,
  isHostThere: true,
  cameIds: [],
  hereIds: [],
  atDoorIds: [],
  ...over,
});
const nobody = { attendance: [student(null, null)], wait: wait() };
const startMs = Date.parse(at);
const after = (minutes: number) => Date.parse(at) + minutes * 60_000;

it.each([
  [4.99, false, false],
  [5, true, false],
  [14.99, true, false],
  [15, true, true],
])('after %s minutes of waiting she may tell: %s, may declare: %s [CLS-3]', (minutes, mayTell, mayDeclare) => {
  expect(mayTellOfWait({ ...nobody, startMs }, after(minutes))).toBe(mayTell);
  expect(mayDeclareNoShow(nobody, after(minutes))).toBe(mayDeclare);
});

it.each<[string, Partial<LessonWait>, number | null]>([
  ['she has waited two minutes', { waitedMs: 120_000 }, 3],
  ['some of a class are there, whenever she came', { hereIds: ['student-2'], isRunning: false }, 5],
  ['some stand at the door', { atDoorIds: ['student-2'], isRunning: false, waitedMs: 60_000 }, 5],
  ['she is away', { isHostThere: false, isRunning: false, waitedMs: 600_000 }, null],
])('where %s, those who are missing may be told from minute %s on [CLS-3]', (_what, over, minutes) => {
  const from = mayTellFrom({ wait: wait(over), startMs });
  expect(from).toBe(minutes === null ? null : after(minutes));
});

it.each([
  ['nothing', {}, 15, null],
  ['time', {}, 14, 'TOO_EARLY'],
  ['that she was not there', { isHostThere: false, isRunning: false }, 40, 'HOST_AWAY'],
  ['somebody at the door', { atDoorIds: ['student-1'], isRunning: false, waitedMs: 900_000 }, 20, 'AT_DOOR'],
  ['somebody who was there', { cameIds: ['student-1'], waitedMs: 900_000 }, 20, 'CAME'],
  ['somebody who was there, before all', { cameIds: ['student-1'], atDoorIds: ['student-2'] }, 20, 'CAME'],
] as const)('%s stands against it [CLS-3]', (_, over, minutes, hindrance) => {
  const desk = { ...nobody, wait: wait({ ...over, cameIds: [], atDoorIds: [], ...(over as Partial<LessonWait>) }) };
  expect(noShowHindrance(desk, after(minutes))).toBe(hindrance);
});

it.each([
  ['PRESENT', null, true],
  ['LATE', null, true],
  ['ABSENT', null, false],
  ['EXCUSED', null, false],
  [null, null, false],
  // Whoever came and was marked absent later has come.
  ['ABSENT', '2026-11-18T10:31:00+09:00', true],
] as const)('a student who is marked %s and came at %s has come: %s [CLS-3]', (state, joinedAt, came) => {
  expect(hasSomebodyCome({ attendance: [student(state, joinedAt)], wait: wait() })).toBe(came);
});

it('a student who was in the room and was removed has come [CLS-3]', () => {
  expect(hasSomebodyCome({ attendance: [student(null, null)], wait: wait({ cameIds: ['student-1'] }) })).toBe(true);
});
