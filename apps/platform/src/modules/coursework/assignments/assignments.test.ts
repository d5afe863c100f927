import { randomUUID } from 'node:crypto';
import { ASSIGNMENT_STATUSES } from '@portal/domain/coursework/assignment';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const HOUR = 3_600_000;
const GB = 1024 ** 3;
let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const codeOf = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const titles = async () => (await t.notices('student')).map(({ title }) => title);

describe('giving an assignment', () => {
  it('shows it at once, tells the students once, and lists it for its class [ASG-1]', async () => {
    const made = await t.made({ title: ' 3과 단어 외우기 ' });
    expect(made).toEqual({
      id: expect.stringMatching(/^asg_/) as string,
      classId: 'c1',
      className: '중2 수학',
      title: '3과 단어 외우기',
      content: '교재 42쪽',
      files: [],
      displayAt: '2026-11-18T01:42:00.000Z',
      deadlineAt: '2026-11-20T12:00:00.000Z',
      cutoffAt: null,
      extension: null,
      downloadAllowed: true,
      lateAllowed: true,
      status: 'OPEN',
      isLocked: false,
      notes: [],
      lesson: null,
      rubric: null,
      counts: { students: 2, submitted: 0, late: 0, missing: 0, toGrade: 0, returned: 0 },
      version: 1,
    });
    expect(await t.list()).toEqual({ total: 1, items: [made] });
    await t.tick();
    // The student lives in Vietnam.
    expect((await t.notices('student')).map(({ title, content }) => [title, content])).toEqual([
      ['새 과제가 나왔어요', '중2 수학 · 3과 단어 외우기. 마감은 20/11/2026 (금) 19:00까지예요.'],
    ]);
    expect(t.heard).toContain(`${t.teacher.id} assignment.changed ${made.id}`);
  });

  it('is done once for one client id, whatever the second call says', async () => {
    const clientId = randomUUID();
    const [first, second] = [await t.made({ clientId }), await t.made({ clientId, title: '다른 제목' })];
    expect(second).toEqual(first);
    expect((await t.list()).total).toBe(1);
  });

  it('shows it later, where she says so, and tells of it then [ASG-1]', async () => {
    const { id, status } = await t.made({ displayAt: '2026-11-19T00:00:00Z' });
    await t.tick();
    expect([status, await titles()]).toEqual(['SCHEDULED', []]);
    t.clock.set('2026-11-19T00:00:00Z');
    await t.tick();
    await t.tick();
    expect([(await t.read(id)).status, await titles()]).toEqual(['OPEN', ['새 과제가 나왔어요']]);
  });

  it('keeps a draft to herself until she publishes it [ASG-1]', async () => {
    const draft = await t.made({ isDraft: true, deadlineAt: '2026-11-17T00:00:00Z' });
    expect([draft.status, draft.displayAt, await titles()]).toEqual(['DRAFT', null, []]);
    expect(await t.act(draft.id, 'publish', { version: 1 })).toMatchObject({
      code: 'DATE_PAST',
      fields: { deadlineAt: '마감은 지금보다 뒤여야 해요.' },
    });
    const { data } = await t.edit(draft, { deadlineAt: '2026-11-21T00:00:00Z' });
    expect(await codeOf(t.act(draft.id, 'publish', { version: 1 }))).toBe('VERSION_CONFLICT');
    expect((await t.act(draft.id, 'publish', { version: data.version })).data.status).toBe('OPEN');
    expect(await titles()).toEqual(['새 과제가 나왔어요']);
    expect(await codeOf(t.act(draft.id, 'publish', { version: 3 }))).toBe('WRONG_STATE');
  });

  it('refuses days that cannot be, by their field [ASG-1]', async () => {
    expect(await t.create({ deadlineAt: '2026-11-18T01:42:00Z' })).toMatchObject({
      status: 422,
      code: 'DATE_PAST',
      fields: { deadlineAt: '마감은 지금보다 뒤여야 해요.' },
    });
    expect(await t.create({ displayAt: '2026-11-20T12:00:00Z' })).toMatchObject({
      code: 'DATE_ORDER',
      fields: { deadlineAt: '마감은 공개 시각보다 뒤여야 해요.' },
    });
    expect(await t.create({ cutoffAt: '2026-11-20T12:00:00Z' })).toMatchObject({
      code: 'DATE_ORDER',
      fields: { cutoffAt: expect.stringContaining('마감보다 뒤') as string },
    });
    expect((await t.list()).total).toBe(0);
  });

  it('is for running classes of her own', async () => {
    expect(await codeOf(t.create({ classId: 'c2' }))).toBe('NOT_FOUND');
    expect((await t.call('GET', `${ASSIGNMENTS}?classId=c1`, undefined, t.other)).status).toBe(404);
    const { id } = await t.made();
    await t.database.raw.exec(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = 'c1'`);
    expect(await codeOf(t.create())).toBe('WRONG_STATE');
    expect([
      (await t.read(id)).status,
      await codeOf(t.act(id, 'extend', { deadlineAt: '2026-12-20T00:00:00Z' })),
    ]).toEqual(['CLOSED', 'WRONG_STATE']);
    await t.database.raw.exec(
      `update teaching_class set canceled_at = null, cancel_reason = null, progress = 'FINISHED'`,
    );
    expect(await codeOf(t.create())).toBe('WRONG_STATE');
  });

  it('ends at 300 of one class', async () => {
    await t.database.raw
      .exec(`insert into assignment (id, class_id, teacher_id, title, content, deadline_at, download_allowed,
        late_allowed, created_at)
      select 'asg_' || n, 'c1', '${t.teacher.id}', '과제', '', now(), true, true, now() from generate_series(1, 300) n`);
    expect(await t.create()).toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringContaining('300개') as string,
    });
  });
});

describe('changing an assignment', () => {
  it('keeps its words, and its version tells of changes elsewhere [ASG-1]', async () => {
    const made = await t.made();
    const { data } = await t.edit(made, { title: '4과 단어', lateAllowed: false });
    expect(data).toMatchObject({ title: '4과 단어', lateAllowed: false, version: 2, status: 'OPEN' });
    expect(await codeOf(t.edit(made))).toBe('VERSION_CONFLICT');
    expect(await t.edit(data, { displayAt: '2026-11-19T00:00:00Z' })).toMatchObject({
      code: 'VALIDATION',
      fields: { displayAt: '이미 공개해서 바꿀 수 없어요.' },
    });
    t.clock.set('2026-11-20T12:00:01Z');
    expect(await codeOf(t.edit(data))).toBe('WRONG_STATE');
  });

  it('shows what was to be shown later as soon as she says so', async () => {
    const made = await t.made({ displayAt: '2026-11-19T00:00:00Z' });
    const { data } = await t.edit(made, { displayAt: null });
    expect([data.status, data.displayAt, await titles()]).toEqual([
      'OPEN',
      '2026-11-18T01:42:00.000Z',
      ['새 과제가 나왔어요'],
    ]);
  });

  it('extends it at any time, the days for late work too, and tells the students [ASG-2]', async () => {
    const { id } = await t.made({ cutoffAt: '2026-11-21T12:00:00Z' });
    const extend = (deadlineAt: string) => t.act(id, 'extend', { deadlineAt });
    expect(await codeOf(extend('2026-11-20T12:00:00Z'))).toBe('DATE_ORDER');
    t.clock.set('2026-11-22T00:00:00Z');
    expect((await t.read(id)).status).toBe('CLOSED');
    expect(await codeOf(extend('2026-11-21T00:00:00Z'))).toBe('DATE_PAST');
    const { data } = await extend('2026-11-23T12:00:00Z');
    expect(data).toMatchObject({ status: 'OPEN', cutoffAt: '2026-11-24T12:00:00.000Z', version: 2 });
    expect(await titles()).toEqual(['과제 마감이 늦춰졌어요', '새 과제가 나왔어요']);
  });

  it('deletes it, and its files stay in her library alone', async () => {
    const file = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'ASSIGNMENT' });
    const { id } = await t.made({ fileIds: [file] });
    expect((await t.remove(id)).status).toBe(200);
    expect(await t.list()).toEqual({ total: 0, items: [] });
    expect(await codeOf(t.remove(id))).toBe('NOT_FOUND');
    const uses = await t.database.raw.query<{ by: string }>(
      `select split_part(used_by, ':', 1) as by from file_use where file_id = $1`,
      [file],
    );
    expect(uses).toEqual([{ by: 'document' }]);
  });
});

describe('the files of an assignment', () => {
  const aFile = (size: number, ownerId = t.teacher.id) =>
    addFileRow(t.database, { ownerId, location: 'ASSIGNMENT', name: '단어.pdf', size, storedSize: size });

  it('are hers, and 2 GB in all [ASG-3]', async () => {
    const [one, half, more] = [await aFile(GB), await aFile(GB), await aFile(1)];
    const made = await t.made({ fileIds: [one, half] });
    expect(made.files).toMatchObject([{ id: one, name: '단어.pdf', size: GB }, { id: half }]);
    expect(await t.edit(made, { fileIds: [one, half, more] })).toMatchObject({
      status: 413,
      code: 'QUOTA_TOTAL',
      message: expect.stringContaining('2048MB') as string,
      fields: { fileIds: '파일은 모두 합쳐 2GB까지 붙일 수 있어요. 지금 고른 파일은 2.1GB예요.' },
    });
    expect(await codeOf(t.create({ fileIds: [await aFile(1, 'somebody')] }))).toBe('FILE_NOT_FOUND');
    expect((await t.read(made.id)).files).toHaveLength(2);
  });
});

describe('the list of a class', () => {
  it('begins with the latest deadline and has pages', async () => {
    const at = (days: number) => new Date(t.clock.now().getTime() + days * 24 * HOUR).toISOString();
    for (const days of [2, 5, 3]) await t.made({ title: `${days}일`, deadlineAt: at(days) });
    const names = async (query: string) => (await t.list(`?classId=c1${query}`)).items.map(({ title }) => title);
    expect(await names('')).toEqual(['5일', '3일', '2일']);
    expect(await names('&page=2&size=2')).toEqual(['2일']);
  });

  it('is one over all of her classes, and of one status as each assignment tells it, whatever the time [ASG-1]', async () => {
    const at = (days: number) => new Date(t.clock.now().getTime() + days * 24 * HOUR).toISOString();
    await t.made({ title: '초안', isDraft: true });
    await t.made({ title: '예정', displayAt: at(1), deadlineAt: at(2) });
    await t.made({ title: '늦게도', deadlineAt: at(1), cutoffAt: at(3) });
    await t.made({ title: '제때만', deadlineAt: at(1), lateAllowed: false });
    const { id } = await t.made({ title: '채점함', deadlineAt: at(1), lateAllowed: false });
    await t.submit(id);
    await t.database.raw.exec(`update submission set grade_state = 'RETURNED', graded_at = now(), returned_at = now()`);
    const seen = new Set<string>();
    for (const hours of [0, 24, 25, 47, 48, 72, 73]) {
      t.clock.set(new Date(Date.parse('2026-11-18T01:42:00.000Z') + hours * HOUR).toISOString());
      const all = (await t.list('?size=100')).items;
      for (const status of ASSIGNMENT_STATUSES) {
        const of = all.filter((one) => one.status === status).map(({ title }) => title);
        const { total, items } = await t.list(`?status=${status}`);
        expect([hours, status, items.map(({ title }) => title), total]).toEqual([hours, status, of, of.length]);
        if (of.length) seen.add(status);
      }
    }
    expect(seen.size).toBe(ASSIGNMENT_STATUSES.length);
  });
});
