import { act, render, waitFor } from '@testing-library/react';
import { aDrawing } from '@portal/testing/families/family-board-builders';
import { UiProvider } from '@portal/ui/provider';
import { fakeCanvas } from './fake-canvas.fixture.ts';
import { PAPER } from './look.ts';
import Paper from './paper.tsx';

const COUNT = 3_000;
/** How often a stroke was asked how it looks. */
let looks = 0;
const things = Array.from({ length: COUNT }, (_, at) =>
  Object.defineProperty(aDrawing({ id: `d-${at}`, points: [at % 900, 0, 9, at % 900] }), 'colour', {
    get: () => {
      looks += 1;
      return 'ink';
    },
  }),
);
const observed: (() => void)[] = [];
let canvas: ReturnType<typeof fakeCanvas>;
let width = 800;

beforeEach(() => {
  canvas = fakeCanvas();
  width = 800;
  observed.length = 0;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onSize) => {
    observed.push(() => onSize([], {} as ResizeObserver));
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
});
afterEach(() => {
  canvas.restore();
  jest.restoreAllMocks();
});

const strokes = () => canvas.done.filter((name) => name === 'stroke').length;
const rest = (ms: number) => act(() => new Promise((next) => setTimeout(next, ms)));

it('is paper before anything is drawn on it: what stands there can be read in the dark theme too', () => {
  width = 0;
  const { container } = render(<Paper drawings={[]} />, { wrapper: UiProvider });
  expect(container.querySelector('canvas')).toBeNull();
  expect(container.querySelector('[data-paper]')).toHaveStyle({ backgroundColor: PAPER });
});

describe('a page with three thousand strokes', () => {
  it('that becomes narrower beside an opening panel is drawn once, when it has its width [CLS-3]', async () => {
    const { container } = render(<Paper drawings={things} hand={undefined} />, { wrapper: UiProvider });
    await waitFor(() => expect(strokes()).toBeGreaterThanOrEqual(COUNT));
    await rest(50);
    expect(strokes()).toBe(COUNT);
    canvas.done.length = 0;
    looks = 0;
    for (const next of [780, 740, 690, 640, 600]) {
      width = next;
      act(() => observed.forEach((say) => say()));
      await rest(20);
    }
    expect(strokes()).toBe(0);
    // Until then it is the old picture, as large as the paper is.
    await waitFor(() => expect(strokes()).toBe(COUNT));
    await rest(300);
    expect(strokes()).toBe(COUNT);
    expect(container.querySelector('canvas')).toHaveProperty('width', 600);
    expect(looks).toBe(0);
  }, 60_000);
});
