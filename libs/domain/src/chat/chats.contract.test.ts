import * as v from 'valibot';
import { ChatMessage, ChatSeq } from './chat-message.ts';
import { Chat, chatsContract as contract } from './chats.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const files = (count: number) => Array.from({ length: count }, (_, at) => `fil_${at}`);

describe('a message that is sent [CHT-2]', () => {
  it.each<[string, object, boolean]>([
    ['of 5,000 characters', { content: '가'.repeat(5_000) }, true],
    ['of 5,000 characters that a computer counts twice', { content: '😀'.repeat(5_000) }, true],
    ['of 5,001', { content: '가'.repeat(5_001) }, false],
    ['with ten files', { fileIds: files(10) }, true],
    ['with eleven', { fileIds: files(11) }, false],
    ['of files alone', { content: '', fileIds: files(1) }, true],
    ['of nothing', { content: '' }, false],
    ['of spaces and line ends', { content: ' \n\t' }, false],
    ['of what nobody sees', { content: '\u2800 \ufffc\ufe0f' }, false],
    ['without the list of its files', { fileIds: undefined }, false],
    ['without a name of its own', { clientId: undefined }, false],
    ['with a reason for its contact data', { contactReason: '가'.repeat(200) }, true],
    ['with a reason of 201 characters', { contactReason: '가'.repeat(201) }, false],
    ['with a reason that says nothing', { contactReason: ' ' }, false],
    ['with a reason without a letter', { contactReason: '.' }, false],
    ['as somebody else', { senderId: 'usr_2' }, false],
    ['as a voice of five minutes', { content: '', fileIds: files(1), voice: { seconds: 300, wave: [0, 100] } }, true],
    [
      'as a voice that could not be measured',
      { content: '', fileIds: files(1), voice: { seconds: 1, wave: [] } },
      true,
    ],
    ['as a voice of a second more', { content: '', fileIds: files(1), voice: { seconds: 301, wave: [] } }, false],
    ['as a voice with words', { content: '들어 보세요', fileIds: files(1), voice: { seconds: 9, wave: [] } }, false],
    ['as a voice of two files', { content: '', fileIds: files(2), voice: { seconds: 9, wave: [] } }, false],
    ['as a voice without a sound', { content: '네', fileIds: [], voice: { seconds: 9, wave: [] } }, false],
    ['as a voice louder than loud', { content: '', fileIds: files(1), voice: { seconds: 9, wave: [101] } }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.sendMessage.body, { clientId, content: '안녕하세요', fileIds: [], ...change })).toBe(fits);
  });

  it('says at its text what is missing', () => {
    const { issues } = v.safeParse(contract.sendMessage.body, { clientId, content: '', fileIds: [] });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['content', '메시지를 입력해 주세요.'],
    ]);
  });
});

describe('the place of a message', () => {
  it.each([
    [0, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [-1, false],
    [1.5, false],
  ])('%s: %s', (seq, fits) => {
    expect(v.is(ChatSeq, seq)).toBe(fits);
    expect(v.is(contract.markChatRead.body, { seq })).toBe(fits);
  });

  it.each([
    [{}, true],
    [{ before: '71', size: '100' }, true],
    [{ after: '0' }, true],
    [{ before: '2147483647' }, true],
    [{ before: '2147483648' }, false],
    [{ after: '99999999999' }, false],
    [{ before: '-1' }, false],
    [{ size: '101' }, false],
    [{ size: '0' }, false],
    [{ from: '1' }, false],
  ])('messages are read by %j: %s', (query, fits) => {
    expect(v.is(contract.listMessages.query, query)).toBe(fits);
  });
});

describe('a talk [CHT-1]', () => {
  it.each([
    [{}, true],
    [{ filter: 'all' }, true],
    [{ filter: 'unread' }, true],
    [{ filter: 'archive', size: '50' }, true],
    [{ filter: 'waiting' }, true],
    [{ filter: 'archived' }, false],
    [{ size: '51' }, false],
  ])('is listed by %j: %s', (query, fits) => {
    expect(v.is(contract.listChats.query, query)).toBe(fits);
  });

  it.each([
    ['ARCHIVE', true],
    ['UNARCHIVE', true],
    ['DELETE', false],
    ['archive', false],
  ])('takes the action %s: %s', (action, fits) => {
    expect(v.is(contract.actOnChat.body, { action })).toBe(fits);
  });

  it('tells of its members no phone number and no e-mail, and how far each has read', () => {
    const member = { id: 'usr_1', name: '이서준', avatar: null, isMe: false, lastReadSeq: 3 };
    const chat = {
      id: 'cht_1',
      kind: 'P2P',
      title: '이서준',
      avatar: null,
      lastMessage: null,
      unreadCount: 0,
      waitingSince: null,
      waitableSeq: null,
      isArchived: false,
      isPinned: false,
      mute: null,
      block: 'NONE',
      family: null,
      laterAt: null,
      classId: null,
      lastSeq: 3,
      answeredSeq: 3,
      lastReadSeq: 3,
      readers: [],
      laterCount: 0,
      nextLessonAt: null,
      members: [member],
    };
    const members = [{ ...member, phone: '0312345678', email: 'a@b.co' }];
    expect(v.parse(Chat, { ...chat, members })).toEqual(chat);
    expect(v.is(Chat, { ...chat, kind: 'GROUP' })).toBe(false);
  });

  it('names the device that sent a message to its sender, or nobody', () => {
    const message = {
      seq: 1,
      sender: { id: 'usr_1', name: '이서준', avatar: null },
      isMine: false,
      content: '네',
      files: [],
      voice: null,
      card: null,
      at: '2026-11-18T01:42:00Z',
      change: 0,
      replyTo: null,
      editedAt: null,
      deletedAt: null,
      verdict: null,
      reactions: [],
      announcementId: null,
    };
    expect(v.is(ChatMessage, { ...message, clientId: null })).toBe(true);
    expect(v.is(ChatMessage, { ...message, clientId })).toBe(true);
    expect(v.is(ChatMessage, { ...message, clientId: 'phone' })).toBe(false);
  });
});
