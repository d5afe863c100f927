import type { EndedLink } from '@portal/domain/classes/ended-links.contract';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';

let t: FamilyApp;
let secret: string;
const CLOSED = new Date('2026-12-31T15:00:00Z');

beforeAll(async () => {
  t = await createFamilyApp();
  await t.database.raw.exec("update teaching_class set end_date = '2026-12-01' where id = 'c1'");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec('delete from notification_delivery');
  t.clock.set(new Date('2026-11-18T01:42:00Z'));
  secret = (await t.links())
    .find(({ guardianId }) => guardianId === 'g1')!
    .path.split('/')
    .at(-1)!;
});

async function byLink<T>(action: 'look' | 'mail', link = secret) {
  const url = `/fam/v1/ended-links/${action}`;
  const answer = await t.request({ method: 'POST', url, headers: t.headers, payload: { link } });
  return { status: answer.statusCode, ...answer.json<{ code?: string; data: T }>() };
}
const look = async () => (await byLink<EndedLink>('look')).data;
const renew = () => t.call('POST', '/tns/v1/my-classes/c1/family-links/g1/renew');
const letters = async () =>
  (
    await t.database.raw.query<{ letter: { to: string; path: string; title: string } }>(
      'select letter from notification_delivery where letter is not null order by created_at, id',
    )
  ).map(({ letter }) => letter);

describe('a family link whose time is over', () => {
  it('says until when it opened, and that the class is over for good', async () => {
    t.clock.set(CLOSED);
    expect(await look()).toEqual({
      why: 'CLOSED',
      endedAt: CLOSED.toISOString(),
      language: 'ko',
      goesOn: false,
      email: null,
    });
    expect((await byLink('mail')).code).toBe('WRONG_STATE');
  });

  it('leads on, by a letter, to the class in which the child goes on with the same teacher', async () => {
    await t.database.raw.exec(`
      insert into teaching_class (id, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        select 'c-next', teacher_id, '새 학기', mode, 'UPCOMING', '2027-01-01', '2027-03-01', 8, 4 from teaching_class where id = 'c1';
      insert into enrollment (id, class_id, student_id, status, enrolled_at) values ('e-next', 'c-next', 's1', 'ACTIVE', now())`);
    t.clock.set(CLOSED);
    expect(await look()).toMatchObject({ why: 'CLOSED', goesOn: true, email: 'b****@family.example' });
    expect((await byLink('mail')).status).toBe(200);
    expect(await letters()).toMatchObject([{ to: 'b01@family.example', title: expect.stringContaining('새 학기') }]);
    await t.database.raw.exec(
      `delete from enrollment where id = 'e-next'; delete from teaching_class where id = 'c-next'`,
    );
  });
});

describe('a family link that the teacher has renewed', () => {
  it('says so, with the masked address, and mails the newest one there alone', async () => {
    await renew();
    expect(await look()).toEqual({
      why: 'RENEWED',
      endedAt: t.clock.now().toISOString(),
      language: 'ko',
      goesOn: true,
      email: 'b****@family.example',
    });
    const answer = await byLink('mail');
    expect([answer.status, JSON.stringify(answer.data)]).toEqual([200, '{}']);
    const { to, path } = (await letters()).at(-1)!;
    expect(to).toBe('b01@family.example');
    expect(path).toBe((await t.links()).find(({ guardianId }) => guardianId === 'g1')!.path);
    expect(path).not.toContain(secret);
  });

  it('knows no mailbox where there is none', async () => {
    await renew();
    await t.database.raw.exec("update guardian set email = null where id = 'g1'");
    expect(await look()).toMatchObject({ goesOn: true, email: null });
    expect((await byLink('mail')).code).toBe('WRONG_STATE');
    await t.database.raw.exec("update guardian set email = 'b01@family.example' where id = 'g1'");
  });

  it('says that the child takes part no more, where it has left since, and leads to no class', async () => {
    await renew();
    await t.database.raw.exec(
      "update enrollment set status = 'CANCELED', ended_at = now(), end_reason = '이사' where student_id = 's1'",
    );
    expect(await look()).toEqual({ why: 'LEFT', endedAt: null, language: 'ko', goesOn: false, email: null });
    expect((await byLink('mail')).code).toBe('WRONG_STATE');
    await t.database.raw.exec(
      "update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's1'",
    );
  });
});

describe('a family link of a child that has left', () => {
  it('leads on, by a letter, to the class of the same teacher that the child was moved to', async () => {
    await t.database.raw.exec(`
      insert into teaching_class (id, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        select 'c-other', teacher_id, '다른 반', mode, 'UPCOMING', '2026-12-01', '2027-03-01', 8, 4 from teaching_class where id = 'c1';
      insert into enrollment (id, class_id, student_id, status, enrolled_at) values ('e-other', 'c-other', 's1', 'ACTIVE', now());
      update enrollment set status = 'TRANSFERRED', ended_at = now(), end_reason = '시간' where student_id = 's1' and class_id = 'c1'`);
    expect(await look()).toMatchObject({ why: 'LEFT', goesOn: true, email: 'b****@family.example' });
    expect((await byLink('mail')).status).toBe(200);
    expect(await letters()).toMatchObject([{ to: 'b01@family.example', title: expect.stringContaining('다른 반') }]);
    await t.database.raw.exec(`
      delete from enrollment where id = 'e-other'; delete from teaching_class where id = 'c-other';
      update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's1'`);
  });
});

describe('a link that was never right', () => {
  it.each([
    ['a wrong signature', () => `${secret.slice(0, -2)}xx`],
    ['nobody’s id', () => 'x'.repeat(67)],
    ['the right one, which still opens', () => secret],
  ])('is told nothing: %s', async (_what, link) => {
    for (const action of ['look', 'mail'] as const) {
      expect(await byLink(action, link())).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
      expect(await letters()).toEqual([]);
    }
  });
});

it('asks for three letters a day at most', async () => {
  const limited = await createFamilyApp({ env: { RATE_LIMIT_PER_MINUTE: '300' } });
  const { path } = (await limited.links()).find(({ guardianId }) => guardianId === 'g1')!;
  await limited.call('POST', '/tns/v1/my-classes/c1/family-links/g1/renew');
  const codes: string[] = [];
  for (let nth = 0; nth < 4; nth++) {
    const url = '/fam/v1/ended-links/mail';
    const payload = { link: path.split('/').at(-1) };
    const answer = await limited.request({ method: 'POST', url, headers: limited.headers, payload });
    codes.push(answer.json<{ code?: string }>().code ?? 'sent');
  }
  expect(codes).toEqual(['sent', 'sent', 'sent', 'TOO_MANY']);
  await limited.close();
});
