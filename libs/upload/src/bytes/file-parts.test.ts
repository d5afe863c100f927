/** @jest-environment node */
import fc from 'fast-check';
import { covers, missingParts, rangeOf } from './file-parts.ts';

const aFile = fc
  .record({
    size: fc.integer({ min: 1, max: 3_000_000_000 }),
    partSize: fc.integer({ min: 5_000_000, max: 100_000_000 }),
  })
  .map(({ size, partSize }) => ({ size, plan: { partSize, partCount: Math.ceil(size / partSize) } }));

describe('parts of a large file', () => {
  it('cover it exactly: no byte is missing, none is sent twice [ASG-3]', () => {
    fc.assert(
      fc.property(aFile, ({ size, plan }) => {
        const ranges = missingParts(plan, []).map((part) => rangeOf(part, plan, size));
        const meet = ranges.every(({ from }, at) => from === (at === 0 ? 0 : ranges[at - 1]!.to));
        const full = ranges.slice(0, -1).every(({ from, to }) => to - from === plan.partSize);
        const last = ranges.at(-1)!;
        expect([meet, full, last.to, last.to > last.from]).toEqual([true, true, size, true]);
        expect(covers(plan, size)).toBe(true);
      }),
    );
  });

  it('are asked for once more only where the server does not have them', () => {
    const someStored = aFile.chain(({ plan }) =>
      fc.record({
        plan: fc.constant(plan),
        stored: fc.uniqueArray(fc.integer({ min: 1, max: Math.max(1, plan.partCount) }), { maxLength: 50 }),
      }),
    );
    fc.assert(
      fc.property(someStored, ({ plan, stored }) => {
        const missing = missingParts(plan, stored);
        expect([...missing, ...stored].sort((a, b) => a - b)).toEqual(
          Array.from({ length: plan.partCount }, (_none, at) => at + 1),
        );
      }),
    );
  });

  it('of a plan that does not fit the file are not sent', () => {
    expect(covers({ partSize: 10, partCount: 2 }, 21)).toBe(false);
    expect(covers({ partSize: 10, partCount: 3 }, 20)).toBe(false);
    expect(covers({ partSize: 0, partCount: 1 }, 5)).toBe(false);
  });
});
