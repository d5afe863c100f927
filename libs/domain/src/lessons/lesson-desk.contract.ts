import * as v from 'valibot';
import { ClassStudent, ProgrammeStep } from '../classes/class.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Filled, Id, Instant, Version } from '../contract/scalar.ts';
import { LessonEvidence } from '../evidence/lesson-evidence.ts';
import { LessonWait } from '../evidence/lesson-wait.ts';
import { LessonQuestion } from '../families/lesson-question.ts';
import { PlanTask } from '../planning/plan-task.ts';
import { Attendance, AttendanceMark } from './attendance.ts';
import { DiaryDraft, FinishedDiary, LessonDiary, NoteRecipient } from './lesson-diary.ts';
import { LESSON_EXTENSIONS } from './lesson-transitions.ts';
import { Lesson } from './lesson.ts';

const path = '/tns/v1/lessons/:id';
const params = v.strictObject({ id: Id });
const atVersion = v.strictObject({ version: Version });

/** A lesson as its own page and its wrap-up show it. */
export const LessonDesk = v.object({
  lesson: v.object({ ...Lesson.entries, version: Version }),
  /** From when it can be started and its room entered. */
  opensAt: Instant,
  /** How long she has waited for students who are not there. */
  wait: LessonWait,
  /** When it really began and ended. */
  startedAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  notHeldReason: v.nullable(v.string()),
  /** A ticket about it or a family's question is open: nobody but the team confirms it meanwhile. */
  isQuestioned: v.boolean(),
  /** Families pay for it: a trial, and a lesson of a class without a price, earn nothing. */
  isPriced: v.boolean(),
  /** A recording was begun in its room. */
  wasRecorded: v.boolean(),
  /** What families remember otherwise, the newest first. */
  questions: v.array(LessonQuestion),
  /** By how many minutes it can be made longer without touching what comes next. */
  extensions: v.array(v.picklist(LESSON_EXTENSIONS)),
  /** Where it is held instead of the portal's room. */
  meetingUrl: v.nullable(v.string()),
  students: v.array(ClassStudent),
  attendance: v.array(Attendance),
  programme: v.array(ProgrammeStep),
  diary: LessonDiary,
  recipients: v.array(NoteRecipient),
  /** What its wrap-up has made to do. */
  tasks: v.array(PlanTask),
});
export type LessonDesk = v.InferOutput<typeof LessonDesk>;

const desk = dataOf(LessonDesk);

/** Holding a lesson and closing it (CLS-3; domain-model 3.3.5). */
export const lessonDeskContract = defineContract({
  getLessonDesk: {
    method: 'GET',
    path: `${path}/desk`,
    access: 'teacher',
    summary: '수업 한 회차의 진행: 학생, 출석, 기록',
    params,
    response: desk,
    errors: [],
  },
  startLesson: {
    method: 'POST',
    path: `${path}/start`,
    access: 'teacher',
    summary: '수업 시작; 15분 전부터',
    params,
    body: atVersion,
    response: desk,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'ROOM_NOT_OPEN'],
  },
  extendLesson: {
    method: 'POST',
    path: `${path}/extend`,
    access: 'teacher',
    summary: '수업 시간 늘리기; 다음 시간이 비어 있을 때',
    params,
    body: v.strictObject({ version: Version, minutes: v.picklist(LESSON_EXTENSIONS) }),
    response: desk,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'NEXT_SLOT_BUSY'],
  },
  finishLesson: {
    method: 'POST',
    path: `${path}/finish`,
    access: 'teacher',
    summary: '수업 끝내기',
    params,
    body: atVersion,
    response: desk,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT'],
  },
  declareNoShow: {
    method: 'POST',
    path: `${path}/no-show`,
    access: 'teacher',
    summary: '학생이 오지 않음; 15분을 기다린 뒤부터, 아무도 오지 않았고 문 앞에도 없을 때',
    params,
    body: atVersion,
    response: desk,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'WAIT_15_MIN', 'STUDENTS_CAME', 'STUDENT_AT_DOOR'],
  },
  markAttendance: {
    method: 'PUT',
    path: `${path}/attendance`,
    access: 'teacher',
    summary: '출석 고치기',
    params,
    body: v.strictObject({ marks: v.pipe(v.array(AttendanceMark), v.minLength(1), v.maxLength(100)) }),
    response: desk,
    errors: ['WRONG_STATE'],
  },
  saveLessonDiary: {
    method: 'PUT',
    path: `${path}/diary`,
    access: 'teacher',
    summary: '수업 기록 임시 저장',
    params,
    body: DiaryDraft,
    response: dataOf(LessonDiary),
    errors: ['WRONG_STATE', 'VERSION_CONFLICT'],
  },
  sendLessonDiary: {
    method: 'POST',
    path: `${path}/diary/send`,
    access: 'teacher',
    summary: '수업 마무리: 출석과 기록을 확정하고 보호자께 보낸다; 24시간 확인이 시작된다 (W3)',
    params,
    body: v.strictObject({
      diary: FinishedDiary,
      marks: v.pipe(v.array(AttendanceMark), v.maxLength(100)),
    }),
    response: desk,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT', 'ATTENDANCE_MISSING', 'DATE_PAST'],
  },
  answerLessonQuestion: {
    method: 'POST',
    path: `${path}/questions/:questionId/answer`,
    access: 'teacher',
    summary: '가족의 질문에 답하기; 가족은 메일을 받고, 답이 없으면 하루 뒤에 확정된다',
    params: v.strictObject({ id: Id, questionId: Id }),
    body: v.strictObject({ answer: Filled(1_000, '답을 적어 주세요.') }),
    response: desk,
    errors: ['WRONG_STATE'],
  },
  getLessonEvidence: {
    method: 'GET',
    path: `${path}/evidence`,
    access: 'teacher',
    summary: '수업의 증거 기록; chainValid가 거짓이면 누가 바꾼 것이다 (W1)',
    params,
    response: dataOf(LessonEvidence),
    errors: [],
  },
});
