import { extended, isFull, newDrawing, withDeleted } from './drawing.ts';

describe('a thing that is drawn', () => {
  it('begins at a whole point of the page with an id of its own [CLS-3]', () => {
    const one = newDrawing('pen', 'ink', 10.4, 20.6);
    expect(one).toMatchObject({ version: 1, kind: 'pen', colour: 'ink', points: [10, 21] });
    expect(one).not.toHaveProperty('text');
    expect(newDrawing('pen', 'ink', 10.4, 20.6).id).not.toBe(one.id);
    expect(newDrawing('text', 'indigo', 0, 0, 'y = 2x')).toMatchObject({ text: 'y = 2x' });
  });

  it.each([
    ['pen', [0, 0, 5, 5, 9, 9]],
    ['line', [0, 0, 9, 9]],
    ['rect', [0, 0, 9, 9]],
  ] as const)('grows with the hand: %s [CLS-3]', (kind, points) => {
    const drawn = extended(extended(newDrawing(kind, 'ink', 0, 0), 5, 5), 9.2, 8.8);
    expect(drawn.points).toEqual(points);
    expect(drawn.version).toBe(3);
  });

  it.each([
    [998, false],
    [1_000, true],
  ])('of %i numbers is full: %s, and goes on as another', (length, full) => {
    const points = Array.from({ length }, () => 1);
    expect(isFull({ ...newDrawing('pen', 'ink', 0, 0), points })).toBe(full);
  });

  it('is taken away and brought back by later writings of it', () => {
    const gone = withDeleted(newDrawing('pen', 'ink', 0, 0), true);
    expect(gone).toMatchObject({ isDeleted: true, version: 2 });
    expect(withDeleted(gone, false)).toMatchObject({ isDeleted: false, version: 3 });
  });
});
