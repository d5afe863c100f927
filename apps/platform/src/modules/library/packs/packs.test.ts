import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { DocumentDetail } from '@portal/domain/library/document';
import type { LessonPack, PackContent, PackFile, PackUse } from '@portal/domain/library/pack';
import type { Place } from '@portal/domain/library/place';
import type { BoardPage } from '@portal/domain/live/live-room';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const PACKS = '/tns/v1/library/packs';
const poll = { question: '기울기는?', options: ['2', '3'], answer: 0 };
const line = (id: string) => ({
  id,
  version: 1,
  kind: 'line' as const,
  colour: 'ink' as const,
  width: 'normal' as const,
  points: [0, 0, 10, 10],
});
let t: ClassApp;
let classId: string;
let lessonIds: string[];
let document: DocumentDetail;
beforeAll(async () => void (t = await createClassApp()), 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of [
    'live_board_page',
    'lesson_pack_use',
    'lesson_pack',
    'lecture',
    'assignment',
    'library_document',
  ])
    await t.sql(`delete from ${table}`);
  await t.clear();
  classId = (await t.made()).id;
  lessonIds = (await t.lessonsOf(classId)).map(({ id }) => id);
  document = await aDocument('a'.repeat(64));
});

async function aDocument(sha256: string, name = '정리.pdf') {
  const fileId = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'LECTURE', name, sha256 });
  const body = { clientId: randomUUID(), fileId, folderId: null, tags: [] };
  return (await t.call<DocumentDetail>('POST', '/tns/v1/library/documents', body)).data;
}
const content = (over: Partial<PackContent> = {}): PackContent => ({
  name: '일차함수',
  documentIds: [document.id],
  homework: { title: '그래프', content: '42쪽', documentIds: [document.id] },
  polls: [poll],
  pages: [[line('d1')], [line('d2')]],
  ...over,
});
const create = (over: Partial<PackContent> = {}, clientId: string = randomUUID()) =>
  t.call<LessonPack>('POST', PACKS, { clientId, ...content(over) });
const made = async (over?: Partial<PackContent>) => (await create(over)).data;
const apply = (id: string, lessonId = lessonIds[0]!, clientId: string = randomUUID()) =>
  t.call<PackUse>('POST', `${PACKS}/${id}/apply`, { clientId, lessonId });
const boardOf = async (lessonId: string) =>
  (await t.call<{ pages: BoardPage[] }>('GET', `/tns/v1/lessons/${lessonId}/room/board`)).data.pages;
const usesOf = async (lessonId: string) =>
  (await t.call<{ items: PackUse[] }>('GET', `/tns/v1/lessons/${lessonId}/packs`)).data.items;
const placesOf = async (lessonId: string) =>
  (await t.call<{ items: Place[] }>('GET', `/tns/v1/library/places?lessonId=${lessonId}`)).data.items;

describe('a pack of a lesson', () => {
  it('holds documents, homework, questions and pages, once however often it is sent [W11] [R45]', async () => {
    const clientId = randomUUID();
    const { status, data } = await create({}, clientId);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: '일차함수',
      documents: [{ id: document.id }],
      homework: { title: '그래프', documents: [{ id: document.id }] },
      polls: [poll],
      pages: [[line('d1')], [line('d2')]],
      lessons: 0,
    });
    expect((await create({ name: '다른 이름' }, clientId)).data).toEqual(data);
    const change = (version: number) =>
      t.call<LessonPack>('PUT', `${PACKS}/${data.id}`, { version, ...content({ homework: null }) });
    expect((await change(1)).data).toMatchObject({ homework: null, version: 2 });
    expect(await change(1)).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await t.call('GET', PACKS)).data).toMatchObject({
      total: 1,
      items: [
        {
          documents: 1,
          firstDocuments: [{ name: '정리.pdf', kind: 'PDF' }],
          hasHomework: false,
          polls: 1,
          pages: 2,
        },
      ],
    });
  });

  it('keeps its documents: they are not deleted while it needs them', async () => {
    const { id } = await made({ documentIds: [] });
    const remove = () => t.call('DELETE', `/tns/v1/library/documents/${document.id}`);
    expect(await remove()).toMatchObject({ code: 'DOCUMENT_IN_USE' });
    await t.call('DELETE', `${PACKS}/${id}`);
    expect((await remove()).status).toBe(200);
  });

  it('is given to a lesson: material, a draft of homework, questions for the room and pages on its board [W11]', async () => {
    const { id } = await made();
    const clientId = randomUUID();
    const { status, data } = await apply(id, lessonIds[0], clientId);
    expect(status).toBe(201);
    expect((await apply(id, lessonIds[0], clientId)).data).toEqual(data);
    expect(await usesOf(lessonIds[0]!)).toEqual([data]);
    expect(data).toMatchObject({ packName: '일차함수', polls: [poll], pages: 2 });
    expect(await placesOf(lessonIds[0]!)).toMatchObject([
      { id: data.lectureId, title: '일차함수', files: [{ name: '정리.pdf' }] },
    ]);
    const { data: draft } = await t.call<Assignment>('GET', `/tns/v1/assignments/${data.assignmentId}`);
    const [, second] = await t.lessonsOf(classId);
    expect(draft).toMatchObject({
      title: '그래프',
      status: 'DRAFT',
      deadlineAt: second!.startAt,
      files: [{ name: '정리.pdf' }],
    });
    expect(await boardOf(lessonIds[0]!)).toEqual([
      { no: 1, elements: [line('d1')] },
      { no: 2, elements: [line('d2')] },
    ]);
    // Another time its pages stand behind those that are there.
    await apply(id);
    expect((await boardOf(lessonIds[0]!)).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect((await t.call<LessonPack>('GET', `${PACKS}/${id}`)).data.lessons).toBe(1);
  });

  it('is not given to what is over, nor to somebody else’s', async () => {
    const { id } = await made();
    await t.set(lessonIds[1]!, `status = 'FINISHED', held = true`);
    expect(await apply(id, lessonIds[1])).toMatchObject({ code: 'WRONG_STATE' });
    expect(await apply(id, 'les_none')).toMatchObject({ code: 'TARGET_NOT_YOURS' });
  });

  it('goes with a class to the next term: the lesson of the same number has its material, questions and pages [W11]', async () => {
    const { id } = await made();
    await apply(id, lessonIds[1]);
    const { data: next } = await t.call<TeachingClass>('POST', `${MY_CLASSES}/${classId}/roll-over`, {
      clientId: randomUUID(),
      name: '봄 학기',
      startDate: '2027-03-01',
      skipHolidays: false,
      withStudents: false,
      weeklySchedule: [{ weekday: 'FRIDAY', start: '10:00', end: '11:00' }],
    });
    const [first, second] = (await t.lessonsOf(next.id)).map((lesson) => lesson.id);
    expect([await usesOf(first!), await placesOf(first!)]).toEqual([[], []]);
    const [place] = await placesOf(second!);
    expect(place).toMatchObject({ classId: next.id, title: '일차함수' });
    expect(await usesOf(second!)).toMatchObject([
      { packName: '일차함수', lectureId: place!.id, polls: [poll], pages: 2 },
    ]);
    expect(await boardOf(second!)).toHaveLength(2);
  });
});

describe('a pack as a file', () => {
  const file = async (id: string) => (await t.call<PackFile>('GET', `${PACKS}/${id}/file`)).data;
  const take = (of: unknown) =>
    t.call<{ pack: LessonPack; missing: string[] }>('POST', `${PACKS}/import`, { clientId: randomUUID(), file: of });

  it('comes back as it left, and names the documents that she lacks', async () => {
    const pack = await made();
    const written = await file(pack.id);
    expect(JSON.stringify(written)).not.toContain('/assets/');
    const { data } = await take(written);
    const { name, documents, homework, polls, pages } = pack;
    expect(data).toMatchObject({ missing: [], pack: { name, documents, homework, polls, pages } });
    const other = { ...written, documents: [{ name: '없는 자료.pdf', sha256: 'b'.repeat(64) }] };
    expect((await take(other)).data).toMatchObject({ missing: ['없는 자료.pdf'], pack: { documents: [] } });
  });

  it('finds of two documents with the same content the one of that name', async () => {
    const [, second] = [await aDocument('c'.repeat(64), '첫째.pdf'), await aDocument('c'.repeat(64), '둘째.pdf')];
    const written = await file((await made({ documentIds: [second.id] })).id);
    expect((await take(written)).data.pack.documents).toMatchObject([{ id: second.id, name: '둘째.pdf' }]);
  });

  it('is refused where it is another one, of a later version, too large, or says what we did not write', async () => {
    const written = await file((await made()).id);
    for (const over of [
      { format: 'something' },
      { version: 2 },
      { extra: true },
      { name: ' ' },
      { polls: [{ ...poll, answer: 9 }] },
      { polls: Array.from({ length: 21 }, () => poll) },
      { pages: [[{ ...line('d'), kind: 'script' }]] },
      { pages: [[{ ...line('d'), href: 'javascript:alert(1)' }]] },
      { pages: [[{ ...line('d'), points: Array.from({ length: 20_001 }, () => 1) }]] },
      { documents: [{ name: '../../etc/passwd', sha256: '../x' }] },
      { documents: [{ name: 'a', sha256: 'a'.repeat(64), id: document.file.id }] },
    ])
      expect([over, (await take({ ...written, ...over })).status]).toEqual([over, 400]);
    expect((await take({ ...written, pages: [[{ ...line('d'), text: 'x'.repeat(2_000_000) }]] })).status).toBe(413);
  });
});
