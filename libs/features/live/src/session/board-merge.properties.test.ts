import fc from 'fast-check';
import type { BoardElement } from '@portal/domain/live/live-room';
import { mergeElements, mergePages, withStanding } from './board-merge.ts';

// One id and version is one thing, whoever has it.
const element = fc
  .record({ id: fc.constantFrom('a', 'b', 'c', 'd'), version: fc.integer({ min: 1, max: 4 }) })
  .map(({ id, version }): BoardElement => ({ id, version, text: `${id}${version}`, isDeleted: version === 3 }));
const elements = fc.uniqueArray(element, { selector: ({ id }) => id });
const page = fc.record({ no: fc.integer({ min: 1, max: 5 }), elements });
const pages = fc.uniqueArray(page, { selector: ({ no }) => no });

const byId = (list: readonly BoardElement[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));
const sorted = (list: ReturnType<typeof mergePages>) =>
  list.map(({ no, elements: things }) => ({ no, elements: byId(things) }));

describe('the board of two that drew while the line was gone [CLS-3]', () => {
  it('is the same on both sides, whoever hears first', () => {
    fc.assert(
      fc.property(pages, pages, (ours, theirs) => {
        expect(sorted(mergePages(ours, theirs))).toEqual(sorted(mergePages(theirs, ours)));
      }),
    );
  });

  it('is the same in whatever order three writings come, and however often one comes', () => {
    fc.assert(
      fc.property(elements, elements, elements, (a, b, c) => {
        const once = byId(mergeElements(mergeElements(a, b), c));
        expect(byId(mergeElements(a, mergeElements(c, b)))).toEqual(once);
        expect(byId(mergeElements(once, b))).toEqual(once);
      }),
    );
  });

  it('loses nothing and goes back to no older version', () => {
    fc.assert(
      fc.property(elements, elements, (ours, theirs) => {
        const merged = mergeElements(ours, theirs);
        for (const { id, version } of [...ours, ...theirs])
          expect(merged.find((one) => one.id === id)?.version).toBeGreaterThanOrEqual(version);
      }),
    );
  });

  it('has its pages in their order, each once', () => {
    fc.assert(
      fc.property(pages, pages, (ours, theirs) => {
        const numbers = mergePages(ours, theirs).map(({ no }) => no);
        expect(numbers).toEqual([...new Set([...ours, ...theirs].map(({ no }) => no))].sort((a, b) => a - b));
      }),
    );
  });
});

it('what the room refuses is put back on its own page alone', () => {
  const mine = [{ id: 'a', version: 2 }];
  const both = [
    { no: 1, elements: mine },
    { no: 2, elements: mine },
  ];
  const refused = { page: 2, ids: ['a'], elements: [{ id: 'a', version: 1 }] };
  expect(withStanding(both, refused)).toEqual([
    { no: 1, elements: mine },
    { no: 2, elements: refused.elements },
  ]);
  expect(withStanding(both, { ...refused, elements: [] })[1]?.elements).toEqual([]);
});
