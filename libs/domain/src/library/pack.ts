import * as v from 'valibot';
import { ClientId, FilledLine, Id, Instant, Text, Version } from '../contract/scalar.ts';
import { DRAWING_COLOURS, DRAWING_KINDS, DRAWING_WIDTHS } from '../live/board-drawing.ts';
import { NewPoll } from '../live/live-poll.ts';
import { LIMITS } from '../tenant/limits.ts';
import { DOCUMENT_KINDS, LibraryDocument } from './document.ts';

export const PACK_LIMITS = {
  nameMax: 60,
  packsMax: 300,
  documentsMax: 50,
  /** So many documents of a pack are named in a list. */
  namedMax: 4,
  pollsMax: 20,
  pagesMax: 20,
  /** Drawn things of one page. */
  elementsMax: 500,
  /** Letters of all pages together, as they are written. */
  pagesCharsMax: 400_000,
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const documentIds = v.pipe(v.array(Id), v.maxLength(PACK_LIMITS.documentsMax));
const homeworkText = {
  title: FilledLine(LIMITS.handoutTitleMax, '과제 제목을 입력해 주세요.'),
  content: Text(LIMITS.handoutTextMax),
};
const name = FilledLine(PACK_LIMITS.nameMax, '꾸러미 이름을 적어 주세요.');

/** A thing on a page: what our boards draw, and nothing else. */
export const PackDrawing = v.strictObject({
  id: Id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  kind: v.picklist(DRAWING_KINDS),
  colour: v.picklist(DRAWING_COLOURS),
  width: v.picklist(DRAWING_WIDTHS),
  points: v.pipe(v.array(v.number()), v.minLength(2), v.maxLength(20_000)),
  text: v.optional(Text(2_000)),
});
export type PackDrawing = v.InferOutput<typeof PackDrawing>;

/** Pages of a board, as they are drawn when a lesson begins. */
const PackPages = v.pipe(
  v.array(v.pipe(v.array(PackDrawing), v.maxLength(PACK_LIMITS.elementsMax, '한 쪽에 그린 것이 너무 많아요.'))),
  v.maxLength(PACK_LIMITS.pagesMax, `판서는 ${PACK_LIMITS.pagesMax}장까지 담을 수 있어요.`),
  v.check((pages) => JSON.stringify(pages).length <= PACK_LIMITS.pagesCharsMax, '판서가 너무 커요.'),
);
const PackPolls = v.pipe(v.array(NewPoll), v.maxLength(PACK_LIMITS.pollsMax));

/** What she puts into it. */
export const PackContent = v.strictObject({
  name,
  documentIds,
  /** Becomes a draft of an assignment. */
  homework: v.nullable(v.strictObject({ ...homeworkText, documentIds })),
  polls: PackPolls,
  pages: PackPages,
});
export type PackContent = v.InferOutput<typeof PackContent>;

export const NewPack = v.strictObject({ clientId: ClientId, ...PackContent.entries });
export type NewPack = v.InferOutput<typeof NewPack>;

/** Everything that one lesson needs, as one thing: documents, homework, questions and pages of the board. */
export const LessonPack = v.object({
  id: Id,
  name: v.string(),
  documents: v.array(LibraryDocument),
  homework: v.nullable(v.object({ title: v.string(), content: v.string(), documents: v.array(LibraryDocument) })),
  polls: v.array(NewPoll),
  pages: PackPages,
  /** To how many lessons it was given. */
  lessons: count,
  createdAt: Instant,
  changedAt: Instant,
  version: Version,
});
export type LessonPack = v.InferOutput<typeof LessonPack>;

/** A pack in a list. */
export const PackSummary = v.object({
  id: Id,
  name: v.string(),
  documents: count,
  /** The first of them, to know the pack by. */
  firstDocuments: v.array(v.object({ name: v.string(), kind: v.picklist(DOCUMENT_KINDS) })),
  hasHomework: v.boolean(),
  polls: count,
  pages: count,
  lessons: count,
  changedAt: Instant,
});
export type PackSummary = v.InferOutput<typeof PackSummary>;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const FileOfPack = v.strictObject({ name: FilledLine(255, '자료 이름이 없어요.'), sha256 });
const filesOfPack = v.pipe(v.array(FileOfPack), v.maxLength(PACK_LIMITS.documentsMax));

export const PACK_FORMAT = 'portal-lesson-pack';
/** Ours: raised when what is written changes so that an older reader would misread it. */
export const PACK_FORMAT_VERSION = 1;

/** A pack as a file. Documents are named by what is in them: who imports it has them in her library, or is told which she lacks. */
export const PackFile = v.strictObject({
  format: v.literal(PACK_FORMAT),
  version: v.literal(PACK_FORMAT_VERSION),
  name,
  documents: filesOfPack,
  homework: v.nullable(v.strictObject({ ...homeworkText, documents: filesOfPack })),
  polls: PackPolls,
  pages: PackPages,
});
export type PackFile = v.InferOutput<typeof PackFile>;

/** What a pack has brought to a lesson. */
export const PackUse = v.object({
  packName: v.string(),
  /** The material and the draft of homework that were made of it; null where it had none, and where they are gone since. */
  lectureId: v.nullable(Id),
  assignmentId: v.nullable(Id),
  /** For the host of the room to ask. */
  polls: v.array(NewPoll),
  /** Pages of the board that were drawn before. */
  pages: count,
  at: Instant,
});
export type PackUse = v.InferOutput<typeof PackUse>;
