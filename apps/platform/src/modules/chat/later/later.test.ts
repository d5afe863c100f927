import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { LATER_LIMITS, type LaterMessage } from '@portal/domain/chat/later-message';
import { type ChatApp, CHAT_NOW, createChatApp } from '../../../testing/apps/chat-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(CHAT_NOW);
  await t.database.raw.exec(
    'truncate chat_room, chat_member, chat_message, chat_reaction, chat_later, chat_report; delete from file_use; delete from file_asset',
  );
  await t.room('r1');
});

const inMinutes = (minutes: number) => new Date(Date.parse(CHAT_NOW) + minutes * millisecondsInMinute).toISOString();
const keep = (over: object = {}, who?: 'math' | 'other') =>
  t.call<LaterMessage>(
    'POST',
    '/r1/later',
    { clientId: randomUUID(), content: '내일 봬요', fileIds: [], sendAt: inMinutes(5), ...over },
    who,
  );
const kept = async (over: object = {}) => (await keep(over)).data.id;
const waiting = async () => (await t.call<{ items: LaterMessage[] }>('GET', '/r1/later')).data.items;
const said = async () => (await t.messages('r1')).items.map(({ content }) => content);
const pass = async (minutes: number) => {
  t.clock.advance(minutes * millisecondsInMinute);
  await t.chat.tick();
};

describe('a message that is kept for later [CHT-2]', () => {
  it('is sent when its time has come, as one of hers at that moment, and waits no more', async () => {
    expect((await keep()).status).toBe(201);
    await pass(4);
    expect(await said()).toEqual([]);
    await pass(1);
    const { items } = await t.messages('r1');
    expect(items).toMatchObject([{ content: '내일 봬요', isMine: true, at: inMinutes(5) }]);
    expect(await waiting()).toEqual([]);
    expect(t.heard.at(-1)).toContain('chat.message r1');
    await pass(2);
    expect(await said()).toEqual(['내일 봬요']);
  });

  it('is written anew, and leaves with the new words at its time', async () => {
    const id = await kept();
    const rewrite = (body: object) => t.call<LaterMessage>('PUT', `/r1/later/${id}/words`, body);
    expect((await rewrite({ content: ' 모레 봬요 ' })).data).toMatchObject({
      content: '모레 봬요',
      sendAt: inMinutes(5),
    });
    const content = '모레 봬요. 010-1234-5678';
    expect((await rewrite({ content })).code).toBe('CONTACT_DATA');
    expect((await rewrite({ content, contactReason: '교재 배송' })).data.contactReason).toBe('교재 배송');
    // What it was said for stands; another number has a reason of its own.
    expect((await rewrite({ content: `${content}!` })).status).toBe(200);
    expect((await rewrite({ content: '010-2841-2274' })).code).toBe('CONTACT_DATA');
    await pass(5);
    expect(await said()).toEqual([`${content}!`]);
    expect((await rewrite({ content: '늦었어요' })).code).toBe('WRONG_STATE');
  });

  it.each([
    ['a moment that is over', -1],
    ['less than a minute ahead', 0.5],
    ['more than sixty days ahead', 60 * 24 * 60 + 1],
  ])('is refused for %s', async (_what, minutes) => {
    expect((await keep({ sendAt: inMinutes(minutes) })).code).toBe('SEND_AT_RANGE');
  });

  it('may wait for a minute, and for sixty days', async () => {
    for (const sendAt of [inMinutes(1), new Date(Date.parse(CHAT_NOW) + 60 * millisecondsInDay).toISOString()])
      expect((await keep({ sendAt })).status).toBe(201);
  });

  it('is one however often it is kept, and none where it was sent already [R16]', async () => {
    const clientId = randomUUID();
    const first = await keep({ clientId });
    await t.call('PUT', `/r1/later/${clientId}`, { sendAt: inMinutes(4) });
    expect((await keep({ clientId })).data).toEqual({ ...first.data, sendAt: inMinutes(4) });
    expect(await waiting()).toHaveLength(1);
    await pass(6);
    expect((await keep({ clientId, sendAt: inMinutes(12) })).code).toBe('WRONG_STATE');
  });

  it('is refused under the name of another one: with other words, another answer, a file [R16]', async () => {
    await t.send('r1');
    const clientId = randomUUID();
    await keep({ clientId });
    for (const other of [{ content: '다른 글' }, { replyTo: 1 }, { fileIds: ['none'] }])
      expect((await keep({ clientId, ...other })).code).toBe('KEY_REUSED');
    expect((await waiting()).map(({ content }) => content)).toEqual(['내일 봬요']);
  });

  it('stands in her list by its time, and is the next one beside the talk', async () => {
    await keep({ content: '둘째', sendAt: inMinutes(120) });
    await keep({ content: '첫째', sendAt: inMinutes(30) });
    expect((await waiting()).map(({ content }) => content)).toEqual(['첫째', '둘째']);
    expect(await t.get('r1')).toMatchObject({ laterAt: inMinutes(30), laterCount: 2 });
    await t.send('r1');
    expect((await t.call<{ items: ChatRoom[] }>('GET', '')).data.items[0]!.laterAt).toBe(inMinutes(30));
  });

  it('gives no contact data away without a reason, at once', async () => {
    const content = '010-1234-5678로 연락 주세요';
    expect((await keep({ content })).code).toBe('CONTACT_DATA');
    await keep({ content, contactReason: '교재 배송' });
    expect(await waiting()).toMatchObject([{ contactReason: '교재 배송' }]);
    await pass(5);
    expect(await said()).toEqual([content]);
  });

  it('waits with nineteen others at most', async () => {
    for (let n = 0; n < LATER_LIMITS.perTalk; n++) await keep();
    expect((await keep()).code).toBe('LIMIT_REACHED');
  });

  it('answers the message that it was to answer, and takes its files along', async () => {
    await t.send('r1', { content: '42쪽 사진이에요' });
    const fileId = await addFileRow(t.database, {
      id: 'mine',
      ownerId: t.teacher.id,
      location: 'CHAT',
      name: '판서.png',
    });
    expect((await keep({ fileIds: ['none'] })).code).toBe('FILE_NOT_FOUND');
    const { data } = await keep({ content: '', fileIds: [fileId], replyTo: 1 });
    expect(data.files.map(({ name }) => name)).toEqual(['판서.png']);
    const usedBy = () => t.database.raw.query<{ used_by: string }>('select used_by from file_use');
    expect(await usedBy()).toEqual([{ used_by: expect.stringMatching(/^later:/) }]);
    await pass(5);
    expect((await t.messages('r1')).items.at(-1)).toMatchObject({
      replyTo: { seq: 1 },
      files: [{ name: '판서.png' }],
    });
    expect(await usedBy()).toEqual([{ used_by: 'chat:r1:2' }]);
    expect((await keep({ replyTo: 99, sendAt: inMinutes(9) })).status).toBe(404);
  });

  it('takes files along in a talk whose id is as long as real ones are', async () => {
    const room = `chat_${randomUUID()}`;
    await t.room(room);
    const fileId = await addFileRow(t.database, {
      id: 'long',
      ownerId: t.teacher.id,
      location: 'CHAT',
      name: '판서.png',
    });
    const message = { clientId: randomUUID(), content: '', fileIds: [fileId], sendAt: inMinutes(5) };
    expect((await t.call('POST', `/${room}/later`, message)).status).toBe(201);
    await pass(5);
    expect((await t.messages(room)).items.at(-1)).toMatchObject({ files: [{ name: '판서.png' }] });
  });
});

describe('what a teacher does with what waits', () => {
  it('gives it another time, which counts from then on', async () => {
    const id = await kept();
    const sendAt = inMinutes(8);
    expect((await t.call<LaterMessage>('PUT', `/r1/later/${id}`, { sendAt })).data.sendAt).toBe(sendAt);
    expect((await t.call('PUT', `/r1/later/${id}`, { sendAt: inMinutes(0) })).code).toBe('SEND_AT_RANGE');
    await pass(5);
    expect(await said()).toEqual([]);
    await pass(3);
    expect(await said()).toEqual(['내일 봬요']);
  });

  it('cancels it, and may keep it once more under the same name', async () => {
    const id = await kept();
    expect((await t.call('DELETE', `/r1/later/${id}`)).status).toBe(200);
    expect((await t.call('DELETE', `/r1/later/${id}`)).status).toBe(404);
    await keep({ clientId: id });
    await pass(5);
    expect(await said()).toEqual(['내일 봬요']);
  });

  it('sends it now, once', async () => {
    const id = await kept();
    const now = () => t.call<ChatMessage>('POST', `/r1/later/${id}/send`);
    const first = await now();
    expect(first.data).toMatchObject({ seq: 1, content: '내일 봬요', at: CHAT_NOW });
    expect((await now()).data).toEqual(first.data);
    await pass(5);
    expect(await said()).toEqual(['내일 봬요']);
    expect((await t.call('PUT', `/r1/later/${id}`, { sendAt: inMinutes(8) })).code).toBe('WRONG_STATE');
    expect((await t.call('DELETE', `/r1/later/${id}`)).code).toBe('WRONG_STATE');
  });

  it('is nobody else’s', async () => {
    const id = await kept();
    expect((await keep({}, 'other')).status).toBe(404);
    for (const [method, path, body] of [
      ['GET', '/r1/later', undefined],
      ['PUT', `/r1/later/${id}`, { sendAt: inMinutes(8) }],
      ['PUT', `/r1/later/${id}/words`, { content: '모레 봬요' }],
      ['DELETE', `/r1/later/${id}`, undefined],
      ['POST', `/r1/later/${id}/send`, undefined],
    ] as const)
      expect((await t.call(method, path, body, 'other')).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a message that cannot be sent when its time has come', () => {
  it('because she is in the talk no more stays unsent, and is not tried again', async () => {
    await kept();
    await t.database.raw.exec(`update chat_member set left_at = now() where member_id = '${t.teacher.id}'`);
    await pass(5);
    await t.database.raw.exec(`update chat_member set left_at = null where member_id = '${t.teacher.id}'`);
    expect(await waiting()).toMatchObject([{ failure: 'LEFT' }]);
    await pass(2);
    expect(await said()).toEqual([]);
  });

  it('because nobody else is there is told in the talk, and waits again with another time', async () => {
    const id = await kept();
    await t.database.raw.exec(`update chat_member set left_at = now() where member_id like 'grd-%'`);
    await pass(5);
    expect(await waiting()).toMatchObject([{ failure: 'ALONE' }]);
    expect(t.heard.at(-1)).toBe(`${t.teacher.id} chat.changed r1`);
    expect(await t.get('r1')).toMatchObject({ laterAt: null, laterCount: 1 });
    expect((await t.call('POST', `/r1/later/${id}/send`)).code).toBe('WRONG_STATE');
    await t.database.raw.exec(`update chat_member set left_at = null`);
    await t.call('PUT', `/r1/later/${id}`, { sendAt: inMinutes(8) });
    await pass(3);
    expect(await said()).toEqual(['내일 봬요']);
  });

  it('because a file of it is gone leaves nothing of it behind, and keeps no other one waiting', async () => {
    const fileId = await addFileRow(t.database, { id: 'mine', ownerId: t.teacher.id, location: 'CHAT' });
    await kept({ fileIds: [fileId], sendAt: inMinutes(3) });
    await kept({ content: '다음 것', sendAt: inMinutes(4) });
    await t.database.raw.exec('delete from file_use; delete from file_asset');
    await pass(6);
    expect(await waiting()).toMatchObject([{ failure: 'FILE_GONE' }]);
    expect((await t.messages('r1')).items).toMatchObject([{ seq: 1, content: '다음 것' }]);
  });
});

it('keeps nobody waiting: one that cannot even be tried stays behind, and the others are sent', async () => {
  await t.room('r2');
  await t.database.raw.query(
    `insert into chat_later (room_id, sender_id, client_id, content, file_ids, send_at, kept_at)
      select 'r2', $1, gen_random_uuid(), '', '1', $2, $2 from generate_series(1, 101)`,
    [t.teacher.id, inMinutes(1)],
  );
  await kept({ sendAt: inMinutes(2) });
  await pass(2);
  expect(await said()).toEqual(['내일 봬요']);
});
