import { randomUUID } from 'node:crypto';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type { FileRef } from '@portal/domain/assets/file';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type ChatApp, CHAT_NOW, createChatApp } from '../../../testing/apps/chat-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { SAMPLES } from '../../../testing/upload-corpus/samples.ts';

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec(
    'delete from chat_message; delete from chat_member; delete from chat_room; delete from file_use; delete from file_asset',
  );
  t.clock.set(CHAT_NOW);
  await t.room('room-1', { written: 2, read: 2 });
});

const at = (seq: number) => `/room-1/messages/${seq}`;
const edit = (seq: number, content: string) => t.call<ChatMessage>('PUT', at(seq), { content });
const remove = (seq: number) => t.call<ChatMessage>('DELETE', at(seq));
const react = (seq: number, reaction: string | null) => t.call<ChatMessage>('PUT', `${at(seq)}/reaction`, { reaction });
const said = async (content = '내일 봬요.', more = {}) => (await t.send('room-1', { content, ...more })).data.seq;
const sentBefore = (seq: number, minutes: number) =>
  t.database.raw.query(`update chat_message set sent_at = $1 where seq = $2`, [
    new Date(Date.parse(CHAT_NOW) - minutesToMilliseconds(minutes)),
    seq,
  ]);

describe('a message of hers [CHT-2]', () => {
  it('is written anew within the hour, and says so', async () => {
    const seq = await said();
    await sentBefore(seq, 60);
    const { status, data } = await edit(seq, ' 모레 봬요. ');
    expect([status, data.content, data.editedAt, data.change]).toEqual([200, '모레 봬요.', CHAT_NOW, 1]);
    expect((await t.messages('room-1')).items.at(-1)).toEqual(data);
    expect(t.heard).toContain(`${t.teacher.id} chat.message.changed room-1`);
  });

  it('stays as it is after the hour, and when somebody else wrote it', async () => {
    const seq = await said();
    await sentBefore(seq, 61);
    expect([(await edit(seq, '모레')).code, (await remove(seq)).code]).toEqual(['CHANGE_LATE', 'CHANGE_LATE']);
    expect([(await edit(1, '모레')).code, (await remove(1)).code]).toEqual(['NOT_SENDER', 'NOT_SENDER']);
    expect([(await edit(99, '모레')).code, (await remove(99)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await t.messages('room-1')).items.map(({ content }) => content)).toEqual(['1번째', '2번째', '내일 봬요.']);
  });

  it('is no change with the same words, and none without words', async () => {
    const seq = await said();
    expect((await edit(seq, '내일 봬요.')).data).toMatchObject({ change: 0, editedAt: null });
    const { code, fields } = await edit(seq, ' ');
    expect([code, fields]).toEqual(['VALIDATION', { content: '메시지를 입력해 주세요.' }]);
  });

  it('is asked why contact data came into it, and keeps what she says for the next time [REV-1]', async () => {
    const seq = await said();
    const content = '급하면 010-1234-5678로 전화 주세요';
    expect(await edit(seq, content)).toMatchObject({ status: 422, code: 'CONTACT_DATA' });
    expect((await t.messages('room-1')).items.at(-1)!.content).toBe('내일 봬요.');
    const reasons = () =>
      t.database.raw.query('select contact_reason as reason from chat_message where seq = $1', [seq]);
    const edited = await t.call<ChatMessage>('PUT', at(seq), { content, contactReason: ' 교재 배송 ' });
    expect([edited.status, edited.data.content, await reasons()]).toEqual([200, content, [{ reason: '교재 배송' }]]);
    expect((await edit(seq, `${content}!`)).status).toBe(200);
    expect(await reasons()).toEqual([{ reason: '교재 배송' }]);
    // Another number, and a second one, are asked about anew.
    for (const other of ['급하면 010-2841-2274로 전화 주세요', `${content}, 메일은 kim@naver.com`])
      expect(await edit(seq, other)).toMatchObject({ status: 422, code: 'CONTACT_DATA' });
    const again = { content: '급하면 010-2841-2274로 전화 주세요', contactReason: '번호가 바뀌었어요' };
    expect((await t.call('PUT', at(seq), again)).status).toBe(200);
    expect(await reasons()).toEqual([{ reason: '번호가 바뀌었어요' }]);
    await edit(await said(), '모레 봬요.');
    await t.call('PUT', at(seq + 1), { content: '글피 봬요.', contactReason: '혹시 몰라서' });
    const others = t.database.raw.query('select seq from chat_message where contact_reason is not null');
    expect(await others).toEqual([{ seq }]);
  });

  it('is taken back with the addresses of its files that others have; who sees the same file elsewhere gets another one', async () => {
    const { call, upload, read } = uploadCalls(t, await t.signIn('math'));
    const png = { bytes: Buffer.from(await SAMPLES['png']!()), contentType: 'image/png', location: 'CHAT' } as const;
    const [gone, kept] = [await upload({ name: '답.png', ...png }), await upload({ name: '표.png', ...png })];
    const seq = await said('답이에요', { fileIds: [gone.id, kept.id] });
    await said('표만 다시 보내요', { fileIds: [kept.id] });
    await remove(seq);
    const statuses = async (urls: readonly (string | null)[]) =>
      Promise.all(urls.map(async (url) => (await read(url!)).statusCode));
    expect(await statuses([gone.url, gone.previewUrl, kept.url])).toEqual([404, 404, 404]);
    const [again] = (await t.messages('room-1')).items.at(-1)!.files;
    expect(await statuses([again!.url])).toEqual([200]);
    const { data: hers } = (await call('GET', `/${gone.id}`)).json<{ data: FileRef }>();
    expect(await statuses([hers.url, hers.previewUrl])).toEqual([200, 200]);
  });

  it('is taken back with its files and what was reacted to it; its place stays', async () => {
    const fileId = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'CHAT', name: '답.png' });
    const seq = await said('답이에요', { fileIds: [fileId] });
    await react(seq, 'HEART');
    const { data } = await remove(seq);
    expect(data).toMatchObject({ seq, content: '', files: [], reactions: [], deletedAt: CHAT_NOW, change: 2 });
    expect((await remove(seq)).data).toEqual(data);
    expect([(await edit(seq, '다시')).code, (await react(seq, 'LIKE')).code]).toEqual(['WRONG_STATE', 'WRONG_STATE']);
    expect(await t.database.raw.query(`select 1 from file_use`)).toEqual([]);
    const { data: list } = await t.call<{ items: { lastMessage: { preview: string } }[] }>('GET', '');
    expect(list.items[0]!.lastMessage.preview).toBe('지운 메시지예요');
  });
});

describe('what was taken back', () => {
  it('waits for no answer; what stands behind it does [CHT-1]', async () => {
    const write = (content: string) =>
      t.chat.ofMembers.send('grd-1', 'room-1', { clientId: randomUUID(), content, fileIds: [] });
    const { seq } = await write('질문이요');
    expect((await t.get('room-1')).waitingSince).toBe(CHAT_NOW);
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq });
    expect((await t.get('room-1')).waitingSince).toBeNull();
    await write('이것만 답해 주세요');
    expect((await t.get('room-1')).waitingSince).toBe(CHAT_NOW);
  });

  it('leaves nothing to read to who has nothing else: her mark stands at the end of the talk, and not before [CHT-1]', async () => {
    const seqs: number[] = [];
    for (const content of ['질문이요', '아니에요']) {
      const words = { clientId: randomUUID(), content, fileIds: [] };
      seqs.push((await t.chat.ofMembers.send('grd-1', 'room-1', words)).seq);
    }
    const marks = async () => {
      const rows = await t.database.raw.query<{ read: number }>(
        `select last_read_seq as read from chat_member where room_id = 'room-1' and member_id = $1`,
        [t.teacher.id],
      );
      return [rows[0]!.read, (await t.get('room-1')).unreadCount];
    };
    expect(await marks()).toEqual([2, 2]);
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq: seqs[1]! });
    expect(await marks()).toEqual([2, 1]);
    await t.chat.ofMembers.remove('grd-1', { roomId: 'room-1', seq: seqs[0]! });
    expect(await marks()).toEqual([4, 0]);
  });
});

describe('an answer to a message', () => {
  it('names what it answers, for as long as that stands', async () => {
    const first = await said('몇 쪽까지예요?');
    const answer = await said('42쪽이요', { replyTo: first });
    const shown = async () => (await t.messages('room-1')).items.find(({ seq }) => seq === answer)!.replyTo;
    const sender = { id: t.teacher.id, name: '김하늘', avatar: null };
    expect(await shown()).toEqual({ seq: first, sender, preview: '몇 쪽까지예요?', voiceSeconds: null, card: null });
    await remove(first);
    expect(await shown()).toEqual({ seq: first, sender, preview: '', voiceSeconds: null, card: null });
  });

  it('answers nothing that was never said', async () => {
    expect((await t.send('room-1', { replyTo: 99 })).code).toBe('NOT_FOUND');
    expect((await t.get('room-1')).lastSeq).toBe(2);
  });
});

describe('a reaction', () => {
  it('is one of each person, counted for all and marked for who chose it', async () => {
    await react(1, 'LIKE');
    await t.chat.ofMembers.react('grd-1', { roomId: 'room-1', seq: 1 }, 'THANKS');
    await t.chat.ofMembers.react('grd-2', { roomId: 'room-1', seq: 1 }, 'THANKS');
    const { data } = await react(1, 'HEART');
    expect(data.reactions).toEqual([
      { reaction: 'HEART', count: 1, isMine: true },
      { reaction: 'THANKS', count: 2, isMine: false },
    ]);
    expect((await react(1, null)).data.reactions).toEqual([{ reaction: 'THANKS', count: 2, isMine: false }]);
  });

  it('twice is one change, and so is none where there was none', async () => {
    const first = (await react(1, 'LIKE')).data;
    expect((await react(1, 'LIKE')).data).toEqual(first);
    expect((await react(2, null)).data.change).toBe(0);
  });
});

describe('what was changed', () => {
  it('is read by who was away, in the order of the changes', async () => {
    const seq = await said();
    await react(1, 'LIKE');
    await edit(seq, '모레 봬요.');
    await react(1, 'DONE');
    const since = async (change: number) => {
      const { lastChange, items } = await t.messages('room-1', `?changedAfter=${change}`);
      return [lastChange, items.map((one) => `${one.seq}:${one.change}`)];
    };
    expect(await since(0)).toEqual([3, [`${seq}:2`, '1:3']]);
    expect(await since(2)).toEqual([3, ['1:3']]);
    expect(await since(3)).toEqual([3, []]);
  });

  it('is nobody else’s to see or to make', async () => {
    for (const [method, path, body] of [
      ['PUT', at(1), { content: '남의 말' }],
      ['DELETE', at(1), undefined],
      ['PUT', `${at(1)}/reaction`, { reaction: 'LIKE' }],
    ] as const)
      expect((await t.call(method, path, body, 'other')).code).toBe('NOT_FOUND');
    expect(await t.send('room-1', { clientId: randomUUID() })).toMatchObject({ status: 201 });
  });
});
