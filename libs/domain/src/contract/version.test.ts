import * as v from 'valibot';
import { Version } from './scalar.ts';

it.each([
  [1, true],
  [2_000_000_000, true],
  // One more would not fit into the column of a store.
  [2_147_483_647, false],
  [1e15, false],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('a version of %d is taken: %s', (version, isTaken) => {
  expect(v.is(Version, version)).toBe(isTaken);
});
