import { classesContract } from '@portal/domain/classes/classes.contract';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import {
  aLessonDesk,
  aLessonDiary,
  aLessonQuestion,
  aLessonWait,
  anAttendance,
  aTaughtLesson,
} from '@portal/testing/lessons/lesson-desk-builders';
import { aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';

/** What the pages ask besides the lesson itself. */
export const nextLesson = fake(
  classesContract.getClass,
  aTeachingClass({
    startDate: '2026-10-09',
    endDate: '2026-12-23',
    weeklySchedule: (['WEDNESDAY', 'FRIDAY'] as const).map((weekday) => ({ weekday, start: '10:30', end: '11:30' })),
    lessonTotal: 22,
    lessonHeld: 11,
    studentCount: 2,
    programme: aLessonDesk().programme,
    cancelNoticeUntil: '2026-11-19T10:30:00+09:00',
    nextLesson: {
      id: 'lesson-13',
      no: 13,
      title: '일차함수의 활용',
      status: 'UPCOMING',
      startAt: '2026-11-20T10:30:00+09:00',
      endAt: '2026-11-20T11:30:00+09:00',
    },
  }),
);

/** Of a lesson that was given no pack. */
export const noPacks = fake(packsContract.listPackUses, { items: [] });

const later = { status: 'UPCOMING', startAt: '2026-11-18T14:00:00+09:00', endAt: '2026-11-18T15:00:00+09:00' } as const;
const soon = { status: 'UPCOMING', startAt: '2026-11-18T10:50:00+09:00', endAt: '2026-11-18T11:50:00+09:00' } as const;
const past = { startAt: '2026-11-18T09:30:00+09:00', endAt: '2026-11-18T10:30:00+09:00' };
const yesterday = { startAt: '2026-11-17T09:30:00+09:00', endAt: '2026-11-17T10:30:00+09:00' };
const neverBegun = { startedAt: null, attendance: [] };
const sentDiary = aLessonDiary({
  version: 3,
  covered: '일차함수의 그래프',
  messageToGuardian: '{student} 학생이 {covered}를 배웠어요.',
  sentAt: '2026-11-18T10:41:00+09:00',
  confirmBy: '2026-11-19T10:41:00+09:00',
});
const place = '마포구 스터디룸 2호';
const meetingUrl = 'https://meet.example.com/abc';

const notStarted = {
  startedAt: null,
  wait: aLessonWait({ waitedMs: 0, isRunning: false, isHostThere: false }),
  attendance: aLessonDesk().attendance.map((row) => ({ ...row, state: null, joinedAt: null, minutes: 0 })),
};
const early = { ...notStarted, opensAt: '2026-11-18T13:45:00+09:00' };
const open = { ...notStarted, opensAt: '2026-11-18T10:35:00+09:00' };
const wasOpen = { opensAt: '2026-11-18T09:15:00+09:00' };

/** A lesson in every state in which it can be held, or can no longer. */
export const holdDesks = {
  early: aLessonDesk({ ...early, lesson: later }),
  earlyAtPlace: aLessonDesk({ ...early, lesson: { ...later, mode: 'OFFLINE', place } }),
  open: aLessonDesk({ ...open, lesson: soon }),
  openAtPlace: aLessonDesk({ ...open, lesson: { ...soon, mode: 'BOTH', place } }),
  openElsewhere: aLessonDesk({ ...open, lesson: soon, meetingUrl }),
  late: aLessonDesk({ ...notStarted, lesson: { status: 'UPCOMING', mode: 'OFFLINE', place } }),
  missed: aLessonDesk({ ...notStarted, ...wasOpen, lesson: { ...past, status: 'UPCOMING' } }),
  running: aLessonDesk(),
  runningAtPlace: aLessonDesk({ lesson: { mode: 'OFFLINE', place }, extensions: [5] }),
  runningElsewhere: aLessonDesk({ meetingUrl }),
  over: aLessonDesk({
    ...wasOpen,
    lesson: past,
    startedAt: past.startAt,
    attendance: aLessonDesk().attendance.map((row) => ({ ...row, joinedAt: '2026-11-18T09:28:00+09:00', minutes: 60 })),
    extensions: [],
  }),
  toWrapUp: aTaughtLesson(),
  wrapUpLate: aTaughtLesson({ lesson: yesterday, startedAt: yesterday.startAt, endedAt: yesterday.endAt }),
  endedByClock: aTaughtLesson({ endedAt: '2026-11-18T11:00:00+09:00' }),
  taughtAtPlace: aTaughtLesson({ lesson: { mode: 'OFFLINE', place } }),
  sent: aTaughtLesson({ diary: sentDiary }),
  asked: aTaughtLesson({ diary: sentDiary, isQuestioned: true, questions: [aLessonQuestion()] }),
  inTicket: aTaughtLesson({ diary: sentDiary, isQuestioned: true }),
  notHeld: aTaughtLesson({ lesson: { held: false }, notHeldReason: '학생이 15분 동안 들어오지 않았어요.' }),
  neverBegun: aTaughtLesson({
    ...neverBegun,
    lesson: { held: false },
    notHeldReason: '아무도 들어오지 않아 수업을 하지 못했어요.',
  }),
  neverBegunAtPlace: aTaughtLesson({ ...neverBegun, lesson: { held: false, mode: 'OFFLINE', place } }),
  confirmed: aTaughtLesson({ lesson: { status: 'FINISHED' } }),
  canceled: aTaughtLesson({ lesson: { status: 'CANCELED', held: false, cancelReason: '학교 행사와 겹쳐요.' } }),
};

/** Nobody has come yet. */
export const nobodyCame = [anAttendance({ state: null, joinedAt: null, minutes: 0 })];

/** What a lesson that was held leaves behind. */
export const evidenceOf = (over: Partial<LessonEvidence> = {}) =>
  fake(lessonDeskContract.getLessonEvidence, aWholeEvidence(over));
