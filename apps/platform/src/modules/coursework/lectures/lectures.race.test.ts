import { randomUUID } from 'node:crypto';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { LIMITS } from '@portal/domain/tenant/limits';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';

const LECTURES = '/tns/v1/lectures';
const fields = { title: '자료', content: '', fileIds: [], downloadAllowed: true, displayAt: null, deadlineAt: null };
let t: ClassApp;
let classId: string;
beforeAll(async () => {
  t = await createClassApp();
  classId = (await t.made()).id;
}, 60_000);
afterAll(() => t.close());
beforeEach(() => t.sql('delete from lecture'));

const create = (clientId: string, isDraft = false) =>
  t.call<Lecture>('POST', LECTURES, { clientId, classId, isDraft, ...fields });
const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, call));
const total = async () => (await t.sql<{ n: number }>('select count(*)::int as n from lecture'))[0]!.n;

describe('at once', () => {
  it('one lecture is made of the same one sent eight times [R45]', async () => {
    const clientId = randomUUID();
    const answers = await atOnce(() => create(clientId));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('a class takes the last lecture that it may have, and no other', async () => {
    await t.sql(`insert into lecture (id, class_id, teacher_id, client_id, title, content, download_allowed, created_at)
      select 'l' || n, '${classId}', '${t.teacher.id}', gen_random_uuid(), 'x', '', true, now()
      from generate_series(1, ${LIMITS.handoutsMax - 1}) n`);
    const answers = await atOnce(() => create(randomUUID()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
    expect(await total()).toBe(LIMITS.handoutsMax);
  });

  it('one of eight changes wins and the others are told; a draft is published once', async () => {
    const { data } = await create(randomUUID(), true);
    const changes = await atOnce(() => t.call('PUT', `${LECTURES}/${data.id}`, { ...fields, version: 1 }));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    const published = await atOnce(() => t.call('POST', `${LECTURES}/${data.id}/publish`, {}));
    expect(published.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});
