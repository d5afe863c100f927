import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let lead: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await createTestApp();
  await t.addUser({ username: 'lead', userType: 'OPERATOR', desks: ['TEAM'] });
  lead = await t.signIn('lead');
});
afterAll(() => t.close());

describe('sign-ins under way while an operator is deactivated', () => {
  it('leave no session that lives again when she is taken back', async () => {
    for (let round = 0; round < 8; round += 1) {
      const username = `racer-${round}`;
      const { id } = await t.addUser({ username, userType: 'OPERATOR', desks: ['HELP'] });
      const manage = (what: string) =>
        t.request({ method: 'POST', url: `/tns/v1/ops/operators/${id}/${what}`, headers: lead });
      const signIns = Array.from({ length: 6 }, () => t.signIn(username, PASSWORD).catch(() => undefined));
      await manage('deactivate');
      const tokens = (await Promise.all(signIns)).filter((headers) => headers !== undefined);
      await manage('reactivate');
      const statuses = await Promise.all(
        tokens.map(async (headers) => (await t.request({ url: '/mid/v1/users/profile', headers })).statusCode),
      );
      expect(statuses).toEqual(tokens.map(() => 401));
    }
  });
});
