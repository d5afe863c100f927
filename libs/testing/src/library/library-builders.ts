import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { DocumentDetail, DocumentPlace, LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import type { foldersContract } from '@portal/domain/library/folders.contract';
import type { Place, StudentReceipts } from '@portal/domain/library/place';
import { aFile } from '../assets/file-builders.ts';
import { aLecture } from '../coursework/lecture-builders.ts';

const sheet = (no: number) =>
  aFile({
    id: `file-sheet-${no}`,
    name: '일차함수의 그래프 정리.pdf',
    contentType: 'application/pdf',
    size: 48_200,
    url: `/assets/v1/content/file-sheet-${no}`,
  });

export const aLibraryFolder = (over: Partial<LibraryFolder> = {}): LibraryFolder => ({
  id: 'folder-1',
  name: '중2 일차함수',
  documents: 12,
  version: 1,
  ...over,
});

/** A sheet of two pages that stands in one lecture for two lessons. */
export const aLibraryDocument = (over: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id: 'document-1',
  name: '일차함수의 그래프 정리.pdf',
  folderId: 'folder-1',
  tags: ['중2', '함수'],
  kind: 'PDF',
  size: 48_200,
  file: sheet(2),
  versionNo: 2,
  isHidden: false,
  usage: { lectures: 1, lessons: 2, assignments: 0 },
  excerpt: null,
  createdAt: '2026-11-02T10:00:00+09:00',
  changedAt: '2026-11-16T18:00:00+09:00',
  version: 3,
  ...over,
});

export const aDocumentPlace = (over: Partial<DocumentPlace> = {}): DocumentPlace => ({
  kind: 'LECTURE',
  id: 'lecture-1',
  title: '일차함수의 그래프 자료',
  class: { id: 'class-1', name: '중2 수학 월수반' },
  lessons: [
    { id: 'lesson-7', no: 7, title: '일차함수의 뜻', startAt: '2026-11-16T19:00:00+09:00' },
    { id: 'lesson-8', no: 8, title: '그래프 그리기', startAt: '2026-11-18T19:00:00+09:00' },
  ],
  versionNo: 2,
  status: 'OPEN',
  ...over,
});

export const aDocumentDetail = (over: Partial<DocumentDetail> = {}): DocumentDetail => ({
  ...aLibraryDocument(),
  versions: [
    { no: 2, file: sheet(2), at: '2026-11-16T18:00:00+09:00' },
    { no: 1, file: sheet(1), at: '2026-11-02T10:00:00+09:00' },
  ],
  places: [aDocumentPlace()],
  ...over,
});

/** A library of 41 documents, a third of whose room is used. */
export const aLibrary = (
  over: Partial<AnswerOf<typeof foldersContract.getLibrary>> = {},
): AnswerOf<typeof foldersContract.getLibrary> => ({
  folders: [aLibraryFolder(), aLibraryFolder({ id: 'folder-2', name: '중3 이차방정식', documents: 8 })],
  tags: [
    { tag: '함수', documents: 14 },
    { tag: '중2', documents: 12 },
    { tag: '시험 대비', documents: 3 },
  ],
  documents: 41,
  unfiled: 21,
  hidden: 2,
  quota: { used: 17_900_000_000, total: 53_687_091_200 },
  ...over,
});

/** Material that three of four students have opened. */
export const aPlace = (over: Partial<Place> = {}): Place => ({
  ...aLecture(),
  className: '중2 수학 월수반',
  lessons: aDocumentPlace().lessons,
  seenBy: 3,
  students: 4,
  ...over,
});

/** A student who has read the sheet twice. */
export const someReceipts = (over: Partial<StudentReceipts> = {}): StudentReceipts => ({
  student: { id: 'student-1', name: '김민준', avatar: null, code: 'K-1042-3F9A2C' },
  files: [
    {
      fileId: 'file-sheet',
      firstAt: '2026-11-16T20:10:00+09:00',
      lastAt: '2026-11-17T21:30:00+09:00',
      count: 2,
      played: null,
    },
  ],
  ...over,
});
