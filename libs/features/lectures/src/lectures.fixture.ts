import { classesContract } from '@portal/domain/classes/classes.contract';
import type { LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { documentsContract as documents, NO_FOLDER } from '@portal/domain/library/documents.contract';
import { foldersContract as folders } from '@portal/domain/library/folders.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { placesContract as places } from '@portal/domain/library/places.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import {
  aDocumentDetail,
  aDocumentPlace,
  aLibrary,
  aLibraryDocument,
  aLibraryFolder,
  aPlace,
} from '@portal/testing/library/library-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';

const unused = { lectures: 0, lessons: 0, assignments: 0 };
const of = (id: string, name: string, contentType: string, over: Partial<LibraryDocument> = {}) =>
  aLibraryDocument({
    id,
    name,
    file: aFile({ id: `file-${id}`, name, contentType, url: `/assets/v1/content/${id}` }),
    tags: [],
    usage: unused,
    versionNo: 1,
    ...over,
  });

/** One of each kind. */
export const someDocuments = (): LibraryDocument[] => [
  aLibraryDocument({ id: 'doc-1', name: '일차함수 활용 – 개념 정리.pdf', tags: ['개념', '시험 대비'] }),
  of('doc-2', '일차함수 활용 연습 문제 24.pdf', 'application/pdf', {
    tags: ['연습'],
    kind: 'PDF',
    usage: { lectures: 0, lessons: 0, assignments: 2 },
  }),
  of('doc-3', '기울기와 절편 판서.png', 'image/png', {
    kind: 'PICTURE',
    folderId: 'folder-2',
    size: 6_800_000,
    file: aFile({ previewUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', name: '판서.png' }),
  }),
  of('doc-4', '개념 완성 21회차 설명.mp3', 'audio/mpeg', { kind: 'AUDIO', folderId: null, size: 12_500_000 }),
  of('doc-5', '수업 안내.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', {
    kind: 'WORD',
    folderId: null,
  }),
];

/** A library that answers as the platform does: it filters, moves, hides and deletes. */
export function worldWith(
  all: LibraryDocument[],
  own: LibraryFolder[] = aLibrary().folders,
  quota = aLibrary().quota,
): Fake[] {
  const put = (id: string, over: Partial<LibraryDocument>) => {
    const at = all.findIndex((one) => one.id === id);
    all[at] = { ...all[at]!, ...over, version: all[at]!.version + 1 };
    return all[at];
  };
  const detailOf = (document: LibraryDocument) =>
    aDocumentDetail({
      ...document,
      versions: [{ no: document.versionNo, file: document.file, at: document.changedAt }],
      places: document.usage.lectures > 0 ? [aDocumentPlace()] : [],
    });
  const shown = () => all.filter(({ isHidden }) => !isHidden);
  return [
    fake(folders.getLibrary, () => {
      const tags = shown().flatMap((document) => document.tags);
      return aLibrary({
        folders: own.map((folder) => ({
          ...folder,
          documents: shown().filter(({ folderId }) => folderId === folder.id).length,
        })),
        tags: [...new Set(tags)].map((tag) => ({ tag, documents: tags.filter((one) => one === tag).length })),
        documents: shown().length,
        unfiled: shown().filter(({ folderId }) => folderId === null).length,
        hidden: all.length - shown().length,
        quota,
      });
    }),
    fake(folders.createFolder, ({ body: { name } }) => {
      const made = aLibraryFolder({ id: `folder-${own.length + 1}`, name, documents: 0 });
      own.push(made);
      return made;
    }),
    fake(documents.listDocuments, ({ query: { folderId, tag, kind, text, view, page = '1', size = '20' } = {} }) => {
      const found = all
        .filter(({ isHidden }) => isHidden === (view === 'HIDDEN'))
        .filter((one) => folderId === undefined || one.folderId === (folderId === NO_FOLDER ? null : folderId))
        .filter((one) => tag === undefined || one.tags.includes(tag))
        .filter((one) => kind === undefined || one.kind === kind)
        .filter((one) => text === undefined || `${one.name} ${one.excerpt ?? ''}`.includes(text));
      const first = (Number(page) - 1) * Number(size);
      return { total: found.length, items: found.slice(first, first + Number(size)) };
    }),
    fake(documents.getDocument, ({ params: { id } }) => {
      const found = all.find((one) => one.id === id);
      return found ? detailOf(found) : problemResponse('NOT_FOUND');
    }),
    fake(documents.getDocumentText, { text: '일차함수의 뜻\n\n1. 기울기와 절편을 찾아요.', isCut: false }),
    fake(documents.createDocument, ({ body: { fileId, folderId, tags } }) => {
      const made = of(`doc-${fileId}`, `${fileId}.pdf`, 'application/pdf', { folderId, tags });
      all.unshift(made);
      return detailOf(made);
    }),
    fake(documents.updateDocument, ({ params, body: { version: _version, ...over } }) =>
      detailOf(put(params.id, over)),
    ),
    fake(documents.changeDocuments, ({ body: { ids, addTags = [], removeTags: _gone, ...over } }) => ({
      items: ids.map((id) =>
        put(id, { ...over, tags: [...(all.find((one) => one.id === id)?.tags ?? []), ...addTags] }),
      ),
    })),
    fake(documents.deleteDocument, ({ params: { id } }) => {
      all.splice(
        all.findIndex((one) => one.id === id),
        1,
      );
      return {};
    }),
    fake(packsContract.listPacks, { total: 0, items: [] }),
    fake(places.placeDocument, ({ body: { classId } }) => aPlace({ classId, className: '중1 수학' })),
    fake(classesContract.listClasses, {
      total: 2,
      items: [aClassSummary({ id: 'class-1' }), aClassSummary({ id: 'class-2', name: '중1 수학' })],
      counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
    }),
    fake(classesContract.listClassLessons, {
      total: 2,
      items: [
        aLesson({ id: 'lesson-7', no: 7, title: '일차함수의 뜻' }),
        aLesson({ id: 'lesson-8', no: 8, title: '그래프 그리기' }),
      ],
    }),
  ];
}

export const aWorld = () => worldWith(someDocuments());
export const anEmptyWorld = () => worldWith([], []);
/** Forty-one, in a library that is nearly full. */
export const aFullWorld = () =>
  worldWith(
    Array.from({ length: 41 }, (_, no) =>
      aLibraryDocument({ id: `doc-${no}`, name: `일차함수 활용 연습 문제 ${no + 1}.pdf` }),
    ),
    undefined,
    { used: 51_000_000_000, total: 53_687_091_200 },
  );
