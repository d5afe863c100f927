import fc from 'fast-check';
import { mergeMarks, type PageMark } from './marks.ts';

const mark = (id: number, version = 1): PageMark => ({
  id: `${id}`,
  version,
  page: 1,
  kind: 'pen',
  colour: 'ink',
  width: 'normal',
  points: [id, version],
});
const ids = (marks: readonly PageMark[]) => marks.map(({ id, version }) => `${id}.${version}`).toSorted();

describe('marks of two tabs', () => {
  it('both stay, what one took away is gone, and what one changed is as she changed it [ASG-2]', () => {
    const base = [mark(1), mark(2), mark(3)];
    const mine = [mark(1, 2), mark(3), mark(4)];
    const theirs = [mark(1), mark(2), mark(5)];
    expect(ids(mergeMarks(base, mine, theirs))).toEqual(['1.2', '4.1', '5.1']);
  });

  it('whatever was drawn on one side alone is there, in whatever order [ASG-2]', () => {
    const side = fc.uniqueArray(fc.nat(30), { maxLength: 12 });
    fc.assert(
      fc.property(side, side, side, (base, mine, theirs) => {
        const merged = new Set(
          mergeMarks(
            base.map((id) => mark(id)),
            mine.map((id) => mark(id)),
            theirs.map((id) => mark(id)),
          ).map(({ id }) => Number(id)),
        );
        const was = new Set(base);
        const drawn = [...mine, ...theirs].filter((id) => !was.has(id));
        const kept = base.filter((id) => mine.includes(id) && theirs.includes(id));
        expect(merged).toEqual(new Set([...drawn, ...kept]));
      }),
    );
  });
});
