import * as v from 'valibot';
import { LEVELS } from '../catalog/level.ts';
import { Id, Instant, TimeZone } from '../contract/scalar.ts';
import { TEACHING_MODES } from '../lessons/lesson.ts';
import { PublicTeacherProfile } from '../profile/teacher-profile.ts';
import { RATINGS } from '../reviews/review.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What published reviews say of a teacher; without any there is no average. */
export const RatingSummary = v.object({
  count,
  /** Of all of them, to two decimals. */
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
});
export type RatingSummary = v.InferOutput<typeof RatingSummary>;

/** A teacher as a list shows her to who does not know her. */
export const TeacherCard = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  shortIntro: v.string(),
  /** Names, as they are shown. */
  subjects: v.array(v.string()),
  rating: RatingSummary,
});
export type TeacherCard = v.InferOutput<typeof TeacherCard>;

/** A course that is on sale. */
export const PublicCourse = v.object({
  id: Id,
  title: v.string(),
  /** Address of its picture. */
  image: v.nullable(v.string()),
  level: v.nullable(v.picklist(LEVELS)),
  teachingMode: v.nullable(v.picklist(TEACHING_MODES)),
  classDurationMinutes: count,
  ageMin: count,
  ageMax: count,
  /** What is paid for, the cheapest first; `fee` is of one student, for all the lessons. */
  packages: v.array(v.object({ id: Id, name: v.string(), lessonCount: count, studentCount: count, fee: count })),
  /** How long its free lesson for new students is (CON-3); null where it has none. */
  trialMinutes: v.nullable(count),
});
export type PublicCourse = v.InferOutput<typeof PublicCourse>;

/** The page of a teacher whose profile is approved, as anybody may read it. */
export const PublicTeacher = v.object({
  id: Id,
  ...PublicTeacherProfile.entries,
  /** The zone in which she lives and means her days. */
  timeZone: TimeZone,
  /** Lessons that were held, all of her time. */
  lessonsHeld: count,
  rating: v.object({
    ...RatingSummary.entries,
    /** How many gave each number of stars; 5 comes first. */
    distribution: v.array(v.object({ rating: v.picklist(RATINGS), count })),
  }),
  courses: v.array(PublicCourse),
});
export type PublicTeacher = v.InferOutput<typeof PublicTeacher>;

/** A review as anybody may read it. */
export const PublicReview = v.object({
  id: Id,
  /** Of the family, with letters masked: nobody is recognised by it. */
  author: v.string(),
  rating: v.picklist(RATINGS),
  content: v.string(),
  /** What the class was called. */
  className: v.string(),
  at: Instant,
  reply: v.nullable(v.object({ content: v.string(), at: Instant })),
});
export type PublicReview = v.InferOutput<typeof PublicReview>;
