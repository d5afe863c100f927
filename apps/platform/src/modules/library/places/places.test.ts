import { randomUUID } from 'node:crypto';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import type { DocumentDetail, DocumentText } from '@portal/domain/library/document';
import type { Place, StudentReceipts } from '@portal/domain/library/place';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { fileText } from '../../assets/uploads/uploads.tables.ts';

const LIBRARY = '/tns/v1/library';
let t: FamilyApp;
let fileId: string;
let document: DocumentDetail;
let lessonId: string;
beforeAll(async () => void (t = await createFamilyApp()), 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec('delete from lecture; delete from library_document');
  lessonId = await t.lessonAt(0);
  fileId = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'LECTURE', name: '설명.mp4' });
  const body = { clientId: randomUUID(), fileId, folderId: null, tags: [] };
  document = (await t.call<DocumentDetail>('POST', `${LIBRARY}/documents`, body)).data;
});

const place = (over: object = {}) =>
  t.call<Place>('POST', `${LIBRARY}/documents/${document.id}/places`, {
    clientId: randomUUID(),
    classId: 'c1',
    lessonIds: [lessonId],
    isDraft: false,
    title: '설명 영상',
    content: '',
    displayAt: null,
    deadlineAt: null,
    downloadAllowed: true,
    ...over,
  });
type Places = { totals: Record<string, number>; items: Place[] };
const list = async (query = '') => (await t.call<Places>('GET', `${LIBRARY}/places${query}`)).data;
const receipts = async (id: string) =>
  (await t.call<{ students: StudentReceipts[] }>('GET', `${LIBRARY}/places/${id}/receipts`)).data.students;

describe('a document that is put into a class', () => {
  it('is material of the class for the lessons that she chose, once however often it is sent [ASG-1] [R45]', async () => {
    const clientId = randomUUID();
    const { status, data } = await place({ clientId });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      classId: 'c1',
      title: '설명 영상',
      files: [{ id: fileId }],
      lessons: [{ id: lessonId }],
      students: 2,
      seenBy: 0,
      status: 'OPEN',
    });
    expect((await place({ clientId, lessonIds: [] })).data).toEqual(data);
    expect(await list()).toEqual({ totals: { 'in-progress': 1, upcoming: 0, completed: 0 }, items: [data] });
    const { data: detail } = await t.call<DocumentDetail>('GET', `${LIBRARY}/documents/${document.id}`);
    expect(detail).toMatchObject({
      usage: { lectures: 1, lessons: 1, assignments: 0 },
      places: [{ id: data.id, lessons: [{ id: lessonId }] }],
    });
    expect((await list(`?lessonId=${lessonId}`)).items).toHaveLength(1);
    const { data: moved } = await t.call<Place>('PUT', `${LIBRARY}/places/${data.id}/lessons`, { lessonIds: [] });
    expect([moved.lessons, (await list(`?lessonId=${lessonId}`)).items]).toEqual([[], []]);
  });

  it('stands nowhere where a lesson is not of that class', async () => {
    expect(await place({ lessonIds: [lessonId, 'les_none'] })).toMatchObject({ code: 'TARGET_NOT_YOURS' });
    expect((await list()).items).toEqual([]);
  });

  it('is planned, shown and over by the clock alone; a draft is planned [PLN-1]', async () => {
    const now = t.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    await place({ isDraft: true });
    await place({ displayAt: at(1), deadlineAt: at(3) });
    const totals: unknown[] = [];
    for (const hours of [0, 2, 4]) {
      t.clock.set(at(hours));
      totals.push(Object.values((await list()).totals));
      expect((await list('?state=in-progress')).items).toHaveLength(hours === 2 ? 1 : 0);
    }
    // In progress, planned, over.
    expect(totals).toEqual([
      [0, 2, 0],
      [1, 1, 0],
      [0, 1, 1],
    ]);
  });
});

describe('a family that opens material', () => {
  it('leaves who saw it, when first and last, how often and how far [ASG-1]', async () => {
    const { data } = await place();
    const family = await t.family('g1');
    const first = t.clock.now().toISOString();
    const open = () =>
      family.post<FamilyHomework['files'][number]>(`/lectures/${data.id}/open`, { studentId: 's1', fileId });
    const played = (seconds: number, total = 600) =>
      family.post(`/lectures/${data.id}/progress`, { studentId: 's1', fileId, seconds, total });
    expect((await played(5)).status).toBe(404);
    expect((await open()).data).toMatchObject({
      id: fileId,
      url: expect.stringContaining('/fam/v1/classes/c1/g1/lectures/'),
    });
    t.clock.advance(30_000);
    await open();
    t.clock.advance(3_600_000);
    await open();
    // Finer than any store holds.
    expect((await played(5e-324, 5e-324)).status).toBe(200);
    for (const seconds of [120, 300.5, 90]) expect((await played(seconds)).status).toBe(200);
    expect(await receipts(data.id)).toEqual([
      {
        student: { id: 's1', name: '학생 A01', avatar: null, code: expect.any(String) as string },
        files: [
          {
            fileId,
            firstAt: first,
            lastAt: t.clock.now().toISOString(),
            count: 2,
            played: { seconds: 300.5, total: 600 },
          },
        ],
      },
      { student: { id: 's2', name: '학생 A02', avatar: null, code: expect.any(String) as string }, files: [] },
    ]);
    expect((await list()).items[0]!.seenBy).toBe(1);
    const { data: seen } = await family.get<{ items: FamilyLecture[]; next: null }>('/lectures');
    expect(seen).toMatchObject({
      next: null,
      items: [{ lessons: [{ id: lessonId }], opened: [{ studentId: 's1', fileId, played: { seconds: 300.5 } }] }],
    });
  });

  it('gets no address of what may not be saved, can read it, and sees nothing of a draft, of what is over, and of others', async () => {
    const { data } = await place({ downloadAllowed: false });
    const family = await t.family('g1');
    await t.database.db.insert(fileText).values({ fileId, text: '자막' });
    expect((await family.get<DocumentText>(`/lectures/${data.id}/files/${fileId}/text`)).data).toEqual({
      text: '자막',
      isCut: false,
    });
    const open = (id: string, over: object = {}) =>
      family.post(`/lectures/${id}/open`, { studentId: 's1', fileId, ...over });
    expect((await open(data.id)).data).toMatchObject({ id: fileId, url: null });
    expect((await open(data.id, { studentId: 's2' })).status).toBe(404);
    expect((await open(data.id, { fileId: 'file_none' })).status).toBe(404);
    const { data: draft } = await place({ isDraft: true });
    expect((await open(draft.id)).status).toBe(404);
    await t.database.raw.exec(
      `update lecture set deadline_at = now() - interval '1 year', display_at = now() - interval '2 years'`,
    );
    expect((await open(data.id)).status).toBe(404);
    expect((await family.get('/lectures')).data).toEqual({ items: [], next: null });
  });

  it('is read a page at a time down to the first, also while there are new ones [ASG-1]', async () => {
    await t.database.raw.exec('delete from lecture');
    const titles = ['첫째', '둘째', '셋째', '넷째', '다섯째'];
    for (const title of titles) await place({ title });
    const family = await t.family('g1');
    const read = async (before = '') =>
      (await family.get<{ items: FamilyLecture[]; next: number | null }>(`/lectures?size=2${before}`)).data;
    const seen: string[] = [];
    for (let page = await read(); ; page = await read(`&before=${page.next}`)) {
      seen.push(...page.items.map(({ title }) => title));
      if (page.next === null) break;
      await place({ title: '그 사이에 올린 것' });
    }
    expect(seen).toEqual(titles.toReversed());
  });

  it('is given nothing of the class while its child only tries a lesson', async () => {
    const { data } = await place();
    await t.database.raw.exec(`update enrollment set trial_lesson_id = '${lessonId}' where student_id = 's2'`);
    const family = await t.family('g3');
    expect((await family.get('/lectures')).data).toEqual({ items: [], next: null });
    expect((await family.post(`/lectures/${data.id}/open`, { studentId: 's2', fileId })).status).toBe(404);
    expect((await list()).items[0]!.students).toBe(1);
  });
});
