import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { BoardElement } from '@portal/domain/live/live-room';
import { boardSender } from './board-sender.ts';

const OK: LiveAnswer = { ok: true };
const thing = (id: string, version = 1): BoardElement => ({ id, version });

function aSender(...answers: LiveAnswer[]) {
  const sent: [page: number, things: string[]][] = [];
  const board = boardSender((page, elements) => {
    sent.push([page, elements.map(({ id, version }) => `${id}${version}`)]);
    return Promise.resolve(answers.shift() ?? OK);
  });
  return { board, sent };
}
const pass = () => jest.advanceTimersByTimeAsync(200);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is drawn', () => {
  it('goes out in one bundle for each page, each thing in its latest version [CLS-3]', async () => {
    const { board, sent } = aSender();
    board.draw(1, [thing('a', 1)]);
    board.draw(1, [thing('a', 2), thing('b', 1)]);
    board.draw(2, [thing('c', 1)]);
    expect(sent).toEqual([]);
    await pass();
    expect(sent).toEqual([
      [1, ['a2', 'b1']],
      [2, ['c1']],
    ]);
    await pass();
    expect(sent).toHaveLength(2);
  });

  it('without a line waits for the next one, and goes out with what was drawn since [CLS-3]', async () => {
    const { board, sent } = aSender({ ok: false, code: 'NOT_IN_ROOM' });
    board.draw(1, [thing('a', 1)]);
    await pass();
    await pass();
    expect(sent).toHaveLength(1);
    board.draw(1, [thing('a', 2)]);
    board.again();
    await pass();
    expect(sent[1]).toEqual([1, ['a2']]);
  });

  it('too often is said again a moment later by itself', async () => {
    const { board, sent } = aSender({ ok: false, code: 'RATE_LIMIT' });
    board.draw(1, [thing('a')]);
    await pass();
    await pass();
    expect(sent).toEqual([
      [1, ['a1']],
      [1, ['a1']],
    ]);
  });

  it.each(['INVALID', 'NOT_ALLOWED'] as const)('that is refused with %s is not said again', async (code) => {
    const { board, sent } = aSender({ ok: false, code });
    board.draw(1, [thing('a')]);
    await pass();
    board.again();
    await pass();
    expect(sent).toHaveLength(1);
  });

  it('is not sent after the room was left', async () => {
    const { board, sent } = aSender();
    board.draw(1, [thing('a')]);
    board.close();
    await pass();
    expect(sent).toEqual([]);
  });
});
