import { http } from 'msw';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake, offline } from './contract-fakes.ts';
import { aProfile } from './identity/identity-builders.ts';
import { platform, takeComplaints } from './platform-server.ts';

const profile = 'http://localhost/mid/v1/users/profile';
const nameOf = async (response: Response) => ((await response.json()) as { data: { name: string } }).data.name;

it('answers the global fetch, and the last word wins', async () => {
  platform.use(fake(sessionContract.getProfile, aProfile({ name: '처음' })));
  expect(await nameOf(await fetch(profile))).toBe('처음');
  platform.use(fake(sessionContract.getProfile, aProfile({ name: '나중' })));
  expect(await nameOf(await fetch(profile))).toBe('나중');
});

it('forgets the answers of the test before, and names a request that nobody answers', async () => {
  // MSW prints it too, for whoever debugs.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch(`${profile}?full=1`)).rejects.toThrow();
  expect(takeComplaints()).toEqual(['Nobody answers GET /mid/v1/users/profile?full=1: add a fake of that endpoint.']);
});

it('names a fake that lies', async () => {
  platform.use(fake(sessionContract.getProfile, { ...aProfile(), id: 'not an id' }));
  await expect(fetch(profile)).rejects.toThrow();
  expect(takeComplaints()).toEqual([expect.stringContaining('(answer): data.id:')]);
});

it('loses the connection where a fake says so', async () => {
  platform.use(offline(sessionContract.getProfile));
  await expect(fetch(profile)).rejects.toMatchObject({ name: 'TypeError' });
});

it('takes handlers of MSW too', async () => {
  platform.use(http.get('*/pictures/:name', () => new Response('picture')));
  expect(await (await fetch('http://localhost/pictures/1')).text()).toBe('picture');
});
