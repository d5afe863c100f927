import { type AnnouncementApp, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';

const HOUR = 3_600_000;
/** 22:30 in Seoul, half past eight in the evening in Ho Chi Minh City. */
const EVENING = '2026-11-18T13:30:00Z';
let t: AnnouncementApp;
beforeAll(async () => {
  t = await createAnnouncementApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const letters = async () => {
  await t.chat.tick();
  const mails = (await t.mails()).filter(({ subject }) => /공지를 아직|chưa đọc thông báo/.test(subject));
  return mails.map(({ recipient }) => recipient).toSorted();
};
const announced = async () => (await t.announce()).data;

describe('those who have not read an announcement [CHT-1]', () => {
  it('are reminded by a letter in their language that leads to the talk, once each', async () => {
    const { id, remindableCount } = await announced();
    expect(remindableCount).toBe(2);
    expect((await t.remind(id)).data).toEqual({ sentCount: 2, heldCount: 0 });
    expect(await letters()).toEqual(['b01@family.example', 'b02@family.example']);
    const [korean] = (await t.mails()).filter(({ recipient }) => recipient.startsWith('b01'));
    expect(korean!.subject).toContain('중2 수학 공지를 아직 읽지 않았어요');
    expect(korean!.text).toMatch(/다음 주 수요일은 쉬어요[^]*\/f\/\S+\?talk=open/);
  });

  it('are not reminded again within a day, and are after it', async () => {
    const { id } = await announced();
    await t.remind(id);
    t.clock.advance(23 * HOUR);
    expect(await t.announcement(id)).toMatchObject({ remindableCount: 0 });
    expect((await t.remind(id)).data).toEqual({ sentCount: 0, heldCount: 0 });
    t.clock.advance(HOUR);
    expect((await t.remind(id)).data.sentCount).toBe(2);
    expect(await letters()).toHaveLength(4);
  });

  it('do not hear of it in their night, but when that is over', async () => {
    t.clock.set(EVENING);
    const { id } = await announced();
    expect((await t.remind(id)).data).toEqual({ sentCount: 1, heldCount: 1 });
    expect(await letters()).toEqual(['b02@family.example']);
    t.clock.advance(8 * HOUR);
    expect(await letters()).toHaveLength(1);
    t.clock.advance(HOUR);
    expect(await letters()).toEqual(['b01@family.example', 'b02@family.example']);
  });

  it('are not written to where they read it while the letter waited, left the class, or it was taken back', async () => {
    t.clock.set(EVENING);
    const { id, classes } = await announced();
    await t.remind(id);
    await (await t.family('g1')).post('/chats/class/read', { seq: 1 });
    t.clock.advance(10 * HOUR);
    expect(await letters()).toEqual(['b02@family.example']);

    t.clock.set(EVENING);
    const second = await announced();
    await t.remind(second.id);
    await t.call('DELETE', `/messaging/v1/chats/${classes[0]!.chatId}/messages/2`);
    t.clock.advance(10 * HOUR);
    expect(await letters()).toHaveLength(2);
  });

  it('get no second letter about the same message five minutes later', async () => {
    const { id } = await announced();
    await t.remind(id);
    await letters();
    t.clock.advance(HOUR / 10);
    await t.families.tick();
    expect((await t.mails()).filter(({ recipient }) => recipient === 'b01@family.example')).toHaveLength(1);
  });

  it('are named with when they were reminded, and with whom no mail reaches', async () => {
    const { id } = await announced();
    await t.remind(id);
    const { classes } = await t.announcement(id);
    const readers = classes[0]!.readers.map(
      ({ name, remindedAt, isReached }) => `${name} ${remindedAt !== null} ${isReached}`,
    );
    expect(readers).toEqual([
      '보호자 B01 true true',
      '보호자 B02 true true',
      '보호자 B03 false false',
      '학생 A01 false false',
    ]);
  });

  it('are named with when they will be, until the letter that waits for their morning has left', async () => {
    t.clock.set(EVENING);
    const { id } = await announced();
    await t.remind(id);
    const first = async () => (await t.announcement(id)).classes[0]!.readers[0]!;
    const { remindsAt } = await first();
    expect(await first()).toMatchObject({
      name: '보호자 B01',
      remindedAt: null,
      remindsAt: '2026-11-18T22:00:00.000Z',
    });
    t.clock.set(remindsAt!);
    await letters();
    expect(await first()).toMatchObject({ remindedAt: remindsAt, remindsAt: null });
  });
});
