import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { aRoomState } from '@portal/testing/live/live-builders';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { mergeElements } from './board-merge.ts';
import { elementsOf, reducePages } from './board-pages.ts';
import type { RoomEvent } from './room-reducer.ts';
import { useBoardPages } from './use-board-pages.ts';
import { useRoom } from './use-room.ts';

withRooms();

type Element = { id: string; version: number; isDeleted?: boolean };
const on = (page: number, ...elements: Element[]) => [{ no: page, elements }];
const drawn = (page: number, ...elements: Element[]): RoomEvent => ({
  type: 'live.drawn',
  payload: { page, elements },
});

describe('what stands on the board', () => {
  it('keeps what was drawn while the line was gone, beside what the others drew [CLS-3]', () => {
    const back = aRoomState({ pages: on(1, { id: 'theirs', version: 1 }) });
    const pages = reducePages(on(1, { id: 'mine', version: 3 }), { type: 'live.state', payload: back });
    expect(pages).toEqual(on(1, { id: 'theirs', version: 1 }, { id: 'mine', version: 3 }));
  });

  it('is nothing for who was sent back to the door [CLS-3]', () => {
    const door: RoomEvent = { type: 'live.door', payload: { state: 'WAITING', opensAt: null } };
    expect(reducePages(on(1, { id: 'mine', version: 3 }), door)).toEqual([]);
  });

  it('takes back what was drawn without the right, as it stands in the room [CLS-3]', () => {
    const before = on(1, { id: 'theirs', version: 4 }, { id: 'mine', version: 1 }, { id: 'old', version: 1 });
    const pages = reducePages(before, {
      type: 'live.undrawn',
      payload: { page: 1, ids: ['theirs', 'mine'], elements: [{ id: 'theirs', version: 3 }] },
    });
    expect(pages).toEqual(on(1, { id: 'old', version: 1 }, { id: 'theirs', version: 3 }));
  });

  it('does not bring back what was erased [CLS-3]', () => {
    const erased = reducePages(on(1, { id: 'a', version: 1 }), drawn(1, { id: 'a', version: 2, isDeleted: true }));
    expect(reducePages(erased, drawn(1, { id: 'a', version: 1 }))).toEqual(erased);
  });

  it('leaves a page as it was while another one is drawn on [CLS-3]', () => {
    const before = [...on(1, { id: 'a', version: 1 }), ...on(2, { id: 'b', version: 1 })];
    const after = reducePages(before, drawn(2, { id: 'c', version: 1 }));
    expect(elementsOf(after, 1)).toBe(elementsOf(before, 1));
  });
});

describe('two writings of a thing', () => {
  it('become one by the higher version, in either order [CLS-3]', () => {
    const old = [{ id: 'a', version: 1, text: '처음' }];
    const later = [{ id: 'a', version: 2, text: '나중' }];
    expect(mergeElements(old, later)).toEqual(later);
    expect(mergeElements(later, old)).toEqual(later);
  });
});

describe('a stroke of somebody else', () => {
  let roomsDrawn = 0;
  function Part() {
    useRoom();
    useLayoutEffect(() => void (roomsDrawn += 1));
    return <Board />;
  }
  const Board = () => <p>{useBoardPages((pages) => elementsOf(pages, 1)).length}개</p>;

  it('is drawn on the board, and leaves the rest of the room as it is [CLS-3]', async () => {
    const { server } = await renderInRoom(Part, { state: aRoomState({ pages: [] }) });
    const before = roomsDrawn;
    for (let at = 0; at < 20; at += 1)
      act(() => server.say('live.drawn', { page: 1, elements: [{ id: `stroke-${at}`, version: 1 }] }));
    expect(screen.getByText('20개')).toBeInTheDocument();
    expect(roomsDrawn).toBe(before);
  });
});
