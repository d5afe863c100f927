import { classesContract } from '@portal/domain/classes/classes.contract';
import {
  type LessonPack,
  PACK_FORMAT,
  PACK_FORMAT_VERSION,
  type PackContent,
  type PackFile,
  type PackSummary,
} from '@portal/domain/library/pack';
import { packsContract as contract } from '@portal/domain/library/packs.contract';
import { liveContract } from '@portal/domain/live/live.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aBoardPage } from '@portal/testing/families/family-board-builders';
import { aLibraryDocument } from '@portal/testing/library/library-builders';
import { aLessonPack, aPackUse } from '@portal/testing/library/pack-builders';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aWorld, someDocuments } from './lectures.fixture.ts';

const drawn = aBoardPage().drawings;

/** One with everything in it, one with documents alone, an empty one. */
export const somePacks = (): LessonPack[] => [
  aLessonPack({
    id: 'pack-1',
    name: '일차함수 활용 2회분',
    documents: someDocuments(),
    polls: [{ question: '기울기가 2인 그래프는?', options: ['y = 2x', 'y = x + 2'], answer: 0 }],
    pages: [drawn, drawn.slice(0, 2)],
  }),
  aLessonPack({
    id: 'pack-2',
    name: '연립방정식 첫 시간',
    documents: [aLibraryDocument()],
    homework: null,
    polls: [],
    pages: [],
    lessons: 0,
  }),
  aLessonPack({
    id: 'pack-3',
    name: '시험 직전 정리',
    documents: [],
    homework: null,
    polls: [],
    pages: [],
    lessons: 0,
  }),
];

const summaryOf = ({ documents, homework, polls, pages, id, name, lessons, changedAt }: LessonPack): PackSummary => ({
  id,
  name,
  lessons,
  changedAt,
  documents: documents.length,
  firstDocuments: documents.slice(0, 4).map(({ name: called, kind }) => ({ name: called, kind })),
  hasHomework: homework !== null,
  polls: polls.length,
  pages: pages.length,
});

const documentsOf = (ids: readonly string[]) =>
  ids.map((id) => someDocuments().find((one) => one.id === id) ?? aLibraryDocument({ id }));

const packOf = (id: string, { documentIds, homework, ...rest }: PackContent): LessonPack =>
  aLessonPack({
    ...rest,
    id,
    documents: documentsOf(documentIds),
    homework: homework && {
      title: homework.title,
      content: homework.content,
      documents: documentsOf(homework.documentIds),
    },
    lessons: 0,
  });

const fileOf = ({ name, documents, homework, polls, pages }: LessonPack): PackFile => {
  const named = (all: LessonPack['documents']) => all.map((one) => ({ name: one.name, sha256: 'a'.repeat(64) }));
  return {
    format: PACK_FORMAT,
    version: PACK_FORMAT_VERSION,
    name,
    documents: named(documents),
    homework: homework && { ...homework, documents: named(homework.documents) },
    polls,
    pages,
  };
};

/** Two classes: the second one has its next lesson before the first. */
const classes = [
  aClassSummary({ id: 'class-1' }),
  aClassSummary({
    id: 'class-2',
    name: '중1 수학',
    nextLesson: {
      id: 'lesson-3',
      no: 3,
      title: '식의 값',
      status: 'UPCOMING',
      startAt: '2026-11-18T19:00:00+09:00',
      endAt: '2026-11-18T20:00:00+09:00',
    },
  }),
];

/** Packs that answer as the platform does: they are made, changed by their version, given, and go to files and back. */
export function packsWorld(all: LessonPack[] = somePacks()): Fake[] {
  const find = (id: string) => all.find((one) => one.id === id);
  return [
    fake(contract.listPacks, ({ query: { size = '20' } = {} }) => ({
      total: all.length,
      items: all.slice(0, Number(size)).map(summaryOf),
    })),
    fake(contract.getPack, ({ params: { id } }) => find(id) ?? problemResponse('NOT_FOUND')),
    fake(contract.createPack, ({ body: { clientId: _once, ...content } }) => {
      const made = packOf(`pack-new-${all.length + 1}`, content);
      all.unshift(made);
      return made;
    }),
    fake(contract.updatePack, ({ params: { id }, body: { version, ...content } }) => {
      const at = all.findIndex((one) => one.id === id);
      if (all[at]?.version !== version) return problemResponse('VERSION_CONFLICT');
      all[at] = { ...packOf(id, content), version: version + 1 };
      return all[at];
    }),
    fake(contract.deletePack, ({ params: { id } }) => {
      all.splice(
        all.findIndex((one) => one.id === id),
        1,
      );
      return {};
    }),
    fake(contract.exportPack, ({ params: { id } }) => {
      const found = find(id);
      return found ? fileOf(found) : problemResponse('NOT_FOUND');
    }),
    fake(contract.importPack, ({ body: { file } }) => {
      const { documents: _lacking, homework, ...rest } = file;
      const pack = packOf(`pack-new-${all.length + 1}`, {
        ...rest,
        documentIds: [],
        homework: homework && { title: homework.title, content: homework.content, documentIds: [] },
      });
      all.unshift(pack);
      return { pack, missing: file.documents.map(({ name }) => name) };
    }),
    fake(contract.applyPack, ({ params: { id } }) => {
      const found = find(id);
      if (!found) return problemResponse('NOT_FOUND');
      return aPackUse({ packName: found.name, polls: found.polls, pages: found.pages.length });
    }),
    fake(classesContract.listClasses, {
      total: 2,
      items: classes,
      counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
    }),
    fake(classesContract.listClassLessons, {
      total: 3,
      items: [
        aLesson({ id: 'lesson-7', no: 7, title: '일차함수의 뜻', status: 'FINISHED', held: true }),
        aLesson({ id: 'lesson-8', no: 8, title: '그래프 그리기' }),
        aLesson({ id: 'lesson-9', no: 9, title: '절편', status: 'UPCOMING', startAt: '2026-11-25T10:30:00+09:00' }),
      ],
    }),
    fake(liveContract.getBoard, {
      pages: [
        { no: 1, elements: [...drawn] },
        { no: 2, elements: [] },
        { no: 3, elements: [{ ...drawn[0]!, isDeleted: true }, ...drawn.slice(1, 4)] },
      ],
    }),
    ...aWorld(),
  ];
}
