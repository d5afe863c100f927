import { buildDemo } from '../demo-data.ts';
import { buildMainLessons } from '../lessons/main-lessons.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { buildPeople } from '../people/people.ts';
import { announced } from './announced.ts';
import { buildChats } from './chats.ts';
import { buildClassRooms, silentChats } from './class-rooms.ts';
import { keptTalks } from './kept-talks.ts';
import { reported } from './reported.ts';
import { spoken, waveOf } from './speech.ts';
import { voiced, voiceFiles } from './voices.ts';

const now = new Date('2026-11-18T01:42:00Z');
const people = buildPeople();
const main = buildMainLessons(now);
const rooms = buildClassRooms({ ...people, ...main });
const chats = buildChats(people, rooms, now);
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

it('speaks of no lesson before the first one of a class, and of no matter that the class does not have', () => {
  const ahead = chats.find(({ classId }) => classId === 'cls-math-g')!;
  expect(ahead.messages.map(({ content }) => content).join()).not.toMatch(/어제|오늘|hôm qua|hôm nay|잘 따라왔어요/);
  expect(chats.flatMap(({ messages }) => messages.map(({ content }) => content)).join()).not.toContain('연립방정식');
});

it('answers an older talk with the teacher as the last to write', () => {
  for (const chat of chats.filter((candidate) => !unread.includes(candidate)))
    expect(chat.messages.at(-1)!.senderId).toBe(DEMO_ACCOUNTS.math.id);
});

it('gives every class one room with its teacher and the guardians of its students', () => {
  const all = [...chats, ...silentChats(rooms)];
  for (const { id, chatRoomId, name } of main.classes) {
    const [room, ...more] = all.filter(({ classId }) => classId === id);
    expect([room?.id, room?.title, more]).toEqual([chatRoomId, name, []]);
    expect(room!.members.some((member) => member.id === DEMO_ACCOUNTS.math.id)).toBe(true);
  }
  const group = all.find(({ classId }) => classId === 'cls-math-c')!;
  expect(group.members.map(({ name }) => name).slice(1)).toEqual(
    ['B02', 'B03', 'B04', 'B05', 'B06'].map((no) => `보호자 ${no}`),
  );
  // The one student who has an account is in the room of his class himself.
  expect(all.filter(({ members }) => members.some((one) => one.id === DEMO_ACCOUNTS.student1.id))).toHaveLength(1);
});

it('has said something to two of her open classes, as the last word in their rooms, which some have not read', () => {
  const { announcements, chats: all } = announced(chats, now);
  expect(announcements).toHaveLength(1);
  const said = all.filter(({ messages }) => messages.at(-1)?.announcementId === announcements[0]!.id);
  const open = main.classes.filter(({ progress }) => progress === 'IN_PROGRESS').map(({ id }) => id);
  expect(said.map(({ classId }) => open.includes(classId!))).toEqual([true, true]);
  for (const { members, messages } of said) {
    expect(messages.at(-2)!.at < messages.at(-1)!.at).toBe(true);
    expect(members.filter(({ read }) => read < messages.length)).toHaveLength(2);
  }
});

it('has a talk on top and a silent one, and two messages and an announcement that wait for the next morning', () => {
  const { chats: all, waiting } = keptTalks(chats, { assignments: [], lessons: [], reviews: [] }, now);
  const hers = all.map(({ members }) => members.find(({ id }) => id === DEMO_ACCOUNTS.math.id)!);
  expect([hers.filter((one) => one.pinnedAt), hers.filter((one) => one.mutedAt)].map((some) => some.length)).toEqual([
    1, 1,
  ]);
  expect(hers.some((one) => one.pinnedAt && one.archivedAt)).toBe(false);
  const later = [...all.flatMap((chat) => chat.later ?? []), ...waiting].map(({ sendAt }) => sendAt.toISOString());
  expect(later).toEqual(Array(3).fill('2026-11-19T00:00:00.000Z'));
  for (const { classIds } of waiting) expect(all.filter(({ classId }) => classIds.includes(classId!))).toHaveLength(2);
});

it('shows what the class of a room is about, as it was there when it was said', () => {
  const things = buildDemo(now);
  const shown = things.chats.flatMap(({ classId, messages }) =>
    messages.flatMap(({ card, at }) => (card ? [{ classId, card, at }] : [])),
  );
  expect(shown.map(({ card }) => card.kind).toSorted()).toEqual(['ASSIGNMENT', 'LESSON', 'REVIEW']);
  for (const { classId, card, at } of shown) {
    const found = [...things.assignments, ...things.lessons, ...things.reviews].find(({ id }) => id === card.id)!;
    expect(found.classId).toBe(classId);
    if ('publishedAt' in found) expect(found.publishedAt! <= at).toBe(true);
    if ('rating' in found) expect([found.createdAt! <= at, found.hiddenAt ?? null]).toEqual([true, null]);
  }
});

it('has a voice of the teacher in a talk of two, and of a guardian in the room of a class, with the wave of its sound', () => {
  const all = voiced(chats);
  const heard = all.flatMap(({ kind, messages }) =>
    messages.flatMap(({ voice, content, senderId }) =>
      voice ? [{ kind, isHers: senderId === DEMO_ACCOUNTS.math.id, content, ...voice }] : [],
    ),
  );
  expect(heard).toMatchObject([
    { kind: 'P2P', isHers: true, content: '', seconds: 7 },
    { kind: 'ROOM', isHers: false, content: '', seconds: 4 },
  ]);
  expect(voiceFiles(all)).toHaveLength(2);
  for (const { wave } of heard)
    expect([wave.length, Math.min(...wave) < 30, Math.max(...wave) > 70]).toEqual([48, true, true]);
  expect(waveOf(spoken({ seconds: 1, hertz: 200 }).fill(0.25))).toEqual(Array(48).fill(50));
});

it('has told the team of a message of each side: hers is decided, that of a family with a link is at hand', () => {
  const { chats: all, chatReports } = reported(chats, now);
  const links = new Set(buildDemo(now).familyLinks.map(({ guardianId }) => guardianId));
  expect(chatReports.map(({ reporterId, decided }) => [links.has(reporterId), decided !== undefined])).toEqual([
    [false, true],
    [true, false],
  ]);
  for (const { roomId, seq, reporterId, at } of chatReports) {
    const { members, messages } = all.find(({ id }) => id === roomId)!;
    const about = messages[seq - 1]!;
    expect([members.some(({ id }) => id === reporterId), about.senderId === reporterId]).toEqual([true, false]);
    expect(about.at < at).toBe(true);
  }
});
