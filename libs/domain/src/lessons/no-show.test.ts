import type { Attendance } from './attendance.ts';
import { hasSomebodyCome, mayDeclareNoShow, mayTellOfWait } from './no-show.ts';

const noShowFrom = '2026-11-18T10:45:00+09:00';
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

it.each([
  ['10:29:59', false, false],
  ['10:34:59', false, false],
  ['10:35:00', true, false],
  ['10:44:59', true, false],
  ['10:45:00', true, true],
])('at %s she who waits from 10:30 on may tell: %s, may declare: %s [CLS-3]', (time, mayTell, mayDeclare) => {
  const now = Date.parse(`2026-11-18T${time}+09:00`);
  expect(mayTellOfWait('2026-11-18T10:30:00+09:00', now)).toBe(mayTell);
  expect(mayDeclareNoShow({ noShowFrom, attendance: [student(null, null)] }, now)).toBe(mayDeclare);
  expect(mayDeclareNoShow({ noShowFrom, attendance: [student('LATE', null)] }, now)).toBe(false);
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
  expect(hasSomebodyCome({ attendance: [student(state, joinedAt)] })).toBe(came);
});
