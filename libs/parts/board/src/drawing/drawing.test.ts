import { between, extended, isFull, newDrawing, withoutIt } from './drawing.ts';

const INK = { colour: 'ink', width: 'normal' } as const;

describe('a thing that is drawn', () => {
  it('begins at a whole point of the page with an id of its own [CLS-3]', () => {
    const one = newDrawing('pen', INK, 10.4, 20.6);
    expect(one).toMatchObject({ version: 1, kind: 'pen', colour: 'ink', points: [10, 21] });
    expect(one).not.toHaveProperty('text');
    expect(newDrawing('pen', INK, 10.4, 20.6).id).not.toBe(one.id);
    const thick = newDrawing('text', { colour: 'indigo', width: 'thick' }, 0, 0, 'y = 2x');
    expect(thick).toMatchObject({ text: 'y = 2x', colour: 'indigo', width: 'thick' });
  });

  it.each([
    ['pen', [0, 0, 5, 5, 9, 9]],
    ['marker', [0, 0, 5, 5, 9, 9]],
    ['line', [0, 0, 9, 9]],
    ['rect', [0, 0, 9, 9]],
    ['ellipse', [0, 0, 9, 9]],
  ] as const)('grows with the hand: %s [CLS-3]', (kind, points) => {
    const drawn = extended(extended(newDrawing(kind, INK, 0, 0), 5, 5), 9.2, 8.8);
    expect(drawn.points).toEqual(points);
    expect(drawn.version).toBe(3);
  });

  it('does not grow by a step that nobody sees', () => {
    const drawn = newDrawing('pen', INK, 10, 10);
    expect(extended(drawn, 11, 11)).toBe(drawn);
  });

  it.each([
    [998, false],
    [1_000, true],
  ])('of %i numbers is full: %s, and goes on as another', (length, full) => {
    const points = Array.from({ length }, () => 1);
    expect(isFull({ ...newDrawing('pen', INK, 0, 0), points })).toBe(full);
  });

  it('is taken away by a later writing of it', () => {
    expect(withoutIt(newDrawing('pen', INK, 0, 0))).toMatchObject({ isDeleted: true, version: 2 });
  });
});

it('the way of a fast hand has no gap wider than a step, and ends where the hand does', () => {
  const way = [...between([0, 0], [100, 0], 8)];
  expect(way).toHaveLength(13);
  expect(way.at(-1)).toEqual([100, 0]);
  expect([...between([5, 5], [5, 5], 8)]).toEqual([[5, 5]]);
});
