import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { aDrawing } from '@portal/testing/families/family-board-builders';
import { UiProvider } from '@portal/ui/provider';
import { fakeCanvas } from './fake-canvas.fixture.ts';
import { pageImage } from './page-image.ts';
import Paper from './paper.tsx';

const rect = { left: 0, top: 0, width: 800, height: 450 } as DOMRect;
let canvas: ReturnType<typeof fakeCanvas>;

beforeEach(() => {
  canvas = fakeCanvas();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  Element.prototype.setPointerCapture = jest.fn();
});
afterEach(() => {
  canvas.restore();
  jest.restoreAllMocks();
});

const things = Array.from({ length: 400 }, (_, at) => aDrawing({ id: `d-${at}`, points: [at, at, at + 9, at] }));
const strokes = () => canvas.done.filter((name) => name === 'stroke').length;

describe('a full page of the board', () => {
  it('draws what grows alone with every move, and not the four hundred others [CLS-3]', async () => {
    const grown = (to: number) => aDrawing({ id: 'mine', kind: 'pen', points: [0, 0, to, to], version: to });
    const nothing = () => undefined;
    const still = { onDown: nothing, onMove: nothing, onUp: nothing, onCancel: nothing };
    const { rerender } = render(<Paper drawings={[...things, grown(1)]} growing="mine" hand={still} />, {
      wrapper: UiProvider,
    });
    await waitFor(() => expect(strokes()).toBeGreaterThanOrEqual(401));
    canvas.done.length = 0;
    for (let to = 2; to < 12; to += 1) {
      rerender(<Paper drawings={[...things, grown(to)]} growing="mine" hand={still} />);
      await act(() => new Promise((next) => requestAnimationFrame(next)));
    }
    await waitFor(() => expect(strokes()).toBeGreaterThan(0));
    expect(strokes()).toBeLessThanOrEqual(20);
  });

  it('becomes a picture with everything on it, markers first [CLS-3]', async () => {
    const marker = aDrawing({ id: 'marker', kind: 'marker', points: [0, 0, 9, 9] });
    const round = aDrawing({ id: 'round', kind: 'ellipse' });
    const text = aDrawing({ id: 'text', kind: 'text', text: '답', points: [1, 1] });
    const picture = await pageImage([text, round, marker]);
    expect(picture.type).toBe('image/png');
    const order = canvas.done.filter((name) => ['stroke', 'fillText', 'ellipse'].includes(name));
    expect(order.at(0)).toBe('stroke');
    expect(order).toContain('fillText');
    expect(order.filter((name) => name === 'stroke')).toHaveLength(2);
  });
});

describe('a hand on the paper', () => {
  const open = (isAllowed = true) => {
    const said: string[] = [];
    const hand = {
      onDown: (x: number, y: number) => void said.push(`down ${x} ${y}`),
      onMove: (points: readonly (readonly [number, number])[]) => void said.push(`move ${points.join(' ')}`),
      onUp: () => void said.push('up'),
      onCancel: () => void said.push('cancel'),
    };
    const { container, rerender } = render(<Paper drawings={[]} hand={isAllowed ? hand : undefined} />, {
      wrapper: UiProvider,
    });
    const paper = container.querySelector<HTMLElement>('[data-paper]')!;
    // jsdom knows no pointers.
    const at = (pointerId: number, pointerType: string, timeStamp = 1) => {
      const say = (type: string, place: MouseEventInit = {}) =>
        fireEvent(
          paper,
          Object.defineProperties(new MouseEvent(`pointer${type}`, { bubbles: true, ...place }), {
            pointerId: { value: pointerId },
            pointerType: { value: pointerType },
            timeStamp: { value: timeStamp },
          }),
        );
      return {
        down: (clientX: number, clientY: number, button = 0) => say('down', { clientX, clientY, button }),
        move: (clientX: number, clientY: number) => say('move', { clientX, clientY }),
        up: () => say('up'),
        cancel: () => say('cancel'),
      };
    };
    return { said, paper, at, rerender, hand };
  };

  it('draws at the page’s own points, never scrolls the page, and holds what leaves the paper [CLS-3]', () => {
    const { said, paper, at } = open();
    const finger = at(1, 'touch');
    finger.down(400, 225);
    finger.move(900, -50);
    finger.up();
    finger.move(10, 10);
    expect(said).toEqual(['down 800 450', 'move 1600,0', 'up']);
    expect(paper.style.touchAction).toBe('pinch-zoom');
    expect(paper.setPointerCapture).toHaveBeenCalledWith(1);
  });

  it('is one: two fingers make the page larger and leave nothing on it, nor does the right button of a mouse [CLS-3]', () => {
    const { said, at } = open();
    at(1, 'touch').down(0, 0);
    at(2, 'touch').down(8, 8);
    at(2, 'touch').move(9, 9);
    at(1, 'touch').move(9, 9);
    at(2, 'touch').up();
    at(1, 'touch').up();
    expect(said).toEqual(['down 0 0', 'cancel']);
    at(3, 'mouse').down(0, 0, 2);
    expect(said).toHaveLength(2);
    at(4, 'touch').down(4, 4);
    at(4, 'touch').cancel();
    expect(said.slice(2)).toEqual(['down 8 8', 'cancel']);
  });

  it('with a pen may lie on the paper for ten seconds, also before the pen comes [CLS-3]', () => {
    const { said, at } = open();
    at(1, 'touch').down(8, 8);
    at(2, 'pen', 100).down(0, 0);
    at(2, 'pen').up();
    at(3, 'touch', 9_000).down(8, 8);
    expect(said).toEqual(['down 16 16', 'up', 'down 0 0', 'up']);
    at(4, 'touch', 10_101).down(8, 8);
    expect(said.at(-1)).toBe('down 16 16');
  });

  it('that loses the right in the middle of a stroke is free again afterwards', () => {
    const { said, at, rerender, hand } = open();
    at(1, 'mouse').down(0, 0);
    rerender(<Paper drawings={[]} />);
    at(1, 'mouse').up();
    rerender(<Paper drawings={[]} hand={hand} />);
    at(2, 'mouse').down(4, 4);
    expect(said).toEqual(['down 0 0', 'down 8 8']);
  });
});
