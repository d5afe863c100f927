import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { onNetwork, type Network } from './story-network.ts';

const answerOn = (network: Network) =>
  onNetwork(network, [fake(sessionContract.getProfile, aProfile())])[0]?.answer(
    new Request('http://localhost/mid/v1/users/profile'),
  );

it('answers, refuses or fails as the toolbar says', async () => {
  expect((await answerOn('normal'))?.status).toBe(200);
  expect((await answerOn('failing'))?.status).toBe(500);
  expect((await answerOn('offline'))?.type).toBe('error');
});

it('answers late on a slow network', async () => {
  jest.useFakeTimers();
  const answer = answerOn('slow');
  const first = Promise.race([answer, Promise.resolve('nothing yet')]);
  expect(await first).toBe('nothing yet');
  await jest.advanceTimersByTimeAsync(3_000);
  expect((await answer)?.status).toBe(200);
  jest.useRealTimers();
});
