import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake, neverAnswers, offline } from './contract-fakes.ts';
import { allAnswered, fetchFromFakes } from './fake-fetch.ts';
import { aProfile } from './identity/identity-builders.ts';

const profile = 'http://localhost/mid/v1/users/profile';
const errors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

it('answers from the first fake that matches', async () => {
  const ask = fetchFromFakes([
    fake(sessionContract.logout, {}),
    fake(sessionContract.getProfile, aProfile({ name: '하나' })),
    fake(sessionContract.getProfile, aProfile({ name: '둘' })),
  ]);
  expect(await (await ask(profile)).json()).toMatchObject({ data: { name: '하나' } });
});

it('says on the console what nobody answers, and fails as a network does', async () => {
  const console = errors();
  await expect(fetchFromFakes([])(`${profile}?a=1`)).rejects.toThrow(new TypeError('Failed to fetch'));
  expect(console).toHaveBeenCalledWith(expect.stringContaining('Nobody answers GET /mid/v1/users/profile?a=1'));
});

it('says on the console that a fake lies', async () => {
  const console = errors();
  const ask = fetchFromFakes([fake(sessionContract.getProfile, {} as never)]);
  await expect(ask(profile)).rejects.toThrow(TypeError);
  expect(console).toHaveBeenCalledWith(expect.objectContaining({ name: 'ContractBroken' }));
});

it('fails without a connection and stops waiting when the caller gives up', async () => {
  await expect(fetchFromFakes([offline(sessionContract.getProfile)])(profile)).rejects.toThrow(TypeError);
  const waiting = fetchFromFakes([neverAnswers(sessionContract.getProfile)]);
  await expect(waiting(profile, { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(waiting(profile, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

it('knows when all that can be answered is answered', async () => {
  const said: string[] = [];
  const slow = fake(sessionContract.getProfile, () => new Promise((resolve) => setTimeout(resolve, 80, aProfile())));
  const ask = fetchFromFakes([slow, neverAnswers(sessionContract.logout)]);
  void ask('http://localhost/mid/v1/auth/logout', { method: 'POST' });
  void ask(profile).then(() => said.push('answered'));
  await allAnswered();
  said.push('quiet');
  expect(said).toEqual(['answered', 'quiet']);
});
