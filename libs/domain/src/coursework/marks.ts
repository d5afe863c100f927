import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id, saysSomething, Text, Version } from '../contract/scalar.ts';
import { DRAWING_COLOURS, DRAWING_KINDS, DRAWING_WIDTHS } from '../live/board-drawing.ts';
import { GRADE_STATES } from './submission.ts';

/** What is drawn on the pages of one file (ASG-2): as much as a teacher draws in a day, and as little as one request carries. */
export const MARK_LIMITS = {
  marks: 1_000,
  /** Numbers of one stroke, x and y by turns; of all together. */
  points: 1_000,
  allPoints: 80_000,
  text: 200,
  pages: 2_000,
  /** Bytes of one request with all of it. */
  bodyBytes: 1_048_576,
} as const;

/** A page is as wide as that in the units of its marks, whatever its size; it may be much higher than wide. */
export const MARKED_WIDTH = 1_600;
const FARTHEST = 40_000;

/** A voice comment is so long at most, in seconds. */
export const VOICE_SECONDS_MAX = 180;

const points = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FARTHEST))),
  v.minLength(2),
  v.maxLength(MARK_LIMITS.points),
  v.check(({ length }) => length % 2 === 0),
);

/** One thing that is drawn on a page, as the board draws it; `points` are x and y by turns, from the upper left corner. */
export const PageMark = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    version: Version,
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MARK_LIMITS.pages)),
    kind: v.picklist(DRAWING_KINDS),
    colour: v.picklist(DRAWING_COLOURS),
    width: v.picklist(DRAWING_WIDTHS),
    points,
    text: v.optional(Text(MARK_LIMITS.text)),
  }),
  v.check(
    ({ kind, text }) => (kind === 'text') === (text !== undefined) && (text === undefined || saysSomething(text)),
  ),
);
export type PageMark = v.InferOutput<typeof PageMark>;

/** All that is drawn on one file. */
export const PageMarks = v.pipe(
  v.array(PageMark),
  v.maxLength(MARK_LIMITS.marks, `한 파일에 표시를 ${MARK_LIMITS.marks}개까지 할 수 있어요.`),
  v.check((marks) => new Set(marks.map(({ id }) => id)).size === marks.length),
  v.check(
    (marks) => marks.reduce((sum, mark) => sum + mark.points.length, 0) <= MARK_LIMITS.allPoints,
    '한 파일에 그릴 수 있는 만큼 다 그렸어요.',
  ),
);

/** The marks on one file of the attempt that is graded; version 0 is that nobody has drawn on it yet. */
export const FileMarks = v.object({
  fileId: Id,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  marks: v.array(PageMark),
});
export type FileMarks = v.InferOutput<typeof FileMarks>;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VOICE_SECONDS_MAX));

/** What she has said into the microphone. */
export const VoiceComment = v.object({ file: FileRef, seconds });
export type VoiceComment = v.InferOutput<typeof VoiceComment>;

/** What belongs to an attempt that is over; it is changed no more. */
export const EarlierMarks = v.object({
  attempt: Version,
  files: v.array(v.pick(FileMarks, ['fileId', 'marks'])),
  voice: v.nullable(VoiceComment),
});
export type EarlierMarks = v.InferOutput<typeof EarlierMarks>;

/**
 * What a teacher has drawn and said beside the grade, as it is now; the family has a copy of it once she returns it, or asks for
 * the work again.
 */
export const SubmissionMarks = v.object({
  attempt: Version,
  gradeState: v.picklist(GRADE_STATES),
  files: v.array(FileMarks),
  voice: v.nullable(VoiceComment),
  /** The newest first. */
  earlier: v.array(EarlierMarks),
});
export type SubmissionMarks = v.InferOutput<typeof SubmissionMarks>;

/** The same of one attempt as the family was told: only files that are marked. */
export const ReturnedMarks = v.object({
  attempt: Version,
  files: v.array(v.object({ file: FileRef, marks: v.array(PageMark) })),
  voice: v.nullable(VoiceComment),
});
export type ReturnedMarks = v.InferOutput<typeof ReturnedMarks>;

const same = (one: PageMark, other: PageMark | undefined) =>
  other?.version === one.version && other.points.length === one.points.length;

/**
 * What both hands have drawn: theirs, and on top of it what was drawn, changed or taken away here since `base`. Marks have ids,
 * so that two tabs lose nothing of each other.
 */
export function mergeMarks(
  base: readonly PageMark[],
  mine: readonly PageMark[],
  theirs: readonly PageMark[],
): PageMark[] {
  const before = new Map(base.map((mark) => [mark.id, mark]));
  const here = new Map(mine.map((mark) => [mark.id, mark]));
  const there = new Set(theirs.map(({ id }) => id));
  const kept = theirs.flatMap((mark) => {
    const own = here.get(mark.id);
    if (!own) return before.has(mark.id) ? [] : [mark];
    return [same(own, before.get(mark.id)) ? mark : own];
  });
  const added = mine.filter((mark) => !there.has(mark.id) && !same(mark, before.get(mark.id)));
  return [...kept, ...added];
}
