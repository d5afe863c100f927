import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from './in-turn.ts';

it('works of one key follow each other, whatever becomes of one; those of others do not wait', async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  const work =
    (name: string, ms: number, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await pause(ms);
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = [inTurn('a', work('a1', 20, true)), inTurn('a', work('a2', 1)), inTurn('b', work('b1', 1))];
  expect((await Promise.allSettled(all)).map((one) => ('value' in one ? one.value : 'failed'))).toEqual([
    'failed',
    'a2',
    'b1',
  ]);
  expect(seen).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
});
