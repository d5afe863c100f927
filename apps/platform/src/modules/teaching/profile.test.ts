import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { profileSubmission, type SubmissionStatus } from './teaching.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

let submissions = 0;
async function isSubmitted(username: string, statuses: readonly SubmissionStatus[]): Promise<boolean> {
  const { id } = await t.addUser({ username });
  for (const status of statuses)
    await t.database.db.insert(profileSubmission).values({
      id: `sub-${++submissions}`,
      userId: id,
      status,
      submittedAt: new Date(Date.UTC(2026, 10, submissions)),
      dueAt: new Date(Date.UTC(2026, 10, submissions + 1)),
      decidedAt: status === 'PENDING' ? null : new Date(Date.UTC(2026, 10, submissions + 1)),
      reason: status === 'REJECTED' ? '자료가 부족해요' : null,
    });
  const answer = await t.request({ url: '/tns/v1/my-profile/check-submission', headers: await t.signIn(username) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { isSubmitted: boolean } }>().data.isSubmitted;
}

describe('whether a teaching profile was submitted', () => {
  it.each<[string, SubmissionStatus[], boolean]>([
    ['never', [], false],
    ['waiting', ['PENDING'], true],
    ['approved', ['APPROVED'], true],
    ['rejected', ['REJECTED'], true],
    ['canceled', ['CANCELED'], false],
    ['canceledafterapproval', ['APPROVED', 'CANCELED'], false],
    ['again', ['CANCELED', 'PENDING'], true],
    ['rejectedagain', ['APPROVED', 'REJECTED'], true],
  ])('%s: the latest submission decides [WEL-1]', async (username, statuses, expected) => {
    expect(await isSubmitted(username, statuses)).toBe(expected);
  });

  it('is asked by teachers only, and answered for the one who asks [WEL-1]', async () => {
    const answer = await t.request({ url: '/tns/v1/my-profile/check-submission', headers: t.headers });
    expect(answer.statusCode).toBe(401);
  });
});
