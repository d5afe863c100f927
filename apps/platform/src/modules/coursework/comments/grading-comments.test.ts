import { randomUUID } from 'node:crypto';
import { COMMENT_LIMITS, type GradingComment } from '@portal/domain/coursework/grading-comment';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';

const PATH = '/tns/v1/grading-comments';
let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
beforeEach(() => t.sql('delete from grading_comment'));
afterAll(() => t.close());

const create = (text: string, over: object = {}) =>
  t.call<GradingComment>('POST', PATH, { clientId: randomUUID(), text, tags: [], ...over });
const use = (id: string) => t.call<GradingComment>('POST', `${PATH}/${id}/use`);
const texts = async () => (await t.call<{ items: GradingComment[] }>('GET', PATH)).data.items.map(({ text }) => text);

describe('what a teacher says again and again [ASG-2]', () => {
  it('is listed by how often she used it, and keeps its words while it is counted', async () => {
    const signs = (await create('부호를 봐요.', { tags: ['부호', ' 부호 ', '괄호'] })).data;
    expect(signs).toMatchObject({ text: '부호를 봐요.', tags: ['부호', '괄호'], used: 0, version: 1 });
    const unit = (await create('단위를 적어요.')).data;
    await use(unit.id);
    t.clock.advance(1_000);
    expect((await use(unit.id)).data).toMatchObject({ used: 2, usedAt: t.clock.now().toISOString(), version: 1 });
    expect(await texts()).toEqual(['단위를 적어요.', '부호를 봐요.']);
  });

  it('is changed by one of two tabs, and the other hears of it; it is deleted once', async () => {
    const { id } = (await create('부호를 봐요.')).data;
    const change = (text: string) => t.call('PUT', `${PATH}/${id}`, { version: 1, text, tags: ['부호'] });
    expect((await change('부호를 다시 봐요.')).status).toBe(200);
    expect((await change('나중 것')).code).toBe('VERSION_CONFLICT');
    expect(await texts()).toEqual(['부호를 다시 봐요.']);
    expect((await t.call('DELETE', `${PATH}/${id}`)).status).toBe(200);
    for (const gone of [t.call('DELETE', `${PATH}/${id}`), use(id), change('x')])
      expect((await gone).code).toBe('NOT_FOUND');
  });

  it.each([
    ['no words', { text: ' ' }],
    ['501 letters', { text: '가'.repeat(COMMENT_LIMITS.textMax + 1) }],
    ['six tags', { tags: ['1', '2', '3', '4', '5', '6'] }],
    ['a long tag', { tags: ['가'.repeat(COMMENT_LIMITS.tagMax + 1)] }],
    ['an empty tag', { tags: [' '] }],
  ])('is refused with %s', async (_what, over) => {
    expect((await create('부호', over)).status).toBe(400);
  });

  it('is made once of the same call, and two hundred are enough', async () => {
    const clientId = randomUUID();
    await t.sql(`insert into grading_comment (id, teacher_id, client_id, text, created_at)
      select 'c' || n, '${t.teacher.id}', gen_random_uuid(), 'x', now()
      from generate_series(1, ${COMMENT_LIMITS.perTeacher - 1}) n`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => create('하나', { clientId })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await create('더')).toMatchObject({ code: 'LIMIT_REACHED' });
  });
});
