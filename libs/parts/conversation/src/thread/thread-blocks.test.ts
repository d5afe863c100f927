import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { threadBlocks } from './thread-blocks.ts';

const SEOUL = 'Asia/Seoul';
const at = (seq: number, time: string, over = {}) => aChatMessage({ seq, at: `2026-11-${time}+09:00`, ...over });
const shown = (...given: Parameters<typeof threadBlocks>) =>
  threadBlocks(...given).map((block) => (block.kind === 'group' ? block.messages.map(({ seq }) => seq) : block.kind));

describe('a thread', () => {
  it('begins every day of the reader with a line', () => {
    const messages = [at(1, '17T23:59:00'), at(2, '18T00:01:00')];
    expect(shown(messages, SEOUL, null)).toEqual(['day', [1], 'day', [2]]);
    expect(shown(messages, 'Asia/Ho_Chi_Minh', null)).toEqual(['day', [1, 2]]);
  });

  it('keeps together what one person writes within three minutes', () => {
    const messages = [
      at(1, '18T09:00:00'),
      at(2, '18T09:03:00'),
      at(3, '18T09:06:01'),
      at(4, '18T09:06:02', { isMine: true }),
    ];
    expect(shown(messages, SEOUL, null)).toEqual(['day', [1, 2], [3], [4]]);
  });

  it('draws the unread line behind the last message that was read, if it is here', () => {
    const messages = [at(7, '18T09:00:00'), at(8, '18T09:00:01')];
    expect(shown(messages, SEOUL, 7)).toEqual(['day', [7], 'unread', [8]]);
    expect(shown(messages, SEOUL, 3)).toEqual(['day', [7, 8]]);
  });
});
