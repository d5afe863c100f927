import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { OwnChatReport } from '@portal/domain/chat/chat-report';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { CHAT_NOW, type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { uploadCalls } from '../../../testing/upload-calls.ts';
import { pdfOf } from '../../../testing/upload-corpus/samples.ts';

let t: ChatApp;
let ops: Record<string, string>;
beforeAll(async () => {
  t = await createChatApp();
  await t.addUser({ username: 'ops', userType: 'OPERATOR', desks: ['HELP'] });
  ops = await t.signIn('ops');
});
beforeEach(async () => {
  t.clock.set(CHAT_NOW);
  await t.database.raw.exec(
    'delete from outbox; delete from ops_item; delete from chat_report; delete from chat_message; delete from chat_member; delete from chat_room',
  );
  await t.room('r', { written: 14 });
});
afterAll(() => t.close());

const report = (seq: number, over = {}) =>
  t.call<OwnChatReport>('POST', seq === 0 ? '/r/report' : `/r/messages/${seq}/report`, {
    reason: 'RUDE',
    words: '',
    ...over,
  });
const mine = async () => (await t.call<{ items: OwnChatReport[] }>('GET', '/r/reports')).data.items;
const atDesk = async () => {
  const answer = await t.request({ url: '/tns/v1/ops/CHATS', headers: ops });
  return answer.json<{ data: { items: { id: string; title: string; mark: string }[] } }>().data.items;
};
const details = async (id: string) =>
  (await t.request({ url: `/tns/v1/ops/CHATS/${id}`, headers: ops })).json<{ data: OpsItemDetails }>().data;
async function decide(id: string, decision: 'ACCEPT' | 'CORRECT' | 'DECLINE') {
  const post = (url: string, payload = {}) =>
    t.request({ method: 'POST', url: `/tns/v1/ops/CHATS/${id}/${url}`, headers: ops, payload });
  await post('pick-up');
  const { stamp } = (await details(id)) as { stamp?: string };
  return (await post('decide', { decision, reason: '확인했어요.', remarks: [], stamp })).statusCode;
}
const told = async () =>
  (
    await t.database.raw.query<{ line: string }>(
      `select payload ->> 'kind' || ' ' || (payload ->> 'title') as line from outbox
        where payload ->> 'kind' like 'CHAT%' order by seq`,
    )
  ).map(({ line }) => line);
const textOf = ({ fields }: OpsItemDetails, path: string) => fields.find((field) => field.path === path)?.text;

describe('a report of a message [CHT-1]', () => {
  it('brings it to the desk with the ten before it, who talks and who reported it', async () => {
    expect(await report(12, { words: '욕을 했어요' })).toMatchObject({
      status: 200,
      data: { seq: 12, decision: null },
    });
    const [item] = await atDesk();
    expect(item).toMatchObject({
      title: '중2 수학 · 메시지 · 12번째',
      mark: '욕설이나 괴롭힘',
      teacherName: '보호자 1',
    });
    const read = await details(item!.id);
    expect(textOf(read, 'content')).toBe('12번째');
    expect(textOf(read, 'people')).toContain('보호자 1');
    const before = textOf(read, 'before')!
      .split('\n\n')
      .map((line) => line.split('\n')[1]);
    expect(before).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 2}번째`));
    expect(textOf(read, 'reports.0')).toMatch(/욕설이나 괴롭힘 · 김하늘 \(선생님\) · .*\n욕을 했어요/);
  });

  it('is one however often it is sent, and no second one about the same', async () => {
    await report(12);
    expect((await report(12)).status).toBe(200);
    expect(await report(12, { reason: 'SPAM' })).toMatchObject({ status: 409, code: 'REPORT_EXISTS' });
    expect([await mine(), await atDesk()].map((list) => list.length)).toEqual([1, 1]);
  });

  it('that the team accepts ends the addresses of its files that others have', async () => {
    const { upload, read } = uploadCalls(t, await t.signIn('math'));
    const file = await upload({ name: '욕.pdf', bytes: pdfOf(), contentType: 'application/pdf', location: 'CHAT' });
    const words = { clientId: randomUUID(), content: '', fileIds: [file.id] };
    const { seq } = await t.chat.ofMembers.send('grd-1', 'r', words, { ownerId: t.teacher.id });
    await report(seq);
    const { id } = (await atDesk())[0]!;
    expect((await read(file.url)).statusCode).toBe(200);
    expect(await decide(id, 'ACCEPT')).toBe(200);
    expect((await read(file.url)).statusCode).toBe(404);
  });

  describe('with a file', () => {
    let fileId: string;
    let seq: number;
    const send = () =>
      t.chat.ofMembers.send(
        'grd-1',
        'r',
        { clientId: randomUUID(), content: '', fileIds: [fileId] },
        { ownerId: 'grd-1' },
      );
    beforeEach(async () => {
      await t.database.raw.exec(`delete from file_hold; delete from file_use; delete from file_asset`);
      fileId = await addFileRow(t.database, { ownerId: 'grd-1', location: 'CHAT', name: '협박.png' });
      ({ seq } = await send());
      await report(seq);
    });
    const atDeskOnly = async () => (await details((await caseIds())[0]!)) as { files: { file: { name: string } }[] };
    const caseIds = async () =>
      (await t.database.raw.query<{ id: string }>('select id from ops_item')).map(({ id }) => id);
    const names = async () => (await atDeskOnly()).files.map(({ file }) => file.name);
    async function afterDays(days: number) {
      t.clock.set(addDays(new Date(CHAT_NOW), days).toISOString());
      ops = await t.signIn('ops');
      await t.assets.sweepFiles();
    }

    it('keeps it for the desk though its sender takes the message back, and as long as the decided case is kept', async () => {
      await t.chat.ofMembers.remove('grd-1', { roomId: 'r', seq });
      await afterDays(2);
      expect(await names()).toEqual(['협박.png']);
      await decide((await caseIds())[0]!, 'ACCEPT');
      await afterDays(4);
      expect(await names()).toEqual(['협박.png']);
      await t.database.raw.exec('delete from chat_report');
      await afterDays(6);
      expect(await t.database.raw.query('select id from file_asset')).toEqual([]);
    });

    it('keeps it for the desk though the team removes the message, and nobody sends it again', async () => {
      await decide((await caseIds())[0]!, 'ACCEPT');
      expect(await names()).toEqual(['협박.png']);
      await expect(send()).rejects.toMatchObject({
        code: 'FILE_NOT_FOUND',
        fields: { fileIds: expect.stringContaining('지운 파일') },
      });
      expect((await t.messages('r')).items.flatMap(({ files }) => files)).toEqual([]);
    });

    it('leaves it to its sender where the team finds nothing wrong', async () => {
      await decide((await caseIds())[0]!, 'DECLINE');
      expect((await send()).files.map(({ name }) => name)).toEqual(['협박.png']);
    });
  });

  it('waits with those of others as one case', async () => {
    await report(12);
    await t.chat.ofMembers.reports.report('grd-2', { roomId: 'r', seq: 12 }, { reason: 'SPAM', words: '' });
    const items = await atDesk();
    expect(items.map(({ mark }) => mark)).toEqual(['욕설이나 괴롭힘, 광고나 도배 · 가족의 신고']);
    expect(textOf(await details(items[0]!.id), 'reports.1')).toContain('보호자 2');
  });

  it('says of each round why it was reported, and of more than two reasons how many there are', async () => {
    await report(12);
    for (const [no, reason] of (['SPAM', 'CONTACT', 'SPAM', 'PRIVACY'] as const).entries()) {
      const reporterId = `reader-${no}`;
      await t.database.raw.query(
        `insert into chat_member (room_id, member_id, name, joined_at) values ('r', $1, $1, now())`,
        [reporterId],
      );
      await t.chat.ofMembers.reports.report(reporterId, { roomId: 'r', seq: 12 }, { reason, words: '' });
    }
    const { id, mark } = (await atDesk())[0]!;
    expect(mark).toBe('욕설이나 괴롭힘, 광고나 도배 외 2가지 · 가족의 신고');
    await decide(id, 'DECLINE');
    await t.database.raw.exec(`update chat_message set content = '더 거친 말', edited_at = now() where seq = 12`);
    await report(12, { reason: 'PRIVACY' });
    expect((await atDesk())[0]!.mark).toBe('학생이나 가족의 개인 정보');
  });

  it('keeps what was written then, whatever its sender makes of it, and says what she made of it', async () => {
    await report(12);
    const read = async () => details((await atDesk())[0]!.id);
    expect(textOf(await read(), 'now')).toBeUndefined();
    await t.database.raw.exec(`update chat_message set content = '아니에요', edited_at = now() where seq = 12`);
    expect(textOf(await read(), 'content')).toBe('12번째');
    expect(textOf(await read(), 'now')).toMatch(/^고쳤어요 · .*\n아니에요$/);
    await t.database.raw.exec(`update chat_message set content = '', deleted_at = now() where seq = 12`);
    expect(textOf(await read(), 'now')).toMatch(/^보낸 사람이 지웠어요 · /);
  });

  it('keeps of each reporter the words that she reported', async () => {
    await report(12);
    await t.database.raw.exec(`update chat_message set content = '더 거친 말', edited_at = now() where seq = 12`);
    await t.chat.ofMembers.reports.report('grd-2', { roomId: 'r', seq: 12 }, { reason: 'SPAM', words: '' });
    const read = await details((await atDesk())[0]!.id);
    expect(textOf(read, 'content')).toBe('더 거친 말');
    expect(textOf(read, 'reports.0')).toMatch(/\n그때의 메시지: 12번째$/);
    expect(textOf(read, 'reports.1')).not.toContain('그때의 메시지');
  });

  it('is made anew of words that were written after the team had found nothing wrong', async () => {
    await report(12);
    await decide((await atDesk())[0]!.id, 'DECLINE');
    expect((await report(12, { reason: 'SPAM' })).code).toBe('REPORT_EXISTS');
    await t.database.raw.exec(`update chat_message set content = '더 거친 말', edited_at = now() where seq = 12`);
    expect(await report(12)).toMatchObject({ status: 200, data: { seq: 12, decision: null } });
    expect((await report(12, { reason: 'SPAM' })).code).toBe('REPORT_EXISTS');
    const [item] = await atDesk();
    expect(textOf(await details(item!.id), 'reports.0')).toContain('그대로 뒀어요');
    expect((await mine()).map(({ decision }) => decision?.outcome ?? null)).toEqual([null, 'KEPT']);
  });

  it('says when it was sent, and that nothing stands before the first one', async () => {
    await report(1);
    const read = await details((await atDesk())[0]!.id);
    expect(textOf(read, 'sentAt')).toBe('18/11/2026 (수) 10:28');
    expect(textOf(read, 'before')).toBe('이 메시지가 처음이에요');
  });

  it('is not of her own words, nor of what is gone or is nobody’s, nor from who is not in the talk', async () => {
    await t.send('r');
    expect((await report(15)).code).toBe('OWN_WORDS');
    await t.database.raw.exec(`update chat_message set content = '', deleted_at = now() where seq = 3`);
    expect((await report(3)).code).toBe('WRONG_STATE');
    expect((await report(99)).status).toBe(404);
    const foreign = await t.call('POST', '/r/messages/12/report', { reason: 'RUDE', words: '' }, 'other');
    expect(foreign.status).toBe(404);
    expect((await report(12, { reason: 'OTHER' })).status).toBe(400);
  });
});

describe('what the team decides about a reported talk [CHT-1]', () => {
  it('removes the message: its place stays, its words go, and who reported it is told', async () => {
    await report(12);
    t.heard.length = 0;
    expect(await decide((await atDesk())[0]!.id, 'ACCEPT')).toBe(200);
    const { items } = await t.messages('r');
    expect(items[11]).toMatchObject({ seq: 12, content: '', deletedAt: expect.any(String), change: 1 });
    // Why, its sender reads alone.
    expect(items[11]!.verdict).toEqual({ kind: 'REMOVED', reason: '' });
    expect((await mine())[0]!.decision).toMatchObject({ outcome: 'REMOVED', reason: '확인했어요.' });
    expect(await told()).toEqual(['CHAT_REPORT_DECIDED 신고한 메시지를 지웠어요']);
    expect(t.heard).toContain(`${t.teacher.id} chat.message.changed r`);
  });

  it('warns who wrote it, and leaves the message', async () => {
    await t.send('r', { content: '거친 말' });
    await t.chat.ofMembers.reports.report('grd-2', { roomId: 'r', seq: 15 }, { reason: 'RUDE', words: '' });
    await decide((await atDesk())[0]!.id, 'CORRECT');
    expect((await t.messages('r')).items[14]!.content).toBe('거친 말');
    expect((await t.messages('r')).items[14]!.verdict).toEqual({ kind: 'WARNED', reason: '확인했어요.' });
    const asGuardian = await t.chat.ofMembers.messages('grd-1', 'r', {});
    expect(asGuardian.items[14]!.verdict).toBeNull();
    expect(await told()).toEqual(['CHAT_WARNED 내 메시지에 운영팀이 주의를 줬어요']);
    const { items } = await t.chat.ofMembers.reports.list('grd-2', 'r');
    expect(items[0]!.decision!.outcome).toBe('WARNED');
  });

  it('removes what its sender took back already: its place and its sender read so', async () => {
    await t.send('r', { content: '거친 말' });
    await t.chat.ofMembers.reports.report('grd-2', { roomId: 'r', seq: 15 }, { reason: 'RUDE', words: '' });
    await t.call('DELETE', '/r/messages/15');
    await decide((await atDesk())[0]!.id, 'ACCEPT');
    expect((await t.messages('r')).items[14]!.verdict).toEqual({ kind: 'REMOVED', reason: '확인했어요.' });
  });

  it('finds nothing wrong, and says why to who reported it alone', async () => {
    await report(12);
    await decide((await atDesk())[0]!.id, 'DECLINE');
    expect((await t.messages('r')).items[11]!.content).toBe('12번째');
    expect(await told()).toEqual(['CHAT_REPORT_DECIDED 신고한 대화에 문제가 없다고 정했어요']);
  });

  it('is not about words that the operator has not read: she reads them beside those that were reported', async () => {
    await report(12);
    const { id } = (await atDesk())[0]!;
    const { stamp } = (await details(id)) as { stamp?: string };
    await t.database.raw.exec(`update chat_message set content = '더 거친 말', edited_at = now() where seq = 12`);
    const post = (step: string, payload: object) =>
      t.request({ method: 'POST', url: `/tns/v1/ops/CHATS/${id}/${step}`, headers: ops, payload });
    await post('pick-up', {});
    for (const seen of [stamp, undefined])
      expect(
        (await post('decide', { decision: 'DECLINE', reason: '괜찮아요.', remarks: [], stamp: seen })).json(),
      ).toMatchObject({ code: 'VERSION_CONFLICT' });
    const read = await details(id);
    expect([textOf(read, 'content'), textOf(read, 'now')]).toEqual(['12번째', expect.stringMatching(/더 거친 말$/)]);
    expect(read.item.state).toBe('PICKED_UP');
    expect(await decide(id, 'DECLINE')).toBe(200);
    // Hers was about the older words.
    expect((await report(12)).status).toBe(200);
  });

  it('removes nothing of a talk that was reported as a whole', async () => {
    await report(0);
    const [item] = await atDesk();
    expect(item).toMatchObject({ title: '중2 수학 · 대화 전체', teacherName: '' });
    expect((await details(item!.id)) as object).toMatchObject({ withheld: ['ACCEPT', 'CORRECT'] });
    expect(await decide(item!.id, 'ACCEPT')).toBe(400);
    // Of several nobody knows who is meant.
    expect(await decide(item!.id, 'CORRECT')).toBe(400);
    expect(await decide(item!.id, 'DECLINE')).toBe(200);
    expect((await mine())[0]).toMatchObject({ seq: null, decision: { outcome: 'KEPT' } });
  });
});
