import { type ReplyTemplate, TEMPLATE_LIMITS } from '@portal/domain/reviews/reply-template';
import { createCourseApp, type CourseApp } from '../../../testing/apps/course-app.ts';

const PATH = '/tns/v1/reply-templates';
let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
beforeEach(() => t.database.raw.exec('delete from reply_template'));
afterAll(() => t.close());

const create = (name: string, content = '고마워요.', who?: Parameters<CourseApp['call']>[3]) =>
  t.call<ReplyTemplate>('POST', PATH, { name, content }, who);
const names = async (who?: Parameters<CourseApp['call']>[3]) =>
  (await t.call<{ items: ReplyTemplate[] }>('GET', PATH, undefined, who)).data.items.map(({ name }) => name);

describe('answers that a teacher keeps [REV-1]', () => {
  it('are listed as they were made, changed and deleted', async () => {
    const { data } = await create('고마움', '{학생} 학생, 고마워요.');
    t.clock.advance(1_000);
    await create('빠르기');
    expect(await names()).toEqual(['고마움', '빠르기']);
    const changed = await t.call<ReplyTemplate>('PUT', `${PATH}/${data.id}`, { name: '인사', content: '안녕하세요.' });
    expect(changed.data).toEqual({ id: data.id, name: '인사', content: '안녕하세요.' });
    expect((await t.call('DELETE', `${PATH}/${data.id}`)).status).toBe(200);
    expect((await t.call('DELETE', `${PATH}/${data.id}`)).code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['빠르기']);
  });

  it('have a name each, and the same call again makes no second one', async () => {
    const { data } = await create('고마움');
    expect((await create(' 고마움 ')).data).toEqual(data);
    const taken = {
      status: 409,
      code: 'VALUE_TAKEN',
      fields: { name: expect.stringContaining('이미 있는') as string },
    };
    expect(await create('고마움', '다른 글')).toMatchObject(taken);
    const other = (await create('빠르기')).data;
    expect(await t.call('PUT', `${PATH}/${other.id}`, { name: '고마움', content: '글' })).toMatchObject(taken);
    expect((await t.call('PUT', `${PATH}/${other.id}`, { name: '빠르기', content: '새 글' })).status).toBe(200);
  });

  it('are twenty at most, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, no) => create(`이름 ${no}`)));
    expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(10);
    expect(await names()).toHaveLength(TEMPLATE_LIMITS.perTeacher);
  });

  it('are hers alone', async () => {
    const { data } = await create('고마움');
    expect(await names('other')).toEqual([]);
    expect((await create('고마움', '내 글', 'other')).status).toBe(201);
    expect((await t.call('PUT', `${PATH}/${data.id}`, { name: 'x', content: 'y' }, 'other')).code).toBe('NOT_FOUND');
    expect((await t.call('DELETE', `${PATH}/${data.id}`, undefined, 'other')).code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['고마움']);
  });
});
