import { SAVED_REPLY_LIMITS, type SavedReply } from '@portal/domain/chat/saved-reply';
import { createCourseApp, type CourseApp } from '../../../testing/apps/course-app.ts';

const PATH = '/messaging/v1/saved-replies';
type Who = Parameters<CourseApp['call']>[3];
let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
beforeEach(() => t.database.raw.exec('delete from saved_reply'));
afterAll(() => t.close());

const texts = { korean: '{학생} 학생, 내일 만나요.', vietnamese: 'Hẹn gặp {학생} ngày mai ạ.' };
const create = (name: string, over: object = {}, who?: Who) =>
  t.call<SavedReply>('POST', PATH, { name, ...texts, ...over }, who);
const names = async (who?: Who) =>
  (await t.call<{ items: SavedReply[] }>('GET', PATH, undefined, who)).data.items.map(({ name }) => name);

describe('replies that a teacher keeps in two languages', () => {
  it('are listed as they were made, changed and deleted', async () => {
    const { data } = await create('인사');
    t.clock.advance(1_000);
    await create('준비물', { korean: '' });
    expect(await names()).toEqual(['인사', '준비물']);
    const body = { name: '아침 인사', korean: ' 안녕하세요 ', vietnamese: '' };
    const changed = await t.call<SavedReply>('PUT', `${PATH}/${data.id}`, body);
    expect(changed.data).toEqual({ ...body, id: data.id, korean: '안녕하세요' });
    expect((await t.call('DELETE', `${PATH}/${data.id}`)).status).toBe(200);
    expect((await t.call('DELETE', `${PATH}/${data.id}`)).code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['준비물']);
  });

  it('say something in one language at least', async () => {
    const { code, fields } = await create('인사', { korean: ' ', vietnamese: '' });
    expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION', ['korean']]);
  });

  it('have a name each, and the same call again makes no second one [R16]', async () => {
    const { data } = await create('인사');
    expect((await create(' 인사 ')).data).toEqual(data);
    expect(await create('인사', { vietnamese: 'Chào ạ' })).toMatchObject({ status: 409, code: 'VALUE_TAKEN' });
    t.clock.advance(1_000);
    const other = (await create('준비물')).data;
    expect((await t.call('PUT', `${PATH}/${other.id}`, { name: '인사', ...texts })).code).toBe('VALUE_TAKEN');
    expect(await names()).toEqual(['인사', '준비물']);
  });

  it('are a hundred at most, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 105 }, (_, no) => create(`이름 ${no}`)));
    expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(5);
    expect(await names()).toHaveLength(SAVED_REPLY_LIMITS.perTeacher);
  });

  it('are hers alone', async () => {
    const { data } = await create('인사');
    expect(await names('other')).toEqual([]);
    expect((await create('인사', { korean: '다른 글' }, 'other')).status).toBe(201);
    expect((await t.call('PUT', `${PATH}/${data.id}`, { name: 'x', ...texts }, 'other')).code).toBe('NOT_FOUND');
    expect((await t.call('DELETE', `${PATH}/${data.id}`, undefined, 'other')).code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['인사']);
  });
});
