import fc from 'fast-check';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { newDrawing, withoutIt } from './drawing.ts';
import { type Action, type History, NO_HISTORY, redone, undone, withAction } from './history.ts';

const INK = { colour: 'ink', width: 'normal' } as const;

/** A board as the room keeps it: of each thing its latest version. */
function aBoard() {
  const things = new Map<string, Drawing>();
  const write = (drawings: readonly Drawing[]) => {
    for (const drawing of drawings) {
      const known = things.get(`1 ${drawing.id}`);
      if (known && known.version >= drawing.version) throw new Error('an older version was written');
      things.set(`1 ${drawing.id}`, drawing);
    }
  };
  const standing = (page: number, id: string) => things.get(`${page} ${id}`);
  const seen = () =>
    [...things.values()]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, points, text }) => ({ id, points, text }))
      .sort((a, b) => a.id.localeCompare(b.id));
  return { things, write, standing, seen };
}

type Step = readonly [kind: 'DRAW' | 'ERASE' | 'CHANGE', pick: number];
const steps = fc.array(fc.tuple(fc.constantFrom('DRAW' as const, 'ERASE' as const, 'CHANGE' as const), fc.nat(20)), {
  maxLength: 25,
});

function act(board: ReturnType<typeof aBoard>, [kind, pick]: Step): Action | null {
  const there = [...board.things.values()].filter(({ isDeleted }) => !isDeleted);
  const thing = there[pick % Math.max(1, there.length)];
  if (kind === 'DRAW' || !thing) {
    const pieces = [newDrawing('text', INK, pick, pick, 'a'), newDrawing('pen', INK, pick, 0)];
    board.write(pieces);
    return { page: 1, changes: pieces.map((after) => ({ id: after.id, before: null, after })) };
  }
  const after = kind === 'ERASE' ? null : { ...thing, text: `${thing.text}${pick}`, version: thing.version + 1 };
  board.write([after ?? withoutIt(thing)]);
  return { page: 1, changes: [{ id: thing.id, before: thing, after }] };
}

function goAll(board: ReturnType<typeof aBoard>, start: History, way: typeof undone): History {
  let history = start;
  for (let step = way(history, 1, board.standing); step; step = way(history, 1, board.standing)) {
    board.write(step.written);
    ({ history } = step);
  }
  return history;
}

describe('the way back at the board', () => {
  it('leads to the empty page, and forward again to the same as before [CLS-3]', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const board = aBoard();
        let history = NO_HISTORY;
        for (const step of all) {
          const action = act(board, step);
          if (action) history = withAction(history, action);
        }
        const before = board.seen();
        history = goAll(board, history, undone);
        expect(board.seen()).toEqual([]);
        goAll(board, history, redone);
        expect(board.seen()).toEqual(before);
      }),
    );
  });

  it('touches nothing of others, and nothing of her own that another has changed since [CLS-3]', () => {
    const board = aBoard();
    const theirs = newDrawing('pen', INK, 9, 9);
    board.write([theirs]);
    const action = act(board, ['DRAW', 1])!;
    const [mine] = action.changes;
    const changed = { ...mine!.after!, text: '고쳤어요', version: 8 };
    board.write([changed]);
    goAll(board, withAction(NO_HISTORY, action), undone);
    expect(board.standing(1, theirs.id)).toBe(theirs);
    expect(board.standing(1, mine!.id)).toBe(changed);
    // The other piece of the same move is still her own.
    expect(board.standing(1, action.changes[1]!.id)?.isDeleted).toBe(true);
  });

  it('ends where something new is drawn, on that page alone', () => {
    const board = aBoard();
    const first = act(board, ['DRAW', 1])!;
    const history = goAll(board, withAction(NO_HISTORY, first), undone);
    expect(redone(history, 1, board.standing)).not.toBeNull();
    const elsewhere = withAction(history, { page: 2, changes: [] });
    expect(redone(elsewhere, 1, board.standing)).not.toBeNull();
    const anew = withAction(history, act(board, ['DRAW', 2])!);
    expect(redone(anew, 1, board.standing)).toBeNull();
  });
});
