import type { ProgrammeStep } from '@portal/domain/classes/class';
import type { EvidenceEvent, LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { LessonQuestion } from '@portal/domain/families/lesson-question';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { aClassStudent } from '../classes/class-builders.ts';
import { FROZEN_NOW } from '../frozen-clock.ts';
import { aLesson } from '../schedule/calendar-builders.ts';

/** A diary in which nothing is written yet. */
export const aLessonDiary = (over: Partial<LessonDiary> = {}): LessonDiary => ({
  programmeNo: null,
  covered: '',
  homework: '',
  homeworkDueAt: null,
  homeworkAssignmentId: null,
  nextPlan: '',
  messageToGuardian: '',
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '',
  version: 0,
  sentAt: null,
  confirmBy: null,
  confirmedAt: null,
  confirmedBy: null,
  ...over,
});

/** A student who has been in the room from the beginning. */
export const anAttendance = (over: Partial<Attendance> = {}): Attendance => ({
  studentId: 'student-A01',
  studentName: '학생 A01',
  state: 'PRESENT',
  joinedAt: '2026-11-18T10:28:00+09:00',
  leftAt: null,
  minutes: 12,
  source: 'AUTO',
  note: '',
  absence: null,
  ...over,
});

/** What a mother remembers otherwise; nobody has answered her yet. */
export const aLessonQuestion = (over: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id: 'question-1',
  guardianName: 'Nguyễn Thị Hoa',
  studentNames: ['학생 A01'],
  topic: 'TIME',
  text: '수업이 10분 늦게 시작한 것으로 기억해요.',
  askedAt: '2026-11-18T10:35:00+09:00',
  answer: null,
  answeredAt: null,
  ...over,
});

/** The steps around a lesson that begins at `startAt`. */
const programmeAround = (startAt: string): ProgrammeStep[] =>
  (
    [
      ['기울기와 절편', '2026-11-13T10:30:00+09:00'],
      ['일차함수의 그래프', startAt],
      ['일차함수의 활용', '2026-11-20T10:30:00+09:00'],
    ] as const
  ).map(([title, plannedAt], at) => ({
    no: 11 + at,
    title,
    plannedAt,
    coveredAt: at === 0 ? plannedAt : null,
    isMissed: false,
    isLeftOut: false,
  }));

/** Of a student who has come to the eleven lessons so far, but for one. */
const record = {
  enrolledAt: '2026-10-02T10:00:00+09:00',
  lessonsBought: 22,
  lessonsLeft: 11,
  attendanceRate: 91,
  lastNotes: [
    { lessonId: 'lesson-11', at: '2026-11-13T11:35:00+09:00', text: '기울기와 절편을 잘 찾아요.' },
    { lessonId: 'lesson-10', at: '2026-11-11T11:33:00+09:00', text: '그래프를 그리는 연습을 더 하면 좋아요.' },
  ],
};

type DeskOver = Partial<Omit<LessonDesk, 'lesson'>> & { lesson?: Partial<Lesson> & { version?: number } };

/** Of a teacher who waits from the beginning of the lesson that runs at the frozen moment, and has seen nobody. */
export const aLessonWait = (over: Partial<LessonWait> = {}): LessonWait => ({
  at: FROZEN_NOW,
  waitedMs: Date.parse(FROZEN_NOW) - Date.parse('2026-11-18T10:30:00+09:00'),
  isRunning: true,
  isHostThere: true,
  cameIds: [],
  hereIds: [],
  atDoorIds: [],
  ...over,
});

/** The lesson that runs at the frozen moment, with two students: one is there, one came late. */
export const aLessonDesk = ({ lesson, ...over }: DeskOver = {}): LessonDesk => ({
  lesson: {
    ...aLesson({ studentCount: 2, studentNames: ['학생 A01', '학생 A02'] }),
    isWrappedUp: (over.diary?.sentAt ?? null) !== null,
    version: 3,
    ...lesson,
  },
  opensAt: '2026-11-18T10:15:00+09:00',
  wait: aLessonWait({
    isRunning: false,
    cameIds: ['student-A01', 'student-A02'],
    hereIds: ['student-A01', 'student-A02'],
  }),
  startedAt: '2026-11-18T10:30:00+09:00',
  endedAt: null,
  notHeldReason: null,
  isQuestioned: false,
  isPriced: true,
  wasRecorded: false,
  questions: [],
  extensions: [5, 10],
  meetingUrl: null,
  students: [
    aClassStudent(record),
    aClassStudent({
      ...record,
      id: 'student-A02',
      name: '학생 A02',
      goals: '계산 실수를 줄이기',
      guardians: [{ id: 'guardian-2', name: '김보호', relation: 'FATHER', language: 'ko' }],
      lastNotes: [],
    }),
  ],
  attendance: [
    anAttendance(),
    anAttendance({
      studentId: 'student-A02',
      studentName: '학생 A02',
      state: 'LATE',
      joinedAt: '2026-11-18T10:37:00+09:00',
      minutes: 5,
    }),
  ],
  programme: programmeAround(lesson?.startAt ?? aLesson().startAt),
  diary: aLessonDiary(),
  recipients: [{ id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' }],
  tasks: [],
  ...over,
});

/** The same lesson an hour earlier, after its end, to be wrapped up. */
export const aTaughtLesson = ({ lesson, ...over }: DeskOver = {}): LessonDesk =>
  aLessonDesk({
    lesson: {
      status: 'DONE',
      held: true,
      version: 4,
      startAt: '2026-11-18T09:30:00+09:00',
      endAt: '2026-11-18T10:30:00+09:00',
      ...lesson,
    },
    opensAt: '2026-11-18T09:15:00+09:00',
    wait: aLessonWait({ isRunning: false, isHostThere: false, cameIds: ['student-A01', 'student-A02'] }),
    startedAt: '2026-11-18T09:30:00+09:00',
    endedAt: '2026-11-18T10:30:00+09:00',
    attendance: aLessonDesk().attendance.map((row) => ({
      ...row,
      joinedAt: row.state === 'LATE' ? '2026-11-18T09:37:00+09:00' : '2026-11-18T09:28:00+09:00',
      leftAt: '2026-11-18T10:30:00+09:00',
      minutes: row.state === 'LATE' ? 53 : 60,
    })),
    extensions: [],
    ...over,
  });

const link = (at: number) => String(at).padStart(64, '0');

/** The first link of a lesson's chain. */
export const anEvidenceEvent = (over: Partial<EvidenceEvent> = {}): EvidenceEvent => {
  const { seq = 1 } = over;
  return {
    id: `evidence-${seq}`,
    seq,
    at: '2026-11-18T10:15:00+09:00',
    kind: 'ROOM_OPENED',
    actor: '',
    actorId: null,
    data: {},
    prevHash: link(seq - 1),
    hash: link(seq),
    ...over,
  };
};

/** The chain of the lesson that runs at the frozen moment, with its teacher and two students. */
export const aLessonEvidence = (over: Partial<LessonEvidence> = {}): LessonEvidence => ({
  events: [anEvidenceEvent()],
  people: [
    { id: 'teacher-1', role: 'HOST', name: '김수학', studentName: null },
    { id: 'student-A01', role: 'STUDENT', name: '학생 A01', studentName: null },
    { id: 'student-A02', role: 'STUDENT', name: '학생 A02', studentName: null },
  ],
  chainValid: true,
  sealedAt: null,
  ...over,
});
