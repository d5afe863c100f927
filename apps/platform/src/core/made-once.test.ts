import { DomainError } from './domain-error.ts';
import { madeOnce } from './made-once.ts';

const refuse = async () => {
  throw new DomainError('WRONG_STATE');
};

it('a call that was made before is answered as it was, and makes nothing [R45]', async () => {
  const make = jest.fn(refuse);
  expect(await madeOnce(async () => 'made', make)).toBe('made');
  expect(make).not.toHaveBeenCalled();
});

it('the second of two equal calls has what the first made while it was being refused [R45]', async () => {
  let made: string | undefined;
  const answer = madeOnce(
    async () => made,
    async () => {
      made = 'of the first';
      return refuse();
    },
  );
  expect(await answer).toBe('of the first');
});

it('what nobody has made is refused for what it was refused for', async () => {
  await expect(madeOnce(async () => undefined, refuse)).rejects.toMatchObject({ code: 'WRONG_STATE' });
});
