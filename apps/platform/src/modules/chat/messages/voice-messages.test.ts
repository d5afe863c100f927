import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { type ChatApp, CHAT_NOW, createChatApp } from '../../../testing/apps/chat-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

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
  await t.room('room-1');
});

const voice = { seconds: 42, wave: [0, 35, 80, 12] };
const recorded = () => addFileRow(t.database, { ownerId: t.teacher.id, location: 'VOICE', name: 'voice.webm' });
const say = async () => t.send('room-1', { content: '', fileIds: [await recorded()], voice });
const uses = () => t.database.raw.query('select file_id from file_use');

describe('a voice message', () => {
  it('is heard by everybody, with its length and its wave, and named by them in the list [CHT-2]', async () => {
    const { status, data } = await say();
    expect([status, data.voice, data.files.map(({ name }) => name)]).toEqual([201, voice, ['voice.webm']]);
    expect((await t.messages('room-1')).items).toEqual([data]);
    const { data: list } = await t.call<{ items: ChatRoom[] }>('GET', '');
    expect(list.items[0]!.lastMessage!.preview).toBe('음성 메시지 0:42');
  });

  it('is of one file that was recorded, and of nothing else [CHT-2] [UPL-3]', async () => {
    const pdf = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'CHAT', name: '숙제.pdf' });
    const song = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'VOICE', name: 'song.mp3' });
    expect((await t.send('room-1', { content: '', fileIds: [pdf], voice })).code).toBe('FILE_NOT_FOUND');
    expect((await t.send('room-1', { content: '', fileIds: [song] })).code).toBe('FILE_NOT_FOUND');
    const refused = await t.send('room-1', { content: '', fileIds: [song, pdf], voice });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', ['voice']]);
    expect((await t.get('room-1')).lastSeq).toBe(0);
  });

  it('has no words to be written anew, and leaves nothing when it is taken back [CHT-2]', async () => {
    const { data } = await say();
    expect(await uses()).toHaveLength(1);
    const place = `/room-1/messages/${data.seq}`;
    expect((await t.call('PUT', place, { content: '아니에요' })).code).toBe('WRONG_STATE');
    expect((await t.call('DELETE', place)).data).toMatchObject({ voice: null, files: [], deletedAt: CHAT_NOW });
    expect(await uses()).toEqual([]);
  });

  it('is quoted by its length where it is answered [CHT-2]', async () => {
    const { data } = await say();
    const answer = await t.send('room-1', { content: '잘 들었어요', replyTo: data.seq });
    expect(answer.data.replyTo).toMatchObject({ preview: '', voiceSeconds: 42 });
  });
});
