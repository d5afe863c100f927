import * as v from 'valibot';
import { LEVELS } from '../catalog/level.ts';
import { ClientId, Day, FilledLine, Id, Instant, Text, Version } from '../contract/scalar.ts';
import { LESSON_STATUSES, TEACHING_MODES } from '../lessons/lesson.ts';
import { isHttpsUrl } from '../patterns/https-url.ts';
import { ScheduleConflict, TimeSpan } from '../schedule/schedule-conflict.ts';
import { LIMITS } from '../tenant/limits.ts';
import { WEEK_SLOTS_MAX, WeekSlot } from '../time/week-slot.ts';
import { CLASS_PROGRESSES } from './class-progress.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A class as a row of the desk shows it (CLS-1). */
export const ClassSummary = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  /** Made for the one lesson that a family tries (CON-3): nobody else comes in, and no term follows it. */
  isTrial: v.boolean(),
  courseId: v.nullable(Id),
  courseTitle: v.nullable(v.string()),
  level: v.nullable(v.picklist(LEVELS)),
  mode: v.picklist(TEACHING_MODES),
  progress: v.picklist(CLASS_PROGRESSES),
  canceledAt: v.nullable(Instant),
  startDate: Day,
  endDate: Day,
  lessonTotal: count,
  lessonHeld: count,
  /** Cancelled, or over without having taken place; what is neither held nor this is still to come. */
  lessonNotHeld: count,
  studentCount: count,
  /** At most four. */
  students: v.array(v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) })),
  nextLesson: v.nullable(
    v.object({
      id: Id,
      no: count,
      title: v.string(),
      status: v.picklist(LESSON_STATUSES),
      ...TimeSpan.entries,
    }),
  ),
  /** Its lessons that wait for their wrap-up, trials too, with the one that has waited longest; null where none does. */
  toWrapUp: v.nullable(v.object({ count, lessonId: Id, endAt: Instant })),
  chatRoomId: v.nullable(Id),
  unreadMessages: count,
});
export type ClassSummary = v.InferOutput<typeof ClassSummary>;

/** A lesson of the programme against what was really taught. */
export const ProgrammeStep = v.object({
  no: count,
  title: v.string(),
  /** The lesson that it is planned for. */
  plannedAt: v.nullable(Instant),
  /** The lesson whose wrap-up says that it was covered. */
  coveredAt: v.nullable(Instant),
  /** The lesson that it is planned for is over and was not held. */
  isMissed: v.boolean(),
  /** It is not taught any more: the rest was planned anew without it. */
  isLeftOut: v.boolean(),
});
export type ProgrammeStep = v.InferOutput<typeof ProgrammeStep>;

export const TeachingClass = v.object({
  ...ClassSummary.entries,
  version: Version,
  cancelReason: v.nullable(v.string()),
  weeklySchedule: v.array(WeekSlot),
  capacity: count,
  place: v.nullable(v.string()),
  /** Where online lessons are held instead of the portal's own room. */
  meetingUrl: v.nullable(v.string()),
  programme: v.array(ProgrammeStep),
  /** How many lessons of the programme should have been covered by now and were not. */
  lessonsBehind: count,
  /** Until then the whole class can be cancelled without asking its families (24 h before its next lesson, a trial too). */
  cancelNoticeUntil: v.nullable(Instant),
  /** The class that this one was rolled over from. */
  rolledFrom: v.nullable(v.object({ id: Id, name: v.string() })),
});
export type TeachingClass = v.InferOutput<typeof TeachingClass>;

/** What a guardian is to the student; a grown-up who takes a class herself is her own. */
export const GUARDIAN_RELATIONS = ['MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER', 'SELF'] as const;
export const GUARDIAN_RELATION_LABELS: Record<(typeof GUARDIAN_RELATIONS)[number], string> = {
  MOTHER: '어머니',
  FATHER: '아버지',
  GRANDPARENT: '조부모',
  OTHER: '보호자',
  SELF: '본인',
};

/** The languages in which a family reads and is written to. */
export const FAMILY_LANGUAGES = ['ko', 'vi'] as const;
export type FamilyLanguage = (typeof FAMILY_LANGUAGES)[number];

/** What a teacher calls the language of a guardian. */
export const GUARDIAN_LANGUAGE_LABELS = { ko: '한국어', vi: '베트남어' } as const;

/** So much of what a student can still hand in is named; the rest stands with the assignments of the class. */
export const OPEN_HOMEWORK_MOST = 20;

/** Everything about one student that a teacher needs before a lesson. */
export const ClassStudent = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** What pages of material bear that he may only look at. */
  code: v.string(),
  age: count,
  goals: v.string(),
  guardians: v.array(
    v.object({
      id: Id,
      name: v.string(),
      relation: v.picklist(GUARDIAN_RELATIONS),
      language: v.picklist(FAMILY_LANGUAGES),
    }),
  ),
  enrolledAt: Instant,
  isTrial: v.boolean(),
  lessonsBought: count,
  lessonsLeft: count,
  /** Per cent of the lessons held so far, or null before the first. */
  attendanceRate: v.nullable(count),
  /** What was due by now or is handed in already: how much of it he handed in, and how much of that late. */
  homework: v.object({
    given: count,
    handedIn: count,
    late: count,
    /** What he can still hand in, or has to once more, until when; the most urgent first, at most `OPEN_HOMEWORK_MOST`. */
    open: v.array(v.object({ id: Id, title: v.string(), deadlineAt: Instant })),
  }),
  /** The last three notes to the guardian, newest first. */
  lastNotes: v.array(v.object({ lessonId: Id, at: Instant, text: v.string() })),
});
export type ClassStudent = v.InferOutput<typeof ClassStudent>;

const Capacity = v.pipe(v.number(), v.integer(), v.minValue(1, '한 명 이상으로 적어 주세요.'), v.maxValue(100));
const MeetingUrl = v.pipe(
  Text(500),
  v.check((url) => url === '' || isHttpsUrl(url), 'https://로 시작하는 주소를 적어 주세요.'),
);
const Name = FilledLine(LIMITS.courseTitleMax, '수업 이름을 적어 주세요.');
const slots = v.pipe(
  v.array(WeekSlot),
  v.minLength(1, '수업 시간을 하나 이상 정해 주세요.'),
  v.maxLength(WEEK_SLOTS_MAX),
);

/** Most times of a schedule that can be decided otherwise. */
export const EXCEPTIONS_MAX = 200;

/** A time of the weekly schedule that is left out (null), or held at another time instead. */
export const TimingException = v.strictObject({ slotAt: Instant, newStartAt: v.nullable(Instant) });
export type TimingException = v.InferOutput<typeof TimingException>;

const eachSlotOnce = (exceptions: TimingException[]) =>
  new Set(exceptions.map(({ slotAt }) => Date.parse(slotAt))).size === exceptions.length;

/** When the lessons of a class take place. */
const timing = {
  startDate: Day,
  weeklySchedule: slots,
  /** No lesson falls on a public holiday of the teacher's countries. */
  skipHolidays: v.boolean(),
  /** Nor into her own time off; otherwise that is in the way of it. */
  skipTimeOffs: v.optional(v.boolean(), true),
  /** Single times of the schedule that are decided otherwise; one that the schedule does not have changes nothing. */
  exceptions: v.optional(
    v.pipe(
      v.array(TimingException),
      v.maxLength(EXCEPTIONS_MAX),
      v.check(eachSlotOnce, '같은 회차를 두 번 바꿀 수 없어요.'),
    ),
    [],
  ),
};

/** A class that is about to be made from a published course. */
export const ClassPlan = v.strictObject({ courseId: Id, packageId: Id, ...timing });
export type ClassPlan = v.InferOutput<typeof ClassPlan>;

export const NewClass = v.strictObject({
  clientId: ClientId,
  ...ClassPlan.entries,
  name: Name,
  mode: v.picklist(TEACHING_MODES),
  capacity: Capacity,
  place: Text(LIMITS.addressMax),
  meetingUrl: MeetingUrl,
});
export type NewClass = v.InferOutput<typeof NewClass>;

/** What of a class can be changed at any time. */
export const ClassSettings = v.strictObject({
  version: Version,
  name: Name,
  capacity: Capacity,
  place: Text(LIMITS.addressMax),
  meetingUrl: MeetingUrl,
});
export type ClassSettings = v.InferOutput<typeof ClassSettings>;

/** A new term of a class that is over or about to be. */
export const RollOverPlan = v.strictObject(timing);
export const RollOver = v.strictObject({ clientId: ClientId, ...timing, name: Name, withStudents: v.boolean() });
export type RollOver = v.InferOutput<typeof RollOver>;

/** A lesson as it would be made. */
export const PlannedLesson = v.object({
  no: count,
  title: v.string(),
  ...TimeSpan.entries,
  /** Its time of the weekly schedule, from which it may have been moved. */
  slotAt: Instant,
  /** Days before this lesson that were left out, and why: the name of a holiday, or her time off. */
  skipped: v.array(v.object({ date: Day, name: v.string() })),
  /** What stands there already. */
  conflict: v.nullable(ScheduleConflict.entries.other),
  /** Where something stands: times near by, each as long, that fit. */
  alternatives: v.array(TimeSpan),
});
export type PlannedLesson = v.InferOutput<typeof PlannedLesson>;
