import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import type { Tool } from '@portal/board/drawing';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { type DrawingHand, useDrawing } from './use-drawing.ts';

withRooms();

let hand: DrawingHand;
let page = 1;
function Hand() {
  const current = useDrawing(page);
  useLayoutEffect(() => void (hand = current));
  return null;
}
const draw = (tool: Tool, ...[first, ...rest]: [number, number][]) => {
  act(() => hand.setTool(tool));
  act(() => hand.begin(...first!));
  for (const point of rest) act(() => hand.move(point));
  act(() => hand.end());
};
const shapes = () => hand.drawings().map(({ kind, points }) => [kind, points]);

beforeEach(() => void (page = 1));

describe('the hand at the board', () => {
  it('draws strokes, lines and rectangles, in the chosen colour [CLS-3]', async () => {
    await renderInRoom(Hand);
    draw('pen', [0, 0], [3, 4], [5, 6]);
    act(() => hand.setInk({ colour: 'indigo', width: 'thick' }));
    draw('line', [0, 0], [3, 4], [5, 6]);
    draw('rect', [9, 9], [1, 1]);
    expect(shapes()).toEqual([
      ['pen', [0, 0, 3, 4, 5, 6]],
      ['line', [0, 0, 5, 6]],
      ['rect', [9, 9, 1, 1]],
    ]);
    expect(hand.drawings().map(({ colour, width }) => `${colour} ${width}`)).toEqual([
      'ink normal',
      'indigo thick',
      'indigo thick',
    ]);
  });

  it('has its tool, its ink and the way back when the board comes again in the same stay [CLS-3]', async () => {
    let turnBoard: (isOpen: boolean) => void = () => undefined;
    function Room() {
      const [isOpen, setOpen] = useState(true);
      useLayoutEffect(() => void (turnBoard = setOpen), []);
      return isOpen ? <Hand /> : null;
    }
    await renderInRoom(Room);
    act(() => hand.setInk({ colour: 'indigo', width: 'thick' }));
    draw('rect', [0, 0], [9, 9]);
    act(() => turnBoard(false));
    act(() => turnBoard(true));
    expect([hand.tool, hand.ink]).toEqual(['rect', { colour: 'indigo', width: 'thick' }]);
    expect(hand.canUndo).toBe(true);
    act(() => hand.undo());
    expect(shapes()).toEqual([]);
  });

  it('begins with a pen in another stay', async () => {
    await renderInRoom(Hand);
    expect([hand.tool, hand.ink, hand.canUndo]).toEqual(['pen', { colour: 'ink', width: 'normal' }, false]);
  });

  it('draws nothing after it was lifted, and nothing with an eraser or an empty text', async () => {
    await renderInRoom(Hand);
    draw('pen', [0, 0]);
    act(() => hand.move([50, 50]));
    draw('eraser', [800, 100], [900, 100]);
    draw('text', [1, 1]);
    expect(shapes()).toEqual([['pen', [0, 0]]]);
  });

  it('goes on as another stroke before a message grows too large', async () => {
    await renderInRoom(Hand);
    draw('pen', [0, 0], ...Array.from({ length: 520 }, (_, at): [number, number] => [2 * at + 2, 0]));
    expect(hand.drawings()).toHaveLength(2);
    expect(hand.drawings()[0]?.points).toHaveLength(1_000);
    // No gap: the second begins where the first has ended.
    expect(hand.drawings()[1]?.points.slice(0, 2)).toEqual(hand.drawings()[0]?.points.slice(-2));
  });

  it('takes back its own latest actions one by one, an erasure too [CLS-3]', async () => {
    const theirs = { id: 'theirs', version: 4, kind: 'line', colour: 'ink', points: [0, 0, 1, 1] };
    await renderInRoom(Hand, { state: aRoomState({ pages: [{ no: 1, elements: [theirs] }] }) });
    expect(hand.canUndo).toBe(false);
    draw('pen', [500, 500]);
    draw('eraser', [0, 0]);
    expect(shapes()).toEqual([['pen', [500, 500]]]);
    act(() => hand.undo());
    expect(hand.drawings().map(({ id, version }) => [id, version])).toContainEqual(['theirs', 6]);
    act(() => hand.undo());
    expect(hand.drawings().map(({ id }) => id)).toEqual(['theirs']);
    expect(hand.canUndo).toBe(false);
    act(() => hand.redo());
    act(() => hand.redo());
    expect(shapes()).toEqual([['pen', [500, 500]]]);
    expect(hand.canRedo).toBe(false);
  });

  it('writes each text on the next free line, and at the top again where the page is full', async () => {
    await renderInRoom(Hand);
    for (let line = 0; line < 14; line += 1) act(() => hand.put(`줄 ${line}`));
    const tops = hand.drawings().map(({ points }) => points[1]);
    expect(tops.slice(0, 3)).toEqual([60, 120, 180]);
    expect(Math.max(...tops.map(Number))).toBeLessThanOrEqual(840);
    expect(tops[13]).toBe(60);
  });

  it('is still where the host does not let her draw, also in the middle of a stroke [CLS-3]', async () => {
    const { server } = await renderInRoom(Hand, { state: aRoomState(), pass: studentPass });
    act(() => hand.begin(0, 0));
    const [, student] = aRoomState().participants;
    act(() => server.say('live.participant', { participant: { ...student!, mayDraw: false } }));
    act(() => hand.move([5, 5]));
    act(() => hand.begin(7, 7));
    act(() => hand.put('늦었어요'));
    act(() => hand.setTool('eraser'));
    act(() => hand.begin(0, 0));
    expect(shapes()).toEqual([['pen', [0, 0]]]);
  });

  it('takes nothing back on another page', async () => {
    await renderInRoom(Hand, { state: aRoomState({ participants: [aHost()] }) });
    draw('pen', [0, 0]);
    page = 2;
    act(() => hand.setTool('line'));
    expect(hand.drawings()).toEqual([]);
    expect(hand.canUndo).toBe(false);
  });

  it('ends its stroke where all turn to another page, and leaves nothing there', async () => {
    await renderInRoom(Hand, { state: aRoomState({ participants: [aHost()] }) });
    act(() => hand.begin(0, 0));
    page = 2;
    act(() => hand.setInk({ colour: 'indigo' }));
    act(() => hand.move([50, 50]));
    expect(hand.drawings()).toEqual([]);
    page = 1;
    act(() => hand.setInk({ colour: 'ink' }));
    expect(shapes()).toEqual([['pen', [0, 0]]]);
  });

  it('erases all that it slides over, and brings it back in one step [CLS-3]', async () => {
    await renderInRoom(Hand);
    for (const x of [100, 300, 500]) draw('line', [x, 0], [x, 200]);
    draw('eraser', [50, 100], [550, 100]);
    expect(hand.drawings()).toEqual([]);
    act(() => hand.undo());
    expect(hand.drawings()).toHaveLength(3);
  });

  it('writes another text in the place of one that stands there, and takes it away where it is empty [CLS-3]', async () => {
    await renderInRoom(Hand);
    act(() => hand.put('y = 2x', undefined, [300, 200]));
    const [{ id } = { id: '' }] = hand.drawings();
    act(() => hand.change(hand.drawings()[0]!, 'y = 3x'));
    expect(hand.drawings()).toMatchObject([{ id, text: 'y = 3x', points: [300, 200], version: 2 }]);
    act(() => hand.change(hand.drawings()[0]!, ''));
    expect(hand.drawings()).toEqual([]);
    act(() => hand.undo());
    act(() => hand.undo());
    expect(hand.drawings()).toMatchObject([{ id, text: 'y = 2x' }]);
  });
});
