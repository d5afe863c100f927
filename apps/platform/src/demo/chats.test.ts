import { DEMO_ACCOUNTS } from './accounts.ts';
import { buildChats } from './chats.ts';
import { buildPeople } from './people.ts';

const now = new Date('2026-11-18T01:42:00Z');
const chats = buildChats(buildPeople(), now);
const mine = ({ members }: (typeof chats)[number]) => members.find(({ id }) => id === DEMO_ACCOUNTS.math.id)!;
const unread = chats.filter((chat) => mine(chat).read < chat.messages.length);

it('has the talks of the main teacher in the numbers that the demo promises', () => {
  expect(chats.filter(({ kind }) => kind === 'P2P')).toHaveLength(18);
  expect(chats.filter(({ kind }) => kind === 'ROOM')).toHaveLength(9);
  expect(chats.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(1_240);
  expect(unread).toHaveLength(4);
  expect(chats.filter((chat) => mine(chat).archivedAt)).toHaveLength(3);
});

it('lets a reply wait for 12 minutes, 55 minutes and two hours', () => {
  const waited = unread.map(({ messages }) => (now.getTime() - messages.at(-1)!.at.getTime()) / 60_000);
  expect(waited).toEqual(expect.arrayContaining([12, 55, 120]));
  for (const { messages } of unread) expect(messages.at(-1)!.senderId).not.toBe(DEMO_ACCOUNTS.math.id);
});

it('names every sender among the members, and tells each talk in the order of time', () => {
  for (const { members, messages } of chats) {
    const ids = members.map(({ id }) => id);
    expect(messages.every(({ senderId }) => ids.includes(senderId))).toBe(true);
    const times = messages.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

it('answers an older talk with the teacher as the last to write', () => {
  for (const chat of chats.filter((candidate) => !unread.includes(candidate)))
    expect(chat.messages.at(-1)!.senderId).toBe(DEMO_ACCOUNTS.math.id);
});
