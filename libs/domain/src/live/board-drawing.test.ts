import { type Drawing, drawingsOf } from './board-drawing.ts';

const fine: Drawing = { id: 'one', version: 1, kind: 'line', colour: 'ink', width: 'normal', points: [0, 0, 5, 5] };

describe('what our boards can draw', () => {
  it('is lines, strokes, rectangles and texts in four colours, without what else was sent with them [CLS-3]', () => {
    expect(drawingsOf([{ ...fine, src: 'https://elsewhere.example/a.png' }])).toEqual([fine]);
    expect(drawingsOf([{ ...fine, kind: 'text', text: 'y = 2x' }])).toHaveLength(1);
  });

  it.each([
    ['another kind', { kind: 'picture' }],
    ['another colour', { colour: 'pink' }],
    ['no place', { points: [1] }],
    ['no numbers', { points: ['a', 'b'] }],
  ])('leaves alone what is of %s', (_, broken) => {
    expect(drawingsOf([{ ...fine, id: 'strange', ...broken }, fine])).toEqual([fine]);
  });
});
