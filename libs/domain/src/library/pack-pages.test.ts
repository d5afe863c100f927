import { packPagesOf } from './pack-pages.ts';
import { PACK_LIMITS } from './pack.ts';

const line = { id: 'a', version: 20_000, kind: 'line', colour: 'ink', width: 'thin', points: [0, 0, 9, 9] };

describe('the pages that a pack takes of a board [W11]', () => {
  it('hold what is left on them, as if it were new, without what only another board can draw', () => {
    const taken = packPagesOf([
      {
        no: 1,
        elements: [line, { id: 'b', version: 1, kind: 'image', src: 'x' }, { ...line, id: 'c', isDeleted: true }],
      },
      { no: 2, elements: [] },
      { no: 3, elements: [{ ...line, isDeleted: true }] },
      { no: 4, elements: [{ ...line, width: undefined, kind: 'text', text: 'y = 2x' }] },
    ]);
    expect(taken).toEqual({
      pages: [[{ ...line, version: 1 }], [{ ...line, version: 1, width: 'normal', kind: 'text', text: 'y = 2x' }]],
      leftOut: 0,
    });
  });

  it('are those for which it has room, and the others are counted', () => {
    const page = (no: number, count = 1) => ({
      no,
      elements: Array.from({ length: count }, (_, at) => ({ ...line, id: `${at}` })),
    });
    const full = page(1, PACK_LIMITS.elementsMax + 1);
    const many = Array.from({ length: PACK_LIMITS.pagesMax + 2 }, (_, at) => page(at + 2));
    const { pages, leftOut } = packPagesOf([full, ...many]);
    expect([pages.length, leftOut]).toEqual([PACK_LIMITS.pagesMax, 3]);
    const huge = page(1);
    huge.elements[0]!.points = Array.from({ length: 20_001 }, () => 1);
    expect(packPagesOf([huge, page(2)])).toMatchObject({ leftOut: 1, pages: [[{ points: [0, 0, 9, 9] }]] });
  });
});
