import * as v from 'valibot';
import { ClientId, Id, Instant } from '../contract/scalar.ts';
import { handoutFields } from '../coursework/handout.ts';
import { Lecture } from '../coursework/lecture.ts';
import { LIBRARY_LIMITS, PlacedLesson } from './document.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LIBRARY_LIMITS.secondsMax));

/** Material as the document tab shows it: what is shown now, what is planned (drafts too), what is over. */
export const PLACE_STATES = ['in-progress', 'upcoming', 'completed'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Material of a class with all that the library knows of it. */
export const Place = v.object({
  ...Lecture.entries,
  className: v.string(),
  lessons: v.array(PlacedLesson),
  /** How many of the class's students have opened one of its files. */
  seenBy: count,
  students: count,
});
export type Place = v.InferOutput<typeof Place>;

const { title, content, displayAt, downloadAllowed } = handoutFields('LECTURE', '자료 제목을 적어 주세요.');
export const PlaceLessonIds = v.pipe(
  v.array(Id),
  v.maxLength(LIBRARY_LIMITS.lessonsMax, `회차는 ${LIBRARY_LIMITS.lessonsMax}개까지 고를 수 있어요.`),
);

/** How a document is put into a class: its newest version becomes material there. */
export const NewPlace = v.strictObject({
  clientId: ClientId,
  classId: Id,
  lessonIds: PlaceLessonIds,
  isDraft: v.boolean(),
  title,
  content,
  displayAt,
  deadlineAt: v.nullable(Instant),
  downloadAllowed,
});
export type NewPlace = v.InferOutput<typeof NewPlace>;

/** How far a sound or a film was played, of how long it is; in seconds. */
export const Played = v.object({ seconds, total: seconds });
export type Played = v.InferOutput<typeof Played>;

/** As a player says it, to a thousandth of a second: no store holds what is finer. */
const played = v.pipe(
  seconds,
  v.transform((value) => Math.round(value * 1_000) / 1_000),
);
export const Playing = v.object({ seconds: played, total: played });

/** That a student opened a file. */
export const Receipt = v.object({
  fileId: Id,
  firstAt: Instant,
  lastAt: Instant,
  count,
  /** The farthest; null of what is not played. */
  played: v.nullable(Played),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** What one student has opened of it; empty where nothing was. */
export const StudentReceipts = v.object({
  student: v.object({
    id: Id,
    name: v.string(),
    avatar: v.nullable(v.string()),
    /** What pages bear that she may only look at. */
    code: v.string(),
  }),
  files: v.array(Receipt),
});
export type StudentReceipts = v.InferOutput<typeof StudentReceipts>;
