import { randomUUID } from 'node:crypto';
import type { Announcement, AnnouncementClass } from '@portal/domain/chat/announcement';
import { ANNOUNCEMENT_LIMITS } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';
import { type AnnouncementApp, ANNOUNCEMENTS, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

const LATER = `${ANNOUNCEMENTS}/later`;
const MINUTE = 60_000;
let t: AnnouncementApp;
beforeAll(async () => {
  t = await createAnnouncementApp();
});
beforeEach(async () => {
  await t.clear();
  await t.database.raw.exec(`
    delete from announcement_later; delete from outbox; delete from notification; delete from file_use; delete from file_asset;
    update teaching_class set progress = 'IN_PROGRESS' where id in ('c1', 'c3', 'c4')`);
});
afterAll(() => t.close());

const inMinutes = (minutes: number) => new Date(Date.parse(LESSON_NOW) + minutes * MINUTE).toISOString();
const WORDS = { classIds: ['c1', 'c3'], content: '다음 주 수요일은 쉬어요.', fileIds: [] as string[] };
const keep = (over: object = {}, who?: Record<string, string>) =>
  t.call<LaterAnnouncement>('POST', LATER, { clientId: randomUUID(), ...WORDS, sendAt: inMinutes(5), ...over }, who);
const kept = async (over: object = {}) => (await keep(over)).data.id;
const waiting = async () => (await t.call<{ items: LaterAnnouncement[] }>('GET', LATER)).data.items;
const pass = async (minutes: number) => {
  t.clock.advance(minutes * MINUTE);
  await t.chat.tick();
};
const finish = (classId: string) =>
  t.database.raw.exec(`update teaching_class set progress = 'FINISHED' where id = '${classId}'`);
const news = () =>
  t.database.raw.query<{ title: string; content: string }>(
    `select payload->>'title' as title, payload->>'content' as content from outbox
      where user_id = $1 and payload->>'kind' = 'LATER_ANNOUNCEMENT'`,
    [t.teacher.id],
  );

describe('an announcement that is kept for later [CHT-1] [CHT-2]', () => {
  it('is sent when its time has come, once, as an announcement of the same id, and waits no more', async () => {
    const id = await kept({ content: ' 다음 주 수요일은 쉬어요. ' });
    await pass(4);
    expect(await t.messageCount()).toBe(0);
    await pass(1);
    expect(await t.announcement(id)).toMatchObject({
      content: '다음 주 수요일은 쉬어요.',
      at: inMinutes(5),
      readerCount: 4,
      missedClasses: [],
    });
    expect(t.heard).toContain(`${t.teacher.id} announcement.changed ${id}`);
    expect(t.heard.filter((line) => line.startsWith('g2 chat.message '))).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    await pass(2);
    expect(await t.messageCount()).toBe(2);
    expect(await news()).toEqual([]);
  });

  it.each([
    ['a moment that is over', -1],
    ['less than a minute ahead', 0.5],
    ['more than sixty days ahead', 60 * 24 * 60 + 1],
  ])('is refused for %s', async (_what, minutes) => {
    expect((await keep({ sendAt: inMinutes(minutes) })).code).toBe('SEND_AT_RANGE');
  });

  it('is one under one client id, refused with other words, and none where it was sent already [R16]', async () => {
    const clientId = randomUUID();
    const first = await keep({ clientId });
    expect((await keep({ clientId })).data).toEqual(first.data);
    expect((await keep({ clientId, content: '다른 말' })).code).toBe('KEY_REUSED');
    expect(await waiting()).toHaveLength(1);
    await pass(6);
    expect((await keep({ clientId, sendAt: inMinutes(12) })).code).toBe('WRONG_STATE');
  });

  it('gives contact data away with a reason alone, which stands with each message', async () => {
    const content = '급하면 010-1234-5678로 전화 주세요.';
    expect((await keep({ content })).code).toBe('CONTACT_DATA');
    const id = await kept({ content, contactReason: '휴강 날 연락처예요' });
    const change = (words: string) => t.call('PUT', `${LATER}/${id}`, { ...WORDS, content: words });
    expect((await change(`내일은 쉬어요. ${content}`)).status).toBe(200);
    expect((await change(`${content} 아니면 010-8765-4321로요.`)).code).toBe('CONTACT_DATA');
    await pass(5);
    const rows = await t.database.raw.query('select distinct contact_reason as reason from chat_message');
    expect(rows).toEqual([{ reason: '휴강 날 연락처예요' }]);
  });

  it('is for her own open classes, and waits with nineteen others at most', async () => {
    for (const id of ['c2', 'none']) expect((await keep({ classIds: ['c1', id] })).code).toBe('TARGET_NOT_YOURS');
    for (let n = 0; n < ANNOUNCEMENT_LIMITS.waitingMax; n++) await keep();
    expect((await keep()).code).toBe('LIMIT_REACHED');
  });

  it('takes its files along, and lets them go where it is cancelled', async () => {
    const fileIds = [await addFileRow(t.database, { id: 'plan', ownerId: t.teacher.id, location: 'CHAT' })];
    expect((await keep({ fileIds: ['none'] })).code).toBe('FILE_NOT_FOUND');
    const uses = async () =>
      (await t.database.raw.query<{ used_by: string }>('select used_by from file_use')).map((row) => row.used_by);
    const canceled = await kept({ fileIds });
    expect(await uses()).toEqual([`announcement:${canceled}`]);
    await t.call('DELETE', `${LATER}/${canceled}`);
    expect(await uses()).toEqual([]);
    const id = await kept({ fileIds });
    await pass(5);
    expect((await t.announcement(id)).files.map((file) => file.id)).toEqual(fileIds);
    expect((await uses()).every((use) => use.startsWith('chat:'))).toBe(true);
  });

  it('is for who is in the classes when it is sent', async () => {
    const id = await kept({ classIds: ['c3'] });
    await t.database.db.transaction((tx) => t.chat.leaveClassRoom(tx, { classId: 'c3', memberIds: ['g3'] }));
    await pass(5);
    const { classes } = await t.announcement(id);
    expect(classes[0]!.readers.map(({ name }) => name)).toEqual(['보호자 B02']);
  });
});

describe('what a teacher does with an announcement that waits [CHT-2]', () => {
  it('writes it anew, for other classes too, and its time stays', async () => {
    const id = await kept();
    const changed = await t.call<LaterAnnouncement>('PUT', `${LATER}/${id}`, {
      ...WORDS,
      content: '목요일은 쉬어요.',
      classIds: ['c4', 'c1'],
    });
    expect(changed.data).toMatchObject({
      content: '목요일은 쉬어요.',
      classes: [{ name: '빈 수업' }, { name: '중2 수학', isOpen: true }],
      sendAt: inMinutes(5),
    });
    const contacts = { ...WORDS, content: '010-1234-5678' };
    expect((await t.call('PUT', `${LATER}/${id}`, contacts)).code).toBe('CONTACT_DATA');
    await pass(5);
    expect((await t.announcement(id)).content).toBe('목요일은 쉬어요.');
  });

  it('gives it another time, which counts from then on', async () => {
    const id = await kept();
    const move = (minutes: number) => t.call('PUT', `${LATER}/${id}/send-at`, { sendAt: inMinutes(minutes) });
    expect((await move(0)).code).toBe('SEND_AT_RANGE');
    expect((await move(8)).status).toBe(200);
    await pass(5);
    expect(await t.messageCount()).toBe(0);
    await pass(3);
    expect(await t.messageCount()).toBe(2);
  });

  it('cancels it, once', async () => {
    const id = await kept();
    expect((await t.call('DELETE', `${LATER}/${id}`)).status).toBe(200);
    expect((await t.call('DELETE', `${LATER}/${id}`)).status).toBe(404);
    await pass(5);
    expect(await t.messageCount()).toBe(0);
  });

  it('sends it now, once; then nothing of it can be changed here', async () => {
    const id = await kept();
    const now = () => t.call<Announcement>('POST', `${LATER}/${id}/send`, {});
    const first = await now();
    expect(first.data).toMatchObject({ id, at: new Date(LESSON_NOW).toISOString() });
    expect((await now()).data).toEqual(first.data);
    await pass(5);
    expect(await t.messageCount()).toBe(2);
    for (const [method, path, body] of [
      ['PUT', '', WORDS],
      ['PUT', '/send-at', { sendAt: inMinutes(12) }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await t.call(method, `${LATER}/${id}${path}`, body)).code).toBe('WRONG_STATE');
  });

  it('sends none beside the one that was sent at once under its name: now that is it', async () => {
    const clientId = randomUUID();
    const id = await kept({ clientId });
    const sent = await t.announce({ ...WORDS, clientId });
    const now = await t.call<Announcement>('POST', `${LATER}/${id}/send`, {});
    expect([now.status, now.data]).toEqual([200, sent.data]);
    expect([await waiting(), await t.messageCount()]).toEqual([[], 2]);
  });

  it('is nobody else’s', async () => {
    const id = await kept();
    for (const [method, path, body] of [
      ['PUT', '', WORDS],
      ['PUT', '/send-at', { sendAt: inMinutes(8) }],
      ['DELETE', '', undefined],
      ['POST', '/send', {}],
    ] as const)
      expect((await t.call(method, `${LATER}/${id}${path}`, body, t.other)).code).toBe('NOT_FOUND');
    expect((await t.call<{ items: unknown[] }>('GET', LATER, undefined, t.other)).data.items).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a class that is over when the time of an announcement comes [CHT-1]', () => {
  it('is named beforehand; the others hear it, and its teacher is told which did not', async () => {
    const id = await kept();
    await finish('c3');
    expect((await waiting())[0]!.classes.map(({ name, isOpen }) => `${name} ${isOpen}`)).toEqual([
      '중2 수학 true',
      '중2 심화 false',
    ]);
    await pass(5);
    const sent = await t.announcement(id);
    expect(sent.classes.map(({ name }) => name)).toEqual(['중2 수학']);
    expect(sent.missedClasses).toEqual(['중2 심화']);
    expect(await news()).toEqual([
      { title: '예약한 공지가 일부 수업에는 가지 않았어요', content: '끝났거나 취소된 수업: 중2 심화' },
    ]);
  });

  it('is none of its classes any more once it is written anew', async () => {
    const id = await kept();
    await finish('c3');
    expect((await t.call('PUT', `${LATER}/${id}`, WORDS)).code).toBe('TARGET_NOT_YOURS');
    expect((await t.call('PUT', `${LATER}/${id}`, { ...WORDS, classIds: ['c1'] })).status).toBe(200);
  });

  it('and is its only one leaves it unsent, which its teacher is told; with another class and time it waits again', async () => {
    const id = await kept({ classIds: ['c3'] });
    await finish('c3');
    await pass(5);
    expect(await waiting()).toMatchObject([{ id, failure: 'NO_CLASS' }]);
    expect((await news()).map(({ title }) => title)).toEqual(['예약한 공지를 보내지 못했어요']);
    expect((await t.call('POST', `${LATER}/${id}/send`, {})).code).toBe('WRONG_STATE');
    await pass(2);
    expect(await news()).toHaveLength(1);
    await t.call('PUT', `${LATER}/${id}`, { ...WORDS, classIds: ['c1'] });
    await t.call('PUT', `${LATER}/${id}/send-at`, { sendAt: inMinutes(9) });
    await pass(2);
    expect((await t.announcement(id)).classes.map(({ name }) => name)).toEqual(['중2 수학']);
  });
});

it('says of a file that is gone so, and leaves nothing behind; another one is sent [CHT-2]', async () => {
  const fileIds = [await addFileRow(t.database, { id: 'plan', ownerId: t.teacher.id, location: 'CHAT' })];
  const id = await kept({ fileIds, sendAt: inMinutes(3) });
  const next = await kept({ content: '다음 공지', sendAt: inMinutes(4) });
  await t.database.raw.exec('delete from file_use; delete from file_asset');
  await pass(6);
  expect(await waiting()).toMatchObject([{ failure: 'FILE_GONE', isFileGone: true }]);
  expect(await t.messageCount()).toBe(2);
  expect((await t.announcement(next)).content).toBe('다음 공지');
  await t.call('PUT', `${LATER}/${id}`, WORDS);
  expect(await waiting()).toMatchObject([{ failure: 'FILE_GONE', isFileGone: false }]);
  expect((await t.call('POST', `${LATER}/${id}/send`, {})).status).toBe(200);
});

it('says beforehand by whose clocks the families of a class live', async () => {
  const { data } = await t.call<{ items: AnnouncementClass[] }>('GET', `${ANNOUNCEMENTS}/classes`);
  expect(data.items.map(({ id, timeZones }) => `${id} ${timeZones.toSorted().join()}`)).toEqual([
    'c4 ',
    'c1 Asia/Ho_Chi_Minh,Asia/Seoul',
    'c3 Asia/Ho_Chi_Minh,Asia/Seoul',
  ]);
});
