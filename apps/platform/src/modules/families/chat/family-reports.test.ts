import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { ChatReports, OwnChatReport } from '@portal/domain/chat/chat-report';
import type { Chat } from '@portal/domain/chat/chats.contract';
import type { FamilyChat } from '@portal/domain/families/family-chat';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';

const text = (content: string) => ({ clientId: randomUUID(), content, fileIds: [] });
const RUDE = { reason: 'RUDE', words: '' };

let t: FamilyApp;
let mother: FamilyAtDoor;
let other: FamilyAtDoor;
let ops: Record<string, string>;
let roomId: string;
beforeAll(async () => {
  t = await createFamilyApp();
  await t.tick();
  const [row] = await t.database.raw.query<{ id: string }>(
    `select chat_room_id as id from teaching_class where id = 'c1'`,
  );
  roomId = row!.id;
  mother = await t.family('g1');
  other = await t.family('g3');
  await t.addUser({ username: 'ops', userType: 'OPERATOR', desks: ['HELP'] });
  ops = await t.signIn('ops');
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(
    `delete from ops_item; delete from chat_report; delete from chat_message; delete from mail; delete from outbox;
     update chat_room set last_seq = 0, last_change = 0, last_message_at = null;
     update chat_member set last_read_seq = 0, left_at = null`,
  );
});
afterAll(() => t.close());

const write = (content: string) => t.call('POST', `/messaging/v1/chats/${roomId}/messages`, text(content));
const report = (of: FamilyAtDoor, seq: number, body: object = RUDE) =>
  of.post<OwnChatReport>(seq === 0 ? '/chats/class/report' : `/chats/class/messages/${seq}/report`, body);
const reports = async (of: FamilyAtDoor, room = 'class') =>
  (await of.get<{ items: OwnChatReport[] }>(`/chats/${room}/reports`)).data.items;
const desk = async <T>(url = '') => (await t.request({ url: `/tns/v1/ops/CHATS${url}`, headers: ops })).json<T>();
const waiting = async () => (await desk<{ data: { items: OpsItem[] } }>()).data.items;
async function decide(decision: 'ACCEPT' | 'CORRECT' | 'DECLINE', caseId?: string) {
  const id = caseId ?? (await waiting())[0]!.id;
  const post = (step: string, payload = {}) =>
    t.request({ method: 'POST', url: `/tns/v1/ops/CHATS/${id}/${step}`, headers: ops, payload });
  const { stamp } = (await post('pick-up')).json<{ data: { stamp?: string } }>().data;
  await post('decide', { decision, reason: '확인했어요.', remarks: [], stamp });
}

const letters = async () =>
  (await t.mails()).map(({ recipient, subject, text: body }) => ({ recipient, subject, body }));

describe('a family about which the team has decided [CHT-1]', () => {
  const write = async (content: string) =>
    (await mother.post<ChatMessage>('/chats/class/messages', text(content))).data.seq;
  const reportedByTeacher = (seq: number) =>
    t.call('POST', `/messaging/v1/chats/${roomId}/messages/${seq}/report`, RUDE);
  const seen = async (of: FamilyAtDoor) =>
    (await of.get<{ items: ChatMessage[] }>('/chats/class/messages')).data.items[0]!;

  it('reads at its message that it was warned, and why, and is written to with the way to object', async () => {
    await reportedByTeacher(await write('거친 말'));
    await decide('CORRECT');
    expect(await seen(mother)).toMatchObject({
      content: '거친 말',
      verdict: { kind: 'WARNED', reason: '확인했어요.' },
    });
    expect((await seen(other)).verdict).toBeNull();
    const [letter] = await letters();
    expect(letter).toMatchObject({
      recipient: 'b01@family.example',
      subject: '[클래스] 중2 수학 – 대화에 운영팀이 주의를 줬어요',
    });
    expect(letter!.body).toMatch(/이유: 확인했어요\.[^]*고객센터\(1900-0000\)[^]*\/f\/\S+\?talk=open/);
  });

  it('reads in the place of its message that the team removed it, as all do, and alone why', async () => {
    await reportedByTeacher(await write('거친 말'));
    await decide('ACCEPT');
    expect(await seen(mother)).toMatchObject({ content: '', verdict: { kind: 'REMOVED', reason: '확인했어요.' } });
    expect((await seen(other)).verdict).toEqual({ kind: 'REMOVED', reason: '' });
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      '[클래스] 중2 수학 – 운영팀이 내 메시지를 지웠어요',
    ]);
  });

  it('in the talk of two is warned about the talk as a whole, in its language', async () => {
    const { data } = await t.call<Chat>('POST', '/messaging/v1/chats', { guardianId: 'g2' });
    await t.call('POST', `/messaging/v1/chats/${data.id}/report`, RUDE);
    await decide('CORRECT');
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: 'b02@family.example', subject: expect.stringMatching(/nhắc nhở bạn/) });
    expect(letter!.body).toMatch(/\/f\/\S+\?talk=teacher/);
    const warnings = async (of: FamilyAtDoor) => (await of.get<ChatReports>('/chats/teacher/reports')).data.warnings;
    expect(await warnings(await t.family('g2'))).toEqual([{ reason: '확인했어요.', at: expect.any(String) }]);
    expect(await warnings(mother)).toEqual([]);
    // Nor is who reported it the one who was warned.
    const { data: hers } = await t.call<ChatReports>('GET', `/messaging/v1/chats/${data.id}/reports`);
    expect(hers).toMatchObject({ items: [{ seq: null }], warnings: [] });
  });

  it('in a talk of two that both reported is one case of each, and who is warned is the one who was reported', async () => {
    const { data } = await t.call<Chat>('POST', '/messaging/v1/chats', { guardianId: 'g2' });
    await t.call('POST', `/messaging/v1/chats/${data.id}/report`, RUDE);
    await (await t.family('g2')).post('/chats/teacher/report', RUDE);
    const cases = await waiting();
    expect(cases.map(({ teacherId }) => teacherId).toSorted()).toEqual([t.teacher.id, null].toSorted());
    const texts = async (id: string) => {
      const { fields } = (await desk<{ data: OpsItemDetails }>(`/${id}`)).data;
      return fields.filter(({ path }) => path === 'sender' || path === 'reports.0').map((field) => field.text);
    };
    const ofFamily = cases.find(({ teacherId }) => teacherId === null)!;
    expect(await texts(ofFamily.id)).toEqual(['보호자 B02 (가족)', expect.stringContaining('시험 선생님 (선생님)')]);
    await decide('CORRECT', ofFamily.id);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['b02@family.example']);
    const { data: hers } = await t.call<ChatReports>('GET', `/messaging/v1/chats/${data.id}/reports`);
    expect(hers.warnings).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a family that reports [CHT-1]', () => {
  it('brings a message of the teacher to the desk, which reads that it was a family, and which', async () => {
    await write('거친 말');
    expect(await report(mother, 1, { ...RUDE, words: '아이가 놀랐어요' })).toMatchObject({
      status: 200,
      data: { seq: 1, reason: 'RUDE', decision: null },
    });
    const [item] = await waiting();
    expect(item).toMatchObject({ title: '중2 수학 · 메시지 · 거친 말', mark: '욕설이나 괴롭힘 · 가족의 신고' });
    expect(item!.teacherId).toBe(t.teacher.id);
    const { fields } = (await desk<{ data: OpsItemDetails }>(`/${item!.id}`)).data;
    const textOf = (path: string) => fields.find((field) => field.path === path)?.text;
    expect(textOf('sender')).toBe('시험 선생님 (선생님)');
    expect(textOf('reports.0')).toMatch(/욕설이나 괴롭힘 · 보호자 B01 \(가족\) · .*\n아이가 놀랐어요/);
  });

  it('reads what it reported and what came of it; no other family does', async () => {
    await write('거친 말');
    await report(mother, 1);
    await report(mother, 0, { reason: 'OTHER', words: '밤마다 써요' });
    expect((await reports(mother)).map(({ seq }) => seq)).toEqual([null, 1]);
    expect(await reports(other)).toEqual([]);
    expect(await reports(mother, 'teacher')).toEqual([]);
  });

  it('is told in the talk what was decided, and why', async () => {
    await write('거친 말');
    await report(mother, 1);
    const decisions = async (of: FamilyAtDoor) => (await of.get<FamilyChat>('/chats/class')).data.decisions;
    const isReported = async (of: FamilyAtDoor) => (await of.door()).chat?.isReported;
    expect(await decisions(mother)).toBe(0);
    expect([await isReported(mother), await isReported(other)]).toEqual([true, false]);
    await decide('ACCEPT');
    expect([await decisions(mother), await decisions(other)]).toEqual([1, 0]);
    expect(await isReported(mother)).toBe(false);
    expect((await reports(mother))[0]!.said).toBe('거친 말');
    expect((await reports(mother))[0]!.decision).toMatchObject({ outcome: 'REMOVED', reason: '확인했어요.' });
    expect((await letters()).map(({ recipient, subject }) => `${recipient} ${subject}`)).toEqual([
      'b01@family.example [클래스] 중2 수학 – 신고한 메시지를 지웠어요',
    ]);
    const told = await t.database.raw.query<{ title: string }>(
      `select payload ->> 'title' as title from outbox where payload ->> 'kind' = 'CHAT_WARNED'`,
    );
    expect(told.map(({ title }) => title)).toEqual(['운영팀이 내 메시지를 지웠어요']);
  });

  it('says the same once, and nothing of its own words, of what is gone, or of a talk that nobody has opened', async () => {
    await write('거친 말');
    await mother.post('/chats/class/messages', text('제 말이에요'));
    await report(mother, 1);
    expect((await report(mother, 1)).status).toBe(200);
    expect((await report(mother, 1, { reason: 'SPAM', words: '' })).code).toBe('REPORT_EXISTS');
    expect((await report(mother, 2)).code).toBe('OWN_WORDS');
    expect((await report(mother, 9)).status).toBe(404);
    expect((await report(mother, 1, { reason: 'OTHER', words: ' ' })).status).toBe(400);
    expect((await mother.post('/chats/teacher/report', RUDE)).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
  });

  it('reports nothing of a room that it has left', async () => {
    await write('거친 말');
    await t.database.raw.exec(`update chat_member set left_at = now() where member_id = 'g1'`);
    expect((await report(mother, 1)).status).toBe(404);
    expect((await mother.get('/chats/class/reports')).status).toBe(404);
  });

  it('is told also where it has left the class meanwhile, without a link that opens nothing', async () => {
    await write('거친 말');
    const { data } = await t.call<Chat>('POST', '/messaging/v1/chats', { guardianId: 'g1' });
    await t.call('POST', `/messaging/v1/chats/${data.id}/messages`, text('더 거친 말'));
    await report(mother, 1);
    await mother.post('/chats/teacher/messages/1/report', RUDE);
    await t.database.raw.exec(
      `update enrollment set status = 'CANCELED', ended_at = now(), end_reason = '이사' where student_id = 's1'`,
    );
    await decide('ACCEPT');
    await decide('ACCEPT');
    const told = await letters();
    expect(told.map(({ recipient, subject }) => `${recipient} ${subject}`)).toEqual(
      Array.from({ length: 2 }, () => 'b01@family.example [클래스] 중2 수학 – 신고한 메시지를 지웠어요'),
    );
    for (const { body } of told) expect(body).not.toContain('/f/');
    await t.database.raw.exec(
      `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's1'`,
    );
  });
});
