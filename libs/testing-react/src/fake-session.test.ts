import { fakeSession } from './fake-session.ts';

it('keeps a session without a cookie, which another tab may end', async () => {
  const session = fakeSession(true);
  const heard: string[] = [];
  session.subscribe((event) => heard.push(event));
  expect([session.isSignedIn(), await session.refresh('used')]).toEqual([true, 'renewed']);
  session.tell('signed-out');
  expect([session.accessToken(), await session.refresh('used'), document.cookie]).toEqual([undefined, 'refused', '']);
  expect(heard).toEqual(['signed-out']);
});
