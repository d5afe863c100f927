import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { begun, type Conversation, HELD_MESSAGES, joined, pageAround, renewed, showBegun } from './conversation.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const page = (from: number, to: number, lastSeq = 5_000): Conversation => ({
  lastSeq,
  lastChange: 0,
  items: range(from, to).map((seq) => aChatMessage({ seq })),
});
const older = (from: number, to: number): Conversation => ({ ...page(from, to), hasNewer: true, stretch: 1 });
const shown = ({ items, hasNewer = false }: Conversation) => [items[0]?.seq, items.at(-1)?.seq, hasNewer];

describe('the stretch of a talk that is here [CHT-2]', () => {
  it('grows at both ends until it reaches the newest message', () => {
    const around = begun(page(4_951, 5_000), page(101, 150));
    expect(shown(around)).toEqual([101, 150, true]);
    expect(shown(joined(around, page(51, 100)))).toEqual([51, 150, true]);
    expect(shown(joined(around, page(151, 200)))).toEqual([101, 200, true]);
    expect(shown(joined(joined(around, page(151, 200)), page(201, 230, 230)))).toEqual([101, 230, false]);
    expect(shown(joined(around, page(151, 150, 150)))).toEqual([101, 150, false]);
  });

  it('has a message that is looked for in its middle', () => {
    expect(pageAround(4_200)).toEqual({ before: '4225' });
  });

  it('lets go of the newest as older ones come, and of the oldest as she returns', () => {
    const held = page(4_001, 5_000);
    const back = joined(held, page(3_951, 4_000));
    expect([back.items.length, ...shown(back)]).toEqual([HELD_MESSAGES, 3_951, 4_950, true]);
    const returned = joined(back, page(4_951, 5_000));
    expect([returned.items.length, ...shown(returned)]).toEqual([HELD_MESSAGES, 4_001, 5_000, false]);
  });

  it('loses nothing of what she reads when somebody writes', () => {
    expect(shown(joined(page(4_001, 5_000), page(5_001, 5_001, 5_001)))).toEqual([4_001, 5_001, false]);
  });

  it('takes no page that was asked for another stretch', () => {
    expect(shown(joined(older(101, 150), page(4_901, 4_950)))).toEqual([101, 150, true]);
    expect(shown(joined(page(4_951, 5_000), page(51, 100)))).toEqual([4_951, 5_000, false]);
  });

  it.each([
    [
      'goes on where the newest page touches it',
      page(4_951, 5_000),
      page(4_981, 5_030, 5_030),
      [4_951, 5_030, false],
      0,
    ],
    ['begins anew where too much was missed', page(101, 150, 150), page(4_951, 5_000), [4_951, 5_000, false], 1],
    ['begins anew for who left it among older ones', older(4_901, 4_960), page(4_951, 5_000), [4_951, 5_000, false], 2],
  ])('%s', (_what, known, newest, expected, stretch) => {
    const now = renewed(known, newest);
    expect([shown(now), now.stretch ?? 0]).toEqual([expected, stretch]);
  });

  it('is one and the same from its first message on', () => {
    const silent = page(1, 0, 0);
    expect(joined(silent, page(1, 1, 1)).stretch).toBeUndefined();
    expect(renewed(silent, silent).stretch).toBeUndefined();
  });

  it.each([
    ['reads what was written while its newest page was on its way', true, [4_999]],
    ['reads nothing more where it begins around a message', false, []],
  ])('%s', (_what, isNewest, expected) => {
    const put: Conversation[] = [];
    const loaded: number[] = [];
    showBegun(page(4_950, 4_999, 4_999), page(101, 150), {
      isNewest,
      put: (one) => void put.push(one),
      load: (after) => void loaded.push(after),
    });
    expect([put.length, loaded]).toEqual([1, expected]);
  });
});
