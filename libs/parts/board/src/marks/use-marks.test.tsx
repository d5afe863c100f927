import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { PageMark } from '@portal/domain/coursework/marks';
import { type MarkTool, useMarks } from './use-marks.ts';

const PAGE = { no: 3, ratio: 1.4 };

function drawing(first: MarkTool = 'pen') {
  const { result } = renderHook(() => {
    const [tool, take] = useState<MarkTool>(first);
    const [marks, onChange] = useState<readonly PageMark[]>([]);
    const hand = useMarks({ marks, onChange, tool, ink: { colour: 'camellia', width: 'normal' } });
    return { marks, take, hand };
  });
  const stroke = (...points: readonly (readonly [number, number])[]) => {
    const [from = [0, 0] as const, ...to] = points;
    act(() => result.current.hand.handOf(PAGE)!.onDown(...from));
    for (const point of to) act(() => result.current.hand.handOf(PAGE)!.onMove([point]));
  };
  return {
    now: () => result.current,
    take: (tool: MarkTool) => act(() => result.current.take(tool)),
    stroke,
    up: () => act(() => result.current.hand.handOf(PAGE)!.onUp()),
    does: (what: (hand: ReturnType<typeof useMarks>) => unknown) => act(() => void what(result.current.hand)),
  };
}

describe('the hand of a teacher on a page', () => {
  it('leaves a stroke on its page once it is lifted, takes it back and does it again [ASG-2]', () => {
    const { now, stroke, up, does } = drawing();
    stroke([10, 10], [200, 1_900]);
    expect(now().marks).toEqual([]);
    expect(now().hand.growing?.points).toEqual([10, 10, 200, 1_900]);
    up();
    expect(now().marks).toMatchObject([{ page: 3, kind: 'pen', colour: 'camellia', points: [10, 10, 200, 1_900] }]);
    does((hand) => hand.undo());
    expect(now().marks).toEqual([]);
    expect(now().hand.canUndo).toBe(false);
    does((hand) => hand.redo());
    expect(now().marks).toHaveLength(1);
  });

  it('is none where two fingers made the page larger, and only looks where no tool is taken [ASG-2]', () => {
    const { now, stroke, does, take } = drawing();
    stroke([10, 10], [90, 90]);
    does((hand) => hand.handOf(PAGE)!.onCancel());
    expect([now().marks, now().hand.growing]).toEqual([[], null]);
    take('look');
    expect(now().hand.handOf(PAGE)).toBeUndefined();
  });

  it('erases what it meets in one move, which one step brings back [ASG-2]', () => {
    const { now, stroke, up, does, take } = drawing();
    stroke([100, 100], [100, 300]);
    up();
    stroke([200, 100], [200, 300]);
    up();
    take('eraser');
    stroke([50, 200], [250, 200]);
    up();
    expect(now().marks).toEqual([]);
    does((hand) => hand.undo());
    expect(now().marks).toHaveLength(2);
  });

  it('puts ticks, crosses and words by keys, and words can be written anew or taken away [ASG-2]', () => {
    const { now, does } = drawing('look');
    does((hand) => hand.stamp('check', PAGE, [400, 400]));
    does((hand) => hand.stamp('cross', PAGE, [800, 2]));
    does((hand) => hand.openText(PAGE, [100, 900]));
    does((hand) => hand.write('부호를 봐요'));
    does((hand) => hand.putText());
    expect(now().marks.map(({ kind, text }) => text ?? kind)).toEqual(['line', 'line', '부호를 봐요']);
    expect(now().marks.every(({ points }) => points.every((value) => value >= 0))).toBe(true);
    does((hand) => hand.openText(PAGE, [110, 910]));
    expect(now().hand.writing?.text).toBe('부호를 봐요');
    does((hand) => hand.write(''));
    does((hand) => hand.putText());
    expect(now().marks).toHaveLength(2);
    does((hand) => hand.eraseUnder(PAGE, [800, 36]));
    expect(now().marks).toHaveLength(1);
  });
});
