import type { EvidenceEvent, EvidenceKind, LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { anAttendance, anEvidenceEvent, aTaughtLesson } from './lesson-desk-builders.ts';

type Data = EvidenceEvent['data'];
type Told = readonly [time: string, kind: EvidenceKind, who?: readonly [id: string, name: string], data?: Data];

const TEACHER = ['teacher-1', '김수학'] as const;
const MINH = ['student-A01', 'Minh'] as const;
const LATE = ['student-A02', '학생 A02'] as const;
const MOTHER = ['guest-hoa', 'Minh 어머니'] as const;
const host = { role: 'HOST' };
const ofMinh = { role: 'STUDENT', studentId: MINH[0] };
const ofLate = { role: 'STUDENT', studentId: LATE[0] };
const ofMother = { role: 'GUARDIAN', studentId: MINH[0] };
const lastSeen = '2026-11-18T00:52:30Z';

// One student is let in after a wait, one is late and on a weak line, one never comes; the server dies in the middle.
const STORY: readonly Told[] = [
  ['09:17:05', 'ROOM_OPENED'],
  ['09:22:10', 'JOINED', TEACHER, host],
  ['09:26:40', 'WAITED', MINH, ofMinh],
  ['09:28:03', 'JOINED', MINH, ofMinh],
  ['09:30:00', 'STARTED', TEACHER],
  ['09:35:20', 'WAIT_MESSAGE', TEACHER, { missing: 2, mails: 2 }],
  ['09:37:12', 'JOINED', LATE, ofLate],
  ['09:38:30', 'MATERIAL_SHOWN', TEACHER, { name: '일차함수.pdf', lectureId: 'lec_9', fileId: 'file_9' }],
  ...['09:43:05', '09:43:31', '09:44:02', '09:44:40', '09:45:12', '09:45:50'].map((time): Told => [
    time,
    'LINE_WEAK',
    LATE,
    { line: 'WEAK' },
  ]),
  ['09:54:05', 'RECOVERED', TEACHER, { role: 'HOST', lastSeen }],
  ['09:54:05', 'RECOVERED', MINH, { role: 'STUDENT', lastSeen }],
  ['09:54:05', 'RECOVERED', LATE, { role: 'STUDENT', lastSeen }],
  ['09:54:20', 'JOINED', TEACHER, host],
  ['09:54:40', 'JOINED', MINH, ofMinh],
  ['09:54:50', 'JOINED', LATE, ofLate],
  ['09:57:00', 'WAITED', MOTHER, ofMother],
  ['09:58:10', 'TURNED', MOTHER, { role: 'GUARDIAN', why: 'LEFT' }],
  ['10:02:00', 'JOINED', MOTHER, ofMother],
  ['10:05:30', 'POLL', TEACHER, { question: '이해했나요?', votes: 2, result: '네 2, 아니요 0' }],
  ['10:14:40', 'BOARD_SNAPSHOT', TEACHER, { page: 1, things: 12 }],
  ['10:26:10', 'BOARD_SNAPSHOT', TEACHER, { page: 2, things: 7 }],
  ['10:29:00', 'LEFT', MOTHER, { role: 'GUARDIAN', minutes: 27 }],
  ['10:30:00', 'LEFT', MINH, { role: 'STUDENT', minutes: 35 }],
  ['10:30:00', 'LEFT', LATE, { role: 'STUDENT', minutes: 35 }],
  ['10:30:00', 'LEFT', TEACHER, { role: 'HOST', minutes: 36 }],
  ['10:30:00', 'ENDED', TEACHER, { held: true, minutes: 60 }],
  [
    '10:33:15',
    'ATTENDANCE_FIXED',
    TEACHER,
    { studentId: LATE[0], student: LATE[1], before: 'LATE', after: 'PRESENT', note: '연결이 늦었어요' },
  ],
  ['10:41:50', 'DIARY_SENT', TEACHER, { recipients: 2 }],
];

/** Links of a chain as they are told. */
export const aChainOf = (told: readonly Told[]): EvidenceEvent[] =>
  told.map(([time, kind, [actorId, actor] = [null, ''], data = {}], index) =>
    anEvidenceEvent({ seq: index + 1, at: `2026-11-18T${time}+09:00`, kind, actorId, actor, data }),
  );

/** The chain of a whole lesson with five people, from the opening of its room to the diary. */
export const aWholeEvidence = (over: Partial<LessonEvidence> = {}): LessonEvidence => ({
  events: aChainOf(STORY),
  people: [
    { id: TEACHER[0], role: 'HOST', name: TEACHER[1], studentName: null },
    { id: MINH[0], role: 'STUDENT', name: '학생 A01', studentName: null },
    { id: LATE[0], role: 'STUDENT', name: LATE[1], studentName: null },
    { id: 'student-A03', role: 'STUDENT', name: '학생 A03', studentName: null },
    { id: MOTHER[0], role: 'GUARDIAN', name: 'Nguyễn Thị Hoa', studentName: '학생 A01' },
  ],
  chainValid: true,
  sealedAt: null,
  ...over,
});

/** The lesson that this chain is of. */
export const aProvenLesson = ({ lesson, ...over }: Parameters<typeof aTaughtLesson>[0] = {}): LessonDesk =>
  aTaughtLesson({
    lesson: { studentCount: 3, studentNames: ['학생 A01', '학생 A02', '학생 A03'], ...lesson },
    attendance: [
      anAttendance({ minutes: 58 }),
      anAttendance({
        studentId: LATE[0],
        studentName: LATE[1],
        minutes: 50,
        source: 'MANUAL',
        note: '연결이 늦었어요',
      }),
      anAttendance({ studentId: 'student-A03', studentName: '학생 A03', state: 'ABSENT', joinedAt: null, minutes: 0 }),
    ],
    ...over,
  });
