import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { threadRows } from './thread-rows.ts';

const SEOUL = 'Asia/Seoul';
const at = (seq: number, time: string, over = {}) => aChatMessage({ seq, at: `2026-11-${time}+09:00`, ...over });
/** Lines by their names, and messages by their numbers: `[` before one that opens a group, `]` behind one that closes it. */
const shown = (...given: Parameters<typeof threadRows>) =>
  threadRows(...given)
    .flatMap(({ message, beginsDay, isFirstUnread, opens, closes }) => [
      ...(beginsDay ? ['day'] : []),
      ...(isFirstUnread ? ['unread'] : []),
      `${opens ? '[' : ''}${message.seq}${closes ? ']' : ''}`,
    ])
    .join(' ');

describe('a thread', () => {
  it('begins every day of the reader with a line', () => {
    const messages = [at(1, '17T23:59:00'), at(2, '18T00:01:00')];
    expect(shown(messages, SEOUL, null)).toBe('day [1] day [2]');
    expect(shown(messages, 'Asia/Ho_Chi_Minh', null)).toBe('day [1 2]');
  });

  it('keeps together what one person writes within three minutes', () => {
    const messages = [
      at(1, '18T09:00:00'),
      at(2, '18T09:03:00'),
      at(3, '18T09:06:01'),
      at(4, '18T09:06:02', { isMine: true }),
    ];
    expect(shown(messages, SEOUL, null)).toBe('day [1 2] [3] [4]');
  });

  it('draws the unread line behind the last message that was read, if it is here', () => {
    const messages = [at(7, '18T09:00:00'), at(8, '18T09:00:01')];
    expect(shown(messages, SEOUL, 7)).toBe('day [7] unread [8]');
    expect(shown(messages, SEOUL, 3)).toBe('day [7 8]');
  });

  it('draws the unread line above what somebody else wrote, not above her own', () => {
    const hers = at(8, '18T09:00:01', { isMine: true });
    expect(shown([at(7, '18T09:00:00'), hers], SEOUL, 7)).not.toContain('unread');
    expect(shown([at(7, '18T09:00:00'), hers, at(9, '18T09:00:02')], SEOUL, 7)).toMatch(/8\]? unread \[9\]$/);
  });

  it('draws no unread line for who has read nothing: nobody stopped above the first message', () => {
    const messages = [at(1, '18T09:00:00'), at(2, '18T09:00:01')];
    expect(shown(messages, SEOUL, 0)).toBe('day [1 2]');
    expect(shown(messages, SEOUL, 1)).toBe('day [1] unread [2]');
  });
});
