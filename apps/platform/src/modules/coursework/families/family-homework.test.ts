import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import type { FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';

let t: AssignmentApp;
let mother: FamilyAtDoor;
let ofBoth: FamilyAtDoor;
beforeAll(async () => {
  t = await createAssignmentApp();
  mother = await t.family('g1');
  ofBoth = await t.family('g2');
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const TEXT = { name: 'answer.pdf', location: 'SUBMISSION' } as const;
const seen = async (family: FamilyAtDoor, list: 'OPEN' | 'PAST', page = '') =>
  (await family.get<{ total: number; items: FamilyHomework[] }>(`/homework?list=${list}${page}`)).data;
const titles = ({ items }: { items: FamilyHomework[] }) => items.map(({ title, student }) => `${title} ${student.id}`);
const one = (family: FamilyAtDoor, id: string, studentId = 's1') =>
  family.get<FamilyHomework>(`/homework/${id}?studentId=${studentId}`);

describe('the homework of a family [ASG-1]', () => {
  it('is what its children can hand in, the nearest deadline first, each child by itself', async () => {
    await t.made({ title: '둘째', deadlineAt: '2026-11-22T00:00:00Z' });
    await t.made({ title: '첫째', deadlineAt: '2026-11-21T00:00:00Z' });
    await t.made({ title: '초안', isDraft: true });
    await t.made({ title: '내일부터', displayAt: '2026-11-19T00:00:00Z' });
    expect(titles(await seen(mother, 'OPEN'))).toEqual(['첫째 s1', '둘째 s1']);
    expect(titles(await seen(ofBoth, 'OPEN'))).toEqual(['첫째 s1', '첫째 s2', '둘째 s1', '둘째 s2']);
    expect((await seen(mother, 'OPEN')).items[0]).toMatchObject({
      content: '교재 42쪽',
      deadlineAt: '2026-11-21T00:00:00.000Z',
      lateAllowed: true,
      cutoffAt: null,
      lesson: null,
      status: 'OPEN',
      submission: null,
    });
  });

  it('may be late as long as the teacher takes it, and says so [ASG-2]', async () => {
    await t.made({ title: '늦어도', cutoffAt: '2026-11-21T12:00:00Z' });
    await t.made({ title: '제때만', deadlineAt: '2026-11-20T11:00:00Z', lateAllowed: false });
    t.clock.set('2026-11-20T12:00:01Z');
    expect((await seen(mother, 'OPEN')).items).toMatchObject([{ title: '늦어도', status: 'LATE_WINDOW' }]);
    t.clock.set('2026-11-21T12:00:01Z');
    expect(await seen(mother, 'OPEN')).toEqual({ total: 0, items: [] });
    // What was missed is not gone.
    expect(titles(await seen(mother, 'PAST'))).toEqual(['늦어도 s1', '제때만 s1']);
  });

  it('is kept with what was handed in, the newest first, whenever it was answered, a page at a time [ASG-1]', async () => {
    const made = [];
    for (const [title, deadlineAt] of [
      ['마지막', '2026-11-22T12:00:00Z'],
      ['다음', '2026-11-21T12:00:00Z'],
      ['처음', '2026-11-20T12:00:00Z'],
    ] as const)
      made.push({ title, id: (await t.made({ title, deadlineAt })).id });
    for (const { id, title } of made) {
      t.clock.advance(60_000);
      await t.submit(id, 's1', { text: `${title} 답` });
    }
    expect(await seen(mother, 'OPEN')).toEqual({ total: 0, items: [] });
    const first = await seen(mother, 'PAST', '&page=1&size=2');
    expect([first.total, titles(first)]).toEqual([3, ['마지막 s1', '다음 s1']]);
    expect(first.items[0]!.submission).toEqual({
      submittedAt: '2026-11-18T01:43:00.000Z',
      isLate: false,
      text: '마지막 답',
      files: [],
      returned: null,
      earlier: [],
      asked: null,
    });
    expect(titles(await seen(mother, 'PAST', '&page=2&size=2'))).toEqual(['처음 s1']);
  });

  it('of another child, of a class that is none of theirs, and of nobody looks like none', async () => {
    const { id } = await t.made();
    expect((await one(mother, id)).status).toBe(200);
    for (const asked of [one(mother, id, 's2'), one(mother, 'none'), one(mother, id, 'nobody')])
      expect(await asked).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await t.database.raw.exec(`update assignment set class_id = 'c2'`);
    expect(await one(mother, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is none of who only tries a lesson', async () => {
    await t.made();
    await t.database.raw.exec(`update enrollment set trial_lesson_id = 'l99' where student_id = 's1'`);
    expect(await seen(mother, 'OPEN')).toEqual({ total: 0, items: [] });
    await t.database.raw.exec('update enrollment set trial_lesson_id = null');
  });

  it('says whose lesson it is of', async () => {
    const { id } = await t.made();
    await t.database.raw.exec(`update assignment set lesson_id = 'l99'`);
    expect((await one(mother, id)).data.lesson).toEqual({ id: 'l99', no: 99 });
  });
});

describe('files of the teacher’s', () => {
  it.each([true, false])('have an address where they may be downloaded: %s', async (downloadAllowed) => {
    const file = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'ASSIGNMENT', name: '문제.pdf' });
    const { id } = await t.made({ fileIds: [file], downloadAllowed });
    const [shown] = (await one(mother, id)).data.files;
    expect(shown).toMatchObject({ id: file, name: '문제.pdf' });
    expect(shown!.url === null).toBe(!downloadAllowed);
  });
});

describe('files of a family', () => {
  async function uploader(family: FamilyAtDoor) {
    const { data } = await family.post<{ ticket: string }>('/upload-ticket', {});
    return uploadCalls(t, t.headers, data.ticket);
  }
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

  it('are sent with a ticket, and read by the teacher and by themselves', async () => {
    const { id } = await t.made();
    const file = await (await uploader(mother)).upload({ ...TEXT, bytes: PDF });
    const { submission } = await t.submit(id, 's1', { guardianId: 'g1', fileIds: [file.id] });
    const [byTeacher] = (await t.submissions(id))[0]!.files;
    for (const { url } of [submission!.files[0]!, byTeacher!])
      expect((await (await uploader(mother)).read(url)).rawPayload).toEqual(PDF);
    expect((await one(ofBoth, id)).data.submission!.files).toMatchObject([{ id: file.id }]);
  });

  it('are nobody else’s: not to look at, not to delete, and not for another purpose', async () => {
    const file = await (await uploader(mother)).upload({ ...TEXT, bytes: PDF });
    const other = await uploader(ofBoth);
    expect((await other.call('GET', `/${file.id}`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `/${file.id}`)).statusCode).toBe(404);
    expect((await other.sign({ ...TEXT, bytes: PDF, location: 'TEACHER_POPUP' })).statusCode).toBe(403);
    expect((await (await uploader(mother)).call('GET', `/${file.id}`)).statusCode).toBe(200);
  });

  it('are at most forty that no homework has yet', async () => {
    const mine = await uploader(mother);
    const signed = await Promise.all(Array.from({ length: 41 }, () => mine.sign({ ...TEXT, bytes: PDF })));
    expect(signed.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(40);
    expect(signed.some((answer) => answer.json<{ code?: string }>().code === 'LIMIT_REACHED')).toBe(true);
  });
});
