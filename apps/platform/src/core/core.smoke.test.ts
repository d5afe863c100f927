import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('signs in', async () => {
  await t.addUser({ username: 'math', name: '수학 선생님' });
  const headers = await t.signIn('math');
  const answer = await t.request({ url: '/mid/v1/users/profile', headers });
  console.log(answer.body);
  expect(answer.statusCode).toBe(200);
  for (const url of ['/healthz', '/readyz', '/oidc/.well-known/openid-configuration', '/docs', '/openapi.json', '/kr/', '/', '/account/calendar?x=1', '/nope']) {
    const a = await t.request({ url, headers: { accept: 'text/html' } });
    console.log(url, a.statusCode, a.headers.location, a.body.slice(0, 200));
  }
});
