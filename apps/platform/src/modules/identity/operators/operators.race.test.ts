import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Headers = Awaited<ReturnType<TestApp['signIn']>>;
const post = async (path: string, headers: Headers, payload?: object) =>
  (await t.request({ method: 'POST', url: path, headers, ...(payload ? { payload } : {}) })).statusCode;

describe('two who manage the team', () => {
  it('never both lose it when each deactivates the other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const names = [`a${round}`, `b${round}`];
      const ids = await Promise.all(
        names.map(async (username) => (await t.addUser({ username, userType: 'OPERATOR', desks: ['TEAM'] })).id),
      );
      const [one, two] = await Promise.all(names.map((name) => t.signIn(name)));
      await Promise.all([
        post(`/tns/v1/ops/operators/${ids[1]}/deactivate`, one!),
        post(`/tns/v1/ops/operators/${ids[0]}/deactivate`, two!),
      ]);
      const [left] = await t.database.raw.query<{ n: number }>(
        `select count(*)::int as n from app_user where id = any($1) and status = 'ACTIVE'`,
        [ids],
      );
      expect(left!.n).toBe(1);
    }
  });

  it('make one operator of one address that both invite at once', async () => {
    await t.addUser({ username: 'lead', userType: 'OPERATOR', desks: ['TEAM'] });
    const lead = await t.signIn('lead');
    const found = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('/tns/v1/ops/operators', lead, {
          clientId: randomUUID(),
          name: '새 운영자',
          email: 'same@example.com',
          desks: ['HELP'],
        }),
      ),
    );
    expect(found.toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  });
});

describe('a link to set a password', () => {
  it('works once when eight use it at once [REG-3]', async () => {
    await t.addUser({ username: 'chief', userType: 'OPERATOR', desks: ['TEAM'] });
    await post('/tns/v1/ops/operators', await t.signIn('chief'), {
      clientId: randomUUID(),
      name: '새 운영자',
      email: 'eight@example.com',
      desks: ['HELP'],
    });
    await t.notifications.sendDue();
    const [mail] = await t.database.raw.query<{ text: string }>(
      `select text from mail where recipient = 'eight@example.com'`,
    );
    const [, ticket] = /ticket=([\w-]+)/.exec(mail!.text)!;
    const found = await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        t
          .request({
            method: 'POST',
            url: '/mid/v1/users/set-password',
            headers: t.headers,
            payload: { ticket, password: `new-pass${at}!`, passwordConfirm: `new-pass${at}!` },
          })
          .then(({ statusCode }) => statusCode),
      ),
    );
    expect(found.toSorted()).toEqual([200, ...Array<number>(7).fill(410)]);
  });
});
