import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type FoundMessage, messageName } from '@portal/domain/chat/search.contract';
import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';

let t: ChatApp;
let headers: Record<string, Record<string, string>>;
beforeAll(async () => {
  t = await createChatApp();
  headers = { math: await t.signIn('math'), other: await t.signIn('other') };
});
beforeEach(() => t.database.raw.exec('delete from chat_message; delete from chat_member; delete from chat_room'));
afterAll(() => t.close());

async function look(search: string, query = '', who = 'math') {
  const answer = await t.request({
    url: `/messaging/v1/messages?search=${encodeURIComponent(search)}${query}`,
    headers: headers[who]!,
  });
  return { status: answer.statusCode, ...answer.json<{ data: { items: FoundMessage[] } }>() };
}
const found = async (search: string, query?: string, who?: string) =>
  (await look(search, query, who)).data.items.map(({ room, seq }) => `${room.id} ${seq}`);
const say = (id: string, content: string) => t.send(id, { content });
const leave = (id: string) =>
  t.database.raw.query('update chat_member set left_at = now() where room_id = $1 and member_id = $2', [
    id,
    t.teacher.id,
  ]);

describe('words in messages [CHT-1]', () => {
  it('are found with particles, in any case, with and without the marks of Vietnamese', async () => {
    await t.room('r1');
    await say('r1', '기말시험은 금요일이에요');
    await say('r1', 'Chào cô, hôm nay bé bị ỐM');
    expect(await found('시험')).toEqual(['r1 1']);
    expect(await found('금요일 기말')).toEqual(['r1 1']);
    expect(await found('ốm')).toEqual(['r1 2']);
    expect(await found('HOM NAY')).toEqual(['r1 2']);
    expect(await found('월요일')).toEqual([]);
    expect(await found('100%')).toEqual([]);
  });

  it('are told with the talk, who said them and when, and where they stand', async () => {
    await t.room('r1');
    await say('r1', '내일\n시험이에요');
    const { data } = await look('시험');
    expect(data.items).toEqual([
      {
        room: { id: 'r1', kind: 'ROOM', title: '중2 수학', avatar: null, guardianId: null },
        seq: 1,
        sender: { id: t.teacher.id, name: '김하늘', avatar: null },
        isMine: true,
        at: expect.any(String),
        snippet: '내일 시험이에요',
        places: [{ from: 3, to: 5 }],
      },
    ]);
  });

  it('are found over all talks, newest first, page after page', async () => {
    await t.room('r1');
    await t.room('r2');
    for (const id of ['r1', 'r2', 'r1', 'r2', 'r1']) {
      await say(id, '시험 이야기');
      t.clock.advance(60_000);
    }
    expect(await found('시험')).toEqual(['r1 3', 'r2 2', 'r1 2', 'r2 1', 'r1 1']);
    const first = (await look('시험', '&size=2')).data.items;
    const after = `&size=2&lastItem=${messageName(first[1]!)}`;
    expect(await found('시험', after)).toEqual(['r1 2', 'r2 1']);
    expect(await found('시험', '&lastItem=r1.1')).toEqual([]);
    expect(await found('시험', '&lastItem=none.1')).toEqual([]);
  });

  it('are those that stand there: edited ones as they are now, deleted ones never', async () => {
    await t.room('r1');
    await say('r1', '시험은 월요일');
    await t.call<ChatMessage>('PUT', '/r1/messages/1', { content: '숙제는 화요일' });
    expect([await found('시험'), await found('숙제')]).toEqual([[], ['r1 1']]);
    await t.call('DELETE', '/r1/messages/1');
    expect(await found('숙제')).toEqual([]);
  });

  it('are found by who could scroll to them, and by nobody else', async () => {
    await t.room('r1', { written: 2 });
    await say('r1', '비밀 이야기');
    expect(await found('번째')).toEqual(['r1 2', 'r1 1']);
    expect(await found('비밀', '', 'other')).toEqual([]);
    await leave('r1');
    expect(await found('비밀')).toEqual([]);
  });

  it('need two letters, and say so', async () => {
    for (const search of ['시', 'a b', ' ']) {
      const { status, ...answer } = await look(search);
      expect([status, answer]).toMatchObject([400, { fields: { search: '두 글자 이상 적어 주세요.' } }]);
    }
  });
});
