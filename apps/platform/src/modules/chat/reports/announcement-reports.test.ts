import type { Announcement, AnnouncementSummary } from '@portal/domain/chat/announcement';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { type AnnouncementApp, ANNOUNCEMENTS, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';

let t: AnnouncementApp;
let ops: Record<string, string>;
let said: Announcement;
beforeAll(async () => {
  t = await createAnnouncementApp();
  await t.addUser({ username: 'ops', userType: 'OPERATOR', desks: ['HELP'] });
  ops = await t.signIn('ops');
});
beforeEach(async () => {
  await t.clear();
  await t.database.raw.exec('delete from ops_item; delete from chat_report; delete from outbox');
  said = (await t.announce({ content: '거친 공지' })).data;
  t.heard.length = 0;
});
afterAll(() => t.close());

const report = (reporterId: string, no: number) =>
  t.chat.ofMembers.reports.report(
    reporterId,
    { roomId: said.classes[no]!.chatId, seq: 1 },
    { reason: 'RUDE', words: '' },
  );
const desk = async <T>(url = '') =>
  (await t.request({ url: `/tns/v1/ops/CHATS${url}`, headers: ops })).json<{ data: T }>().data;
const items = async () => (await desk<{ items: OpsItem[] }>()).items;
async function decide(decision: 'ACCEPT' | 'CORRECT' | 'DECLINE') {
  const [item] = await items();
  const post = (step: string, payload = {}) =>
    t.request({ method: 'POST', url: `/tns/v1/ops/CHATS/${item!.id}/${step}`, headers: ops, payload });
  const { stamp } = (await post('pick-up')).json<{ data: { stamp?: string } }>().data;
  await post('decide', { decision, reason: '확인했어요.', remarks: [], stamp });
}
const copies = () =>
  Promise.all(
    said.classes.map(
      async ({ chatId }) =>
        (await t.call<{ items: ChatMessage[] }>('GET', `/messaging/v1/chats/${chatId}/messages`)).data.items[0]!,
    ),
  );

describe('a report of a message that is part of an announcement [CHT-1]', () => {
  it('waits as one case, in whichever of its rooms it is made, and the desk reads to how many classes it went', async () => {
    await report('g2', 0);
    await report('g2', 1);
    await report('g1', 0);
    const [item, ...others] = await items();
    expect([item!.title, others]).toEqual(['수업 2개에 보낸 공지 · 거친 공지', []]);
    const { fields } = await desk<OpsItemDetails>(`/${item!.id}`);
    const textOf = (path: string) => fields.find((field) => field.path === path)?.text;
    expect(textOf('announcement')).toBe(
      '수업 2개에 보낸 공지예요. 여기서 정한 것은 모든 수업에서 같아요.\n중2 수학, 중2 심화',
    );
    expect(fields.filter(({ path }) => path.startsWith('reports.'))).toHaveLength(3);
  });

  it('is decided in all of its rooms at once, and each of them hears it', async () => {
    await report('g2', 1);
    await decide('ACCEPT');
    const verdict = { kind: 'REMOVED', reason: '확인했어요.' };
    for (const copy of await copies()) expect(copy).toMatchObject({ content: '', verdict });
    for (const { chatId } of said.classes) expect(t.heard).toContain(`${t.teacher.id} chat.message.changed ${chatId}`);
    const told = await t.database.raw.query<{ title: string }>(
      `select payload ->> 'title' as title from outbox where payload ->> 'kind' = 'CHAT_WARNED'`,
    );
    expect(told.map(({ title }) => title)).toEqual(['운영팀이 내 공지를 지웠어요']);
  });

  it('is told once to who reported it in several of its rooms', async () => {
    await report('g2', 0);
    await report('g2', 1);
    await decide('DECLINE');
    expect((await t.mails()).map(({ recipient }) => recipient)).toEqual(['b02@family.example']);
  });

  it('stands with the announcement afterwards: its page says why, and its list that the team removed it', async () => {
    await report('g2', 1);
    await decide('ACCEPT');
    expect(await t.announcement(said.id)).toMatchObject({
      content: '',
      deletedAt: expect.any(String),
      verdict: { kind: 'REMOVED', reason: '확인했어요.' },
    });
    const list = (await t.call<{ items: AnnouncementSummary[] }>('GET', ANNOUNCEMENTS)).data.items;
    expect(list).toMatchObject([{ isDeleted: true, isRemovedByTeam: true, preview: '' }]);
  });

  it('is warned about in all of its rooms', async () => {
    await report('g1', 0);
    await decide('CORRECT');
    for (const copy of await copies())
      expect(copy).toMatchObject({ content: '거친 공지', verdict: { kind: 'WARNED', reason: '확인했어요.' } });
    expect((await t.announcement(said.id)).verdict).toEqual({ kind: 'WARNED', reason: '확인했어요.' });
  });
});
