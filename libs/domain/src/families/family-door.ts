import * as v from 'valibot';
import { FAMILY_LANGUAGES } from '../classes/class.ts';
import { Id, Instant, TimeZone } from '../contract/scalar.ts';
import { ATTENDANCE_STATES } from '../lessons/attendance.ts';
import { StudentWord } from '../lessons/lesson-diary.ts';
import { LESSON_STATUSES, TEACHING_MODES } from '../lessons/lesson.ts';
import { TimeSpan } from '../schedule/schedule-conflict.ts';
import { FamilyChatLine } from './family-chat.ts';
import { AnnouncedAbsence } from './lesson-absence.ts';
import { LESSON_QUESTION_TOPICS } from './lesson-question.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const no = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A lesson that is to come, or running, as the family of those who take part in it sees it. */
export const FamilyLesson = v.object({
  id: Id,
  no,
  title: v.string(),
  isTrial: v.boolean(),
  /** Nobody else takes it: another time is between this family and the teacher alone. */
  isOneToOne: v.boolean(),
  ...TimeSpan.entries,
  status: v.picklist(LESSON_STATUSES),
  mode: v.picklist(TEACHING_MODES),
  /** Where it is held, when that is a place. */
  place: v.nullable(v.string()),
  /** Where it is held instead of the portal's room. */
  meetingUrl: v.nullable(v.string()),
  /** From when its room is open. */
  opensAt: Instant,
  /** The way into the room, for each child; none where it is held elsewhere. */
  entrances: v.array(v.object({ studentId: Id, path: v.string() })),
  /** Its children who take it, and whether the family has said that one cannot come. */
  takers: v.array(v.object({ studentId: Id, absence: v.nullable(AnnouncedAbsence) })),
});
export type FamilyLesson = v.InferOutput<typeof FamilyLesson>;

/** Another time that somebody proposed for a lesson and that waits: for this family, or for the others. */
export const FamilyMove = v.object({
  id: Id,
  lessonId: Id,
  lessonNo: no,
  isTrial: v.boolean(),
  /** A family's own wish waits for the teacher. */
  by: v.picklist(['TEACHER', 'STUDENT']),
  oldStartAt: Instant,
  oldEndAt: Instant,
  newStartAt: Instant,
  newEndAt: Instant,
  reason: v.string(),
  answerBy: Instant,
  /** Whether this family has said yes; a no ends a proposal at once. */
  isAgreed: v.boolean(),
  /** How many of the students' families have said yes so far, and how many are asked; the lesson moves when all have. */
  agreed: count,
  asked: count,
});
export type FamilyMove = v.InferOutput<typeof FamilyMove>;

/** The class as one family of it sees it. */
export const FamilyDoor = v.object({
  className: v.string(),
  /** Of her public page, where another lesson to try can be booked. */
  teacherId: Id,
  teacherName: v.string(),
  /** The teacher's, in which the week of the class is meant. */
  teacherTimeZone: TimeZone,
  guardianName: v.string(),
  /** In which it reads and is written to. */
  language: v.picklist(FAMILY_LANGUAGES),
  /** Its children in this class. */
  students: v.array(v.object({ id: Id, name: v.string() })),
  /** Whether no lesson is to come any more: the class is over, or cancelled. */
  isOver: v.boolean(),
  /** Whether it is over because it was cancelled, the class or all that its children were to take of it. */
  isCanceled: v.boolean(),
  next: v.nullable(FamilyLesson),
  /** What waits for an answer, the soonest first. */
  moves: v.array(FamilyMove),
  /** The talk of the class; null for who is not in its room, such as a family that only tries one lesson. */
  chat: v.nullable(FamilyChatLine),
  /** The talk with the teacher alone. */
  teacherChat: FamilyChatLine,
});
export type FamilyDoor = v.InferOutput<typeof FamilyDoor>;

/** A question of the family about what a lesson's record says. */
export const FamilyQuestion = v.object({
  topic: v.picklist(LESSON_QUESTION_TOPICS),
  text: v.string(),
  askedAt: Instant,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(Instant),
});
export type FamilyQuestion = v.InferOutput<typeof FamilyQuestion>;

/** A lesson that is over, with what the teacher wrote about it to this family. */
export const FamilyRecord = v.object({
  id: Id,
  no,
  title: v.string(),
  isTrial: v.boolean(),
  ...TimeSpan.entries,
  /** False where nobody came or it was cancelled. */
  held: v.boolean(),
  /** Nobody came although the teacher was there: how many minutes she waited, and since when. */
  noShow: v.nullable(v.object({ waited: count, since: Instant })),
  cancelReason: v.nullable(v.string()),
  /** Of its own children; none until the lesson is wrapped up or nobody has come to it. */
  attendance: v.array(v.object({ studentId: Id, state: v.picklist(ATTENDANCE_STATES), minutes: count })),
  note: v.nullable(
    v.object({
      sentAt: Instant,
      /** The teacher's words to them, in their language. */
      message: v.string(),
      covered: v.string(),
      homework: v.string(),
      homeworkDueAt: v.nullable(Instant),
      nextPlan: v.string(),
      /** About its own children. */
      studentWords: v.array(StudentWord),
    }),
  ),
  /** Until when they can say whether the record is right; null where that is not asked. */
  confirmBy: v.nullable(Instant),
  /** When this family said that it is right. */
  confirmedAt: v.nullable(Instant),
  /** Somebody has asked about it: until that is answered, silence confirms nothing. */
  isPaused: v.boolean(),
  /** Nobody is asked any more: all have confirmed, or the time is over. */
  isSettled: v.boolean(),
  /** Something was drawn, shown or asked in its room. */
  hasSummary: v.boolean(),
  question: v.nullable(FamilyQuestion),
});
export type FamilyRecord = v.InferOutput<typeof FamilyRecord>;
