import { randomUUID } from 'node:crypto';
import type { AssignmentTemplate, LastResult } from '@portal/domain/coursework/assignment-template';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const TEMPLATES = '/tns/v1/assignment-templates';
const DATES = { isDraft: false, displayAt: null, deadlineAt: '2026-11-25T12:00:00.000Z' };
let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
  await t.database.raw.exec(`insert into teaching_class
    select (jsonb_populate_record(c, '{"id":"c7","code":"c7","name":"중3 수학"}')).* from teaching_class c where id = 'c1'`);
});
beforeEach(async () => {
  await t.clear();
  await t.database.raw.exec('delete from assignment_template');
});
afterAll(() => t.close());

const keep = (assignmentId: string, clientId = randomUUID()) =>
  t.call<AssignmentTemplate>('POST', TEMPLATES, { clientId, assignmentId });
const listed = async (query = '') =>
  (await t.call<{ total: number; items: AssignmentTemplate[] }>('GET', `${TEMPLATES}${query}`)).data;
const again = (from: object, over: object = {}) =>
  t.call<{ ids: string[] }>('POST', '/tns/v1/assignments-again', {
    clientId: randomUUID(),
    from,
    classIds: ['c1', 'c7'],
    ...DATES,
    ...over,
  });

describe('an assignment that is kept and given again [ASG-1]', () => {
  it('is given to several classes at once with its words and files, and the same request twice is one', async () => {
    const file = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'ASSIGNMENT' });
    const made = await t.made({ fileIds: [file], downloadAllowed: false });
    const template = (await keep(made.id)).data;
    expect(template).toMatchObject({ title: made.title, files: [{ id: file }], downloadAllowed: false, given: 1 });
    const clientId = randomUUID();
    const from = { kind: 'TEMPLATE', id: template.id };
    const first = await again(from, { clientId });
    expect((await again(from, { clientId })).data).toEqual(first.data);
    const both = await Promise.all(first.data.ids.map((id) => t.read(id)));
    expect(both.map(({ classId, title, deadlineAt, files }) => [classId, title, deadlineAt, files.length])).toEqual([
      ['c1', made.title, DATES.deadlineAt, 1],
      ['c7', made.title, DATES.deadlineAt, 1],
    ]);
    expect((await listed()).items).toMatchObject([{ given: 3 }]);
    // Taken away, it leaves what was given; the files stay with that.
    expect((await t.call('DELETE', `${TEMPLATES}/${template.id}`)).status).toBe(200);
    expect((await t.read(made.id)).files).toHaveLength(1);
  });

  it('is given to all classes or to none', async () => {
    const { id } = await t.made();
    await t.database.raw.exec(`update teaching_class set progress = 'FINISHED' where id = 'c7'`);
    const from = { kind: 'ASSIGNMENT', id };
    expect((await again(from)).code).toBe('WRONG_STATE');
    expect((await again(from, { deadlineAt: '2026-11-01T00:00:00.000Z', classIds: ['c1'] })).code).toBe('DATE_PAST');
    expect((await t.list()).total).toBe(1);
    expect((await again(from, { classIds: ['c1'] })).status).toBe(201);
  });

  it('tells how it went last time: the average, who was in time, and how long half of them needed', async () => {
    const { id } = await t.made();
    t.clock.advance(6 * 3_600_000);
    await t.submit(id, 's1');
    t.clock.set('2026-11-21T01:42:00Z');
    await t.submit(id, 's2');
    await t.database.raw.exec(`update submission set returned_score = case student_id when 's1' then 90 else 71 end,
      returned_at = now(), graded_at = now(), grade_state = 'RETURNED'`);
    const { data } = await t.call<LastResult>('GET', `${ASSIGNMENTS}/${id}/result`);
    expect(data).toMatchObject({ students: 2, submitted: 2, onTime: 1, average: 80.5, typicalHours: 39 });
    const template = (await keep(id)).data;
    expect(template.last).toEqual(data);
    // Given again, and nobody has handed that in yet: last time is still the time before.
    await again({ kind: 'TEMPLATE', id: template.id });
    expect((await listed()).items).toMatchObject([{ given: 3, last: data }]);
  });

  it('is graded by the same criteria, whether it is given again from a class or from what was kept [ASG-2]', async () => {
    const rubric = [
      { name: '식', points: 60 },
      { name: '답', points: 40 },
    ];
    const { id } = await t.made({ rubric });
    const { data: template } = await keep(id);
    expect(template.rubric).toEqual(rubric);
    const rubricOf = async (from: object) => {
      const { data } = await again(from, { classIds: ['c7'] });
      return (await t.read(data.ids[0]!)).rubric;
    };
    expect(await rubricOf({ kind: 'ASSIGNMENT', id })).toEqual(rubric);
    expect(await rubricOf({ kind: 'TEMPLATE', id: template.id })).toEqual(rubric);
    const { version, title, content, downloadAllowed, lateAllowed } = template;
    const words = { version, title, content, downloadAllowed, lateAllowed, fileIds: [] };
    await t.call('PUT', `${TEMPLATES}/${template.id}`, { ...words, rubric: null });
    expect(await rubricOf({ kind: 'TEMPLATE', id: template.id })).toBeNull();
    expect((await t.read(id)).rubric).toEqual(rubric);
  });

  it('is found by its words, changed by who has read the newest, and is hers alone', async () => {
    const [one, other] = [await t.made({ title: '단어 100%' }), await t.made({ title: '듣기', content: '받아쓰기' })];
    const template = (await keep(one.id)).data;
    await keep(other.id);
    const found = async (search: string) =>
      (await listed(`?search=${encodeURIComponent(search)}`)).items.map(({ title }) => title);
    expect([await found('100%'), await found('받아'), await found('%')]).toEqual([
      ['단어 100%'],
      ['듣기'],
      ['단어 100%'],
    ]);
    const { id, version } = template;
    const words = {
      title: ' 단어 ',
      content: '',
      fileIds: [],
      downloadAllowed: true,
      lateAllowed: false,
      rubric: null,
    };
    const change = () => t.call<AssignmentTemplate>('PUT', `${TEMPLATES}/${id}`, { version, ...words });
    expect((await change()).data).toMatchObject({ title: '단어', lateAllowed: false, version: 2 });
    expect((await change()).code).toBe('VERSION_CONFLICT');
    expect((await t.read(one.id)).title).toBe('단어 100%');
  });
});
