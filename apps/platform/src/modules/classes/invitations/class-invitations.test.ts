import { randomUUID } from 'node:crypto';
import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';

const HOUR = 3_600_000;
const MAIL = 'minjun@example.com';
let t: InvitationApp;
beforeAll(async () => {
  t = await createInvitationApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const lastLetter = async () => (await t.letters()).at(-1)!;
async function invited(over: object = {}) {
  const { id } = await t.made({ capacity: 2 });
  await t.invite(id, [MAIL], over);
  return { id, link: await t.secretOf(MAIL) };
}
const states = async (id: string) => (await t.invited(id)).items.map(({ state }) => state);

describe('an invitation by mail', () => {
  it('is a letter with the facts of the class, who invites, and how to ignore it [CLS-1]', async () => {
    await invited({ studentName: '김민준' });
    const letter = (await lastLetter()) as unknown as Record<string, string>;
    expect(letter['to']).toBe(MAIL);
    expect(letter['title']).toMatch(/ 선생님이 금요반 수업에 초대했어요$/);
    for (const words of ['학생: 김민준', '수업: 금요반', '매주: 금 10:00–11:00', '다음 수업: ', '방식: 온라인'])
      expect(letter['content']).toContain(words);
    expect(letter['reason']).toMatch(/이 메일을 지워 주세요/);
    expect(letter['path']).toMatch(/^\/c\/[A-Za-z0-9_-]{67}$/);
  });

  it('is written in Vietnamese to whom the teacher says so, with no Korean word of ours', async () => {
    await invited({ language: 'vi' });
    const { content, title } = await lastLetter();
    expect(title).toContain('mời bạn tham gia lớp');
    expect(content).toMatch(/Hằng tuần: .*10:00–11:00/);
    expect(content.replace('금요반', '').replace(/Giáo viên: .*/, '')).not.toMatch(/[가-힣]/);
  });

  it('can be read before it goes, in both languages, and nothing is sent by that', async () => {
    const { id } = await t.made();
    const { data } = await t.call<{ items: { language: string; title: string; content: string }[] }>(
      'POST',
      `${MY_CLASSES}/${id}/invitations/preview`,
      { studentName: '김민준' },
    );
    expect(data.items.map(({ language }) => language)).toEqual(['ko', 'vi']);
    expect(await t.letters()).toEqual([]);
    await t.invite(id, [MAIL], { studentName: '김민준' });
    const { title, content } = await lastLetter();
    expect(data.items[0]).toMatchObject({ title, content });
  });

  it('carries no address that could be followed, neither in names nor in what the class is called', async () => {
    const { id } = await t.made({ name: '무료 www.evil.example/win' });
    for (const studentName of ['http://evil.example', '당첨 evil.com', 'me@evil.com', 'www.evil'])
      expect(await t.invite(id, [MAIL], { studentName })).toMatchObject({
        code: 'VALIDATION',
        fields: { studentName: '이름에는 인터넷 주소, 메일 주소, 전화번호를 쓸 수 없어요.' },
      });
    await t.invite(id, [MAIL]);
    expect((await lastLetter()).content).not.toMatch(/evil\.example/);
  });

  it('goes to several addresses at once, each with a link of its own', async () => {
    const { id } = await t.made();
    const { status, data } = await t.invite(id, ['a@example.com', ' B@Example.com'.trim()]);
    expect([status, data.items.map(({ email }) => email).sort(), data.lettersLeft]).toEqual([
      201,
      ['a@example.com', 'b@example.com'],
      48,
    ]);
    expect(await t.secretOf('a@example.com')).not.toBe(await t.secretOf('b@example.com'));
  });

  it('is refused line by line, and then nobody is written to', async () => {
    const { id } = await invited();
    expect(await t.invite(id, ['new@example.com', 'MINJUN@example.com', 'new@example.com'])).toMatchObject({
      code: 'VALIDATION',
      fields: { 'emails.1': expect.stringContaining('이미 초대한'), 'emails.2': expect.stringContaining('위에 같은') },
    });
    expect(await t.invite(id, ['new@example.com', 'nobody'])).toMatchObject({
      fields: { 'emails.1': '이메일 형식이 아니에요. 예: name@example.com' },
    });
    expect(await t.invite(id, ['x@example.com', 'y@example.com'], { studentName: '김민준' })).toMatchObject({
      fields: { studentName: expect.stringContaining('비워') },
    });
    expect(await t.letters()).toHaveLength(1);
  });

  it('is sent once, however often the call is repeated [R45]', async () => {
    const { id } = await t.made();
    const clientId = randomUUID();
    const first = await t.invite(id, [MAIL], { clientId });
    expect(await t.invite(id, [MAIL], { clientId })).toEqual(first);
    expect(await t.letters()).toHaveLength(1);
  });

  it('goes out fifty times in 24 hours and no more, over all her classes, resending too', async () => {
    const monday = [{ weekday: 'MONDAY' as const, start: '10:00', end: '11:00' }];
    const ids = [(await t.made()).id, (await t.made({ weeklySchedule: monday })).id];
    const to = (from: number, count: number) => Array.from({ length: count }, (_, no) => `p${from + no}@example.com`);
    for (const [at, id] of [ids[0]!, ids[1]!].entries()) await t.invite(id, to(at * 20, 20));
    expect(await t.invite(ids[0]!, to(40, 11))).toMatchObject({
      code: 'LETTERS_TODAY',
      message: '초대 메일은 24시간에 50통까지 보낼 수 있고 지금은 10통 남았어요. 나머지는 내일 보내 주세요',
    });
    expect((await t.invite(ids[0]!, to(40, 10))).data.lettersLeft).toBe(0);
    t.clock.advance(HOUR);
    const { id } = await t.one(ids[0]!, 'p0@example.com');
    expect(await t.actOn(ids[0]!, id, 'resend')).toMatchObject({ code: 'LETTERS_TODAY' });
    t.clock.advance(23 * HOUR);
    expect(await t.actOn(ids[0]!, id, 'resend')).toMatchObject({ status: 200 });
  });

  it('is not sent for a class that takes nobody any more', async () => {
    const { id, link } = await invited();
    await t.sql(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = '${id}'`);
    expect(await t.invite(id, ['other@example.com'])).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.look(link)).toMatchObject({ code: 'LINK_REVOKED' });
    expect((await t.invited(id)).items[0]!.resendAt).toBeNull();
  });
});

describe('sending it once more', () => {
  it('is possible an hour after the last letter and three times in all, with the same link', async () => {
    const { id, link } = await invited();
    const again = async () => t.actOn(id, (await t.one(id, MAIL)).id, 'resend');
    expect(await again()).toMatchObject({ status: 429, code: 'TOO_MANY' });
    t.clock.advance(HOUR);
    expect(await again()).toMatchObject({ status: 200, data: { items: [{ sent: 2 }] } });
    expect(await t.secretOf(MAIL)).toBe(link);
    t.clock.advance(HOUR);
    await again();
    t.clock.advance(HOUR);
    expect(await t.one(id, MAIL)).toMatchObject({ sent: 3, resendAt: null });
    expect(await again()).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('is not got around by withdrawing and inviting anew', async () => {
    const { id } = await invited();
    for (const from of ['11:42', '12:42']) {
      await t.actOn(id, (await t.invited(id)).items[0]!.id, 'withdraw');
      expect(await t.invite(id, [MAIL])).toMatchObject({
        fields: { 'emails.0': expect.stringContaining(`한 시간이 지나지 않았어요. ${from}부터 다시`) },
      });
      t.clock.advance(HOUR);
      await t.invite(id, [MAIL]);
    }
    await t.actOn(id, (await t.invited(id)).items[0]!.id, 'withdraw');
    t.clock.advance(HOUR);
    expect(await t.invite(id, [MAIL])).toMatchObject({ fields: { 'emails.0': expect.stringContaining('3번') } });
  });
});

describe('how far an invitation has come', () => {
  it('is told as it happens: sent, opened, asked, joined, left', async () => {
    const { id, link } = await invited();
    const seen = [await states(id)];
    expect((await t.look(link)).data.invitee).toMatchObject({ email: MAIL, language: 'ko', answer: null });
    seen.push(await states(id));
    const answer = await t.ask(link, { email: MAIL });
    expect(answer.data.state).toBe('REQUESTED');
    expect((await t.look(link)).data.invitee!.answer).toEqual(answer.data);
    seen.push(await states(id));
    const [request] = (await t.invitation(id)).requests;
    await t.answer(id, request!.id, { answer: 'ACCEPT' });
    seen.push(await states(id));
    const [student] = (await t.call<{ items: { id: string }[] }>('GET', `${MY_CLASSES}/${id}/students`)).data.items;
    await t.call('POST', `${MY_CLASSES}/${id}/students/${student!.id}/remove`, { reason: '이사' });
    seen.push(await states(id));
    expect(seen.flat()).toEqual(['SENT', 'OPENED', 'REQUESTED', 'JOINED', 'LEFT']);
    expect(await t.look(link)).toMatchObject({ code: 'LINK_REVOKED' });
  });

  it('asks for one seat by one invitation, however often it is sent and whatever it says', async () => {
    const { id, link } = await invited();
    const first = await t.ask(link, { email: MAIL });
    expect(await t.ask(link, { email: MAIL, studentName: '다른 이름' })).toEqual(first);
    expect((await t.invitation(id)).requests).toHaveLength(1);
  });

  it('is open again where nobody answered the family in time, and ended where the teacher declined it', async () => {
    const { id, link } = await invited();
    await t.ask(link, { email: MAIL });
    t.clock.advance(48 * HOUR);
    await t.tick();
    expect(await states(id)).toEqual(['SENT']);
    await t.ask(link, { email: MAIL });
    const [request] = (await t.invitation(id)).requests;
    await t.answer(id, request!.id, { answer: 'DECLINE', reason: '' });
    expect(await states(id)).toEqual(['REFUSED']);
    expect(await t.ask(link, { email: MAIL })).toMatchObject({ code: 'LINK_REVOKED' });
  });

  it('follows the rule of its class: who is not asked for is in at once', async () => {
    const { id, link } = await invited();
    await t.call('PUT', `${MY_CLASSES}/${id}/invitation`, { asksTeacher: false });
    expect((await t.ask(link, { email: MAIL })).data.state).toBe('ACCEPTED');
    expect(await states(id)).toEqual(['JOINED']);
  });
});

describe('an invitation that is taken back', () => {
  it('has a dead link at once, and leaves the link of the class and its requests as they are', async () => {
    const { id, link } = await invited();
    const door = await t.linkOf(id);
    expect(await t.actOn(id, (await t.one(id, MAIL)).id, 'withdraw')).toMatchObject({
      data: { items: [{ state: 'WITHDRAWN', resendAt: null }] },
    });
    expect(await t.look(link)).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
    expect(await t.ask(link)).toMatchObject({ code: 'LINK_REVOKED' });
    expect(await t.ask(door)).toMatchObject({ status: 201 });
  });

  it('cannot be, once its family has asked: the request is answered instead', async () => {
    const { id, link } = await invited();
    await t.ask(link, { email: MAIL });
    expect(await t.actOn(id, (await t.one(id, MAIL)).id, 'withdraw')).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('stays open when the link of the class is renewed', async () => {
    const { id, link } = await invited();
    await t.call('POST', `${MY_CLASSES}/${id}/invitation/renew`);
    expect(await t.look(link)).toMatchObject({ status: 200 });
  });

  it.each([false, true])(
    'can be declined by the family, which is not written to again (asked before: %s)',
    async (asked) => {
      const { id, link } = await invited();
      if (asked) {
        await t.ask(link, { email: MAIL });
        t.clock.advance(48 * HOUR);
        await t.tick();
      }
      expect(await t.decline(link)).toMatchObject({ status: 200 });
      expect(await t.decline(link)).toMatchObject({ status: 200 });
      expect(await states(id)).toEqual(['DECLINED']);
      t.clock.advance(HOUR);
      expect(await t.invite(id, [MAIL])).toMatchObject({
        fields: { 'emails.0': expect.stringContaining('받지 않겠다고') },
      });
    },
  );

  it('is guessed by nobody', async () => {
    const { link } = await invited();
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    for (const secret of [forged, link.slice(0, 24).padEnd(67, 'x')]) {
      expect(await t.look(secret)).toMatchObject({ status: 410 });
      expect(await t.decline(secret)).toMatchObject({ status: 410 });
    }
  });
});

describe('names and addresses of those who did not come', () => {
  it('are forgotten 30 days after the last letter, and the link with them', async () => {
    const { id, link } = await invited();
    const age = (days: number) =>
      t.sql(
        `update class_invitation_letter set sent_at = array['${t.clock.now().toISOString()}'::timestamptz - interval '${days} days']`,
      );
    await age(29);
    await t.tick();
    expect(await states(id)).toEqual(['SENT']);
    await age(31);
    await t.tick();
    expect(await states(id)).toEqual([]);
    expect(await t.look(link)).toMatchObject({ code: 'LINK_REVOKED' });
  });

  it.each(['withdraw', 'decline'])('also after a %s, and never while somebody waits for an answer', async (how) => {
    const { id, link } = await invited();
    await t.invite(id, ['asks@example.com']);
    await t.ask(await t.secretOf('asks@example.com'), { email: 'asks@example.com' });
    if (how === 'decline') await t.decline(link);
    else await t.actOn(id, (await t.one(id, MAIL)).id, 'withdraw');
    await t.sql(`update class_invitation_letter set sent_at = array['2026-01-01'::timestamptz],
      declined_at = declined_at - interval '31 days', withdrawn_at = withdrawn_at - interval '31 days'`);
    await t.tick();
    expect(await states(id)).toEqual(['REQUESTED']);
  });
});
