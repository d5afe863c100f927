import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { contentTypeOf } from '../assets/upload-policy.ts';
import { FilledLine, Id, Instant, Version } from '../contract/scalar.ts';
import { HANDOUT_STATUSES } from '../coursework/handout.ts';

export const LIBRARY_LIMITS = {
  nameMax: 255,
  folderNameMax: 40,
  foldersMax: 100,
  tagMax: 20,
  tagsMax: 10,
  /** Most documents that are changed by one call. */
  bulkMax: 100,
  versionsMax: 50,
  /** Most lessons that one place names. */
  lessonsMax: 50,
  searchMax: 100,
  /** Most characters of a text that are shown to read. */
  readMax: 100_000,
  /** Longest sound or film that is followed, in seconds. */
  secondsMax: 86_400,
} as const;

/** What a document is to her: by this it is shown and looked for. */
export const DOCUMENT_KINDS = ['PDF', 'WORD', 'PICTURE', 'AUDIO', 'VIDEO', 'OTHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  PDF: 'PDF',
  WORD: '문서',
  PICTURE: '그림',
  AUDIO: '소리',
  VIDEO: '영상',
  OTHER: '그 밖의 파일',
};

const WORD_TYPES = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/rtf',
  'text/plain',
];

/** By the type under which the platform keeps a file. */
export function documentKindOf(contentType: string): DocumentKind {
  if (contentType === 'application/pdf') return 'PDF';
  if (WORD_TYPES.includes(contentType)) return 'WORD';
  if (contentType.startsWith('image/')) return 'PICTURE';
  if (contentType.startsWith('audio/')) return 'AUDIO';
  return contentType.startsWith('video/') ? 'VIDEO' : 'OTHER';
}

/** The kind of a file that is still to be sent. */
export const documentKindOfName = (name: string): DocumentKind => documentKindOf(contentTypeOf(name));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const no = v.pipe(v.number(), v.integer(), v.minValue(1));

export const DocumentTag = FilledLine(LIBRARY_LIMITS.tagMax, '태그를 적어 주세요.');
export const DocumentTags = v.pipe(
  v.array(DocumentTag),
  v.maxLength(LIBRARY_LIMITS.tagsMax, `태그는 ${LIBRARY_LIMITS.tagsMax}개까지 붙일 수 있어요.`),
);
export const DocumentName = FilledLine(LIBRARY_LIMITS.nameMax, '자료 이름을 적어 주세요.');

/** A folder of her library; folders lie beside each other, and a document in one of them or in none. */
export const LibraryFolder = v.object({ id: Id, name: v.string(), documents: count, version: Version });
export type LibraryFolder = v.InferOutput<typeof LibraryFolder>;

/** Something that a teacher has: her own, and not of a class. Every file that she gave a class is one without doing anything. */
export const LibraryDocument = v.object({
  id: Id,
  /** With its extension at first; she may call it what she likes. */
  name: v.string(),
  folderId: v.nullable(Id),
  tags: v.array(v.string()),
  kind: v.picklist(DOCUMENT_KINDS),
  /** Of the newest version. */
  size: count,
  file: FileRef,
  versionNo: no,
  /** Out of her way; where it is used it stays. */
  isHidden: v.boolean(),
  /** In how many things any version of it stands. */
  usage: v.object({ lectures: count, lessons: count, assignments: count }),
  /** The piece of its text in which the first searched word stands; null without a search, and where only its name or tags have it. */
  excerpt: v.nullable(v.string()),
  createdAt: Instant,
  /** When its newest version came. */
  changedAt: Instant,
  version: Version,
});
export type LibraryDocument = v.InferOutput<typeof LibraryDocument>;

export const DocumentVersion = v.object({ no, file: FileRef, at: Instant });
export type DocumentVersion = v.InferOutput<typeof DocumentVersion>;

/** A lesson as a place names it. */
export const PlacedLesson = v.object({ id: Id, no, title: v.string(), startAt: Instant });
export type PlacedLesson = v.InferOutput<typeof PlacedLesson>;

/** Where a document stands: material of a class, or an assignment, which may be the homework of a lesson. */
export const DocumentPlace = v.object({
  kind: v.picklist(['LECTURE', 'ASSIGNMENT']),
  /** Of the lecture or the assignment. */
  id: Id,
  title: v.string(),
  class: v.object({ id: Id, name: v.string() }),
  /** For which lessons the material is, or whose homework the assignment is. */
  lessons: v.array(PlacedLesson),
  /** Which version of the document stands there. */
  versionNo: no,
  /** By the clock. */
  status: v.picklist(HANDOUT_STATUSES),
});
export type DocumentPlace = v.InferOutput<typeof DocumentPlace>;

/** One document with all that is known of it. */
export const DocumentDetail = v.object({
  ...LibraryDocument.entries,
  /** The newest first. */
  versions: v.array(DocumentVersion),
  places: v.array(DocumentPlace),
});
export type DocumentDetail = v.InferOutput<typeof DocumentDetail>;

/** What stands in a file to read, a paragraph a line; null where nothing does, or nobody has looked yet. */
export const DocumentText = v.object({ text: v.nullable(v.string()), isCut: v.boolean() });
export type DocumentText = v.InferOutput<typeof DocumentText>;
