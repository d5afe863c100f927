import { randomUUID } from 'node:crypto';
import { COMMENT_LIMITS, type GradingComment } from '@portal/domain/coursework/grading-comment';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';

const PATH = '/tns/v1/grading-comments';
const CALLERS = 8;
let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
}, 60_000);
afterAll(() => t.close());
beforeEach(() => t.sql('delete from grading_comment'));

const words = { text: '부호를 봐요.', tags: [] };
const create = (clientId: string = randomUUID()) => t.call<GradingComment>('POST', PATH, { clientId, ...words });
const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, call));

describe('at once [ASG-2]', () => {
  it('a comment is changed by one of eight tabs, and counted for each of eight uses', async () => {
    const { id } = (await create()).data;
    const changes = await atOnce(() => t.call('PUT', `${PATH}/${id}`, { version: 1, ...words }));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(CALLERS - 1).fill(409)]);
    await atOnce(() => t.call('POST', `${PATH}/${id}/use`));
    const { items } = (await t.call<{ items: GradingComment[] }>('GET', PATH)).data;
    expect(items).toMatchObject([{ used: CALLERS, version: 2 }]);
  });

  it('the same one sent eight times is one, and the last that she may keep is taken once', async () => {
    const clientId = randomUUID();
    const answers = await atOnce(() => create(clientId));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    await t.sql(`insert into grading_comment (id, teacher_id, client_id, text, created_at)
      select 'c' || n, '${t.teacher.id}', gen_random_uuid(), 'x', now()
      from generate_series(1, ${COMMENT_LIMITS.perTeacher - 2}) n`);
    const last = await atOnce(() => create());
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(CALLERS - 1).fill(422)]);
  });
});
