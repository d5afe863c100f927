import { aDrawing } from '@portal/testing/families/family-board-builders';
import { thingAt } from './thing-at.ts';

const box = aDrawing({ id: 'box', kind: 'rect', points: [300, 300, 100, 100] });
const round = aDrawing({ id: 'round', kind: 'ellipse', points: [100, 100, 300, 300] });
const stroke = aDrawing({ id: 'stroke', kind: 'pen', points: [0, 0, 100, 0, 100, 100] });
const dot = aDrawing({ id: 'dot', kind: 'pen', points: [50, 50] });
const text = aDrawing({ id: 'text', kind: 'text', points: [400, 400], text: '답' });
const marker = aDrawing({ id: 'marker', kind: 'marker', width: 'thick', points: [0, 500, 900, 500] });

describe('what lies under a finger on the board', () => {
  it.each([
    ['the side of a rectangle', box, 102, 200, true],
    ['the middle of a rectangle', box, 200, 200, false],
    ['the edge of a circle', round, 300, 200, true],
    ['the corner outside a circle', round, 100, 100, false],
    ['beside a stroke', stroke, 60, 15, true],
    ['far from a stroke, but within its corners', stroke, 40, 60, false],
    ['a dot', dot, 55, 45, true],
    ['a text', text, 410, 420, true],
    ['under a text', text, 410, 480, false],
    ['the edge of a wide marker', marker, 450, 528, true],
  ])('%s: %p [CLS-3]', (_, thing, x, y, isMet) => {
    expect(thingAt([thing], x, y)?.id).toBe(isMet ? thing.id : undefined);
  });

  it('is what was drawn last where two lie over each other', () => {
    const over = aDrawing({ id: 'over', points: [0, 0, 100, 0] });
    expect(thingAt([stroke, over], 50, 0)?.id).toBe('over');
    expect(thingAt([over, stroke], 50, 0)?.id).toBe('stroke');
  });
});
