import { randomUUID } from 'node:crypto';
import { WAITING_MAX } from '@portal/domain/classes/enrollment-request';
import { aForm } from '../../../testing/apps/enrollment-app.ts';
import { aRow, createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;

describe('whoever guesses links of classes', () => {
  it('is stopped after 60 calls of a minute, with the seconds to wait', async () => {
    const t = await createTestApp({ config: { rateLimitPerMinute: 1_000 } });
    const guess = (no: number) =>
      t.request({
        method: 'POST',
        url: '/tns/v1/invitations/class',
        headers: t.headers,
        payload: { link: `guess-${no}`.padEnd(32, 'x') },
      });
    const statuses = await Promise.all(Array.from({ length: 61 }, async (_, no) => (await guess(no)).statusCode));
    expect(statuses.filter((status) => status === 410)).toHaveLength(60);
    const refused = await guess(61);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await t.close();
  });
});

describe('requests that one network invents', () => {
  let t: InvitationApp;
  beforeAll(async () => {
    t = await createInvitationApp({ config: { rateLimitPerMinute: 100_000 } });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.clear();
    t.clock.advance(HOUR);
  });
  const askTen = async (link: string) => {
    for (let no = 1; no <= 10; no++)
      expect(await t.ask(link, { studentName: `학생 ${no}` })).toMatchObject({ status: 201 });
  };

  it('are ten in an hour, and leave the waiting list to other families', async () => {
    const { id } = await t.made({ capacity: 2 });
    const link = await t.linkOf(id);
    await askTen(link);
    expect(await t.ask(link, { studentName: '열한째' })).toMatchObject({ status: 429, code: 'TOO_MANY' });
    expect((await t.invitation(id)).requests).toHaveLength(10);
    const elsewhere = await t.request({
      method: 'POST',
      url: '/tns/v1/invitations/requests',
      headers: t.headers,
      payload: { link, clientId: randomUUID(), ...aForm({ studentName: '진짜 가족' }) },
      remoteAddress: '203.0.113.7',
    });
    expect(elsewhere.statusCode).toBe(201);
    t.clock.advance(HOUR);
    expect(await t.ask(link, { studentName: '열한째' })).toMatchObject({ status: 201 });
  });

  it('do not count what is sent once more, nor who comes by the letter of an invitation', async () => {
    const { id } = await t.made({ capacity: 2 });
    const link = await t.linkOf(id);
    await t.bring(id, [aRow()]);
    for (let no = 1; no <= 3; no++) await t.ask(link, { studentName: '학생 1' });
    await askTen(link);
    expect(await t.ask(link, { studentName: '학생 1' })).toMatchObject({ status: 201 });
    expect(await t.ask(await t.secretOf('minjun@example.com'))).toMatchObject({ status: 201 });
  });
});

describe('what a class takes from whoever has its link', () => {
  let t: InvitationApp;
  beforeAll(async () => {
    t = await createInvitationApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.clear());

  it('is nothing any more once the waiting list is full, which is said before it is asked; whose seat is kept can still come', async () => {
    const { id } = await t.made({ capacity: 1 });
    await t.bring(id, [aRow()]);
    const link = await t.linkOf(id);
    for (let no = 1; no < WAITING_MAX; no++) await t.ask(link, { studentName: `학생 ${no}` });
    expect((await t.look(link)).data).toMatchObject({ seatsFree: 0, isFull: false });
    await t.ask(link, { studentName: '마지막' });
    expect((await t.look(link)).data).toMatchObject({ seatsFree: 0, isFull: true });
    expect(await t.ask(link)).toMatchObject({ status: 409, code: 'CLASS_FULL' });
    expect((await t.look(await t.secretOf('minjun@example.com'))).data).toMatchObject({ seatsFree: 1, isFull: false });
  });

  it.each(['http://evil.example 무료', '당첨 evil.com', 'me@evil.com', 'www.evil'])(
    'is no name that could be followed (%s)',
    async (name) => {
      const { id } = await t.made();
      const link = await t.linkOf(id);
      for (const field of ['studentName', 'guardianName'])
        expect(await t.ask(link, { [field]: name })).toMatchObject({
          code: 'VALIDATION',
          fields: { [field]: '이름에는 인터넷 주소, 메일 주소, 전화번호를 쓸 수 없어요.' },
        });
      expect(await t.letters()).toEqual([]);
    },
  );

  it('is a name on one line', async () => {
    const { id } = await t.made();
    await t.ask(await t.linkOf(id), { studentName: '김민준\n\n무료 상담' });
    expect((await t.letters())[0]!.content).toContain('학생: 김민준  무료 상담');
  });

  it('makes no link of a letter either, by a name that stood there before or by what the class is called', async () => {
    const { id } = await t.made({ name: '무료 www.evil.example/win' });
    await t.ask(await t.linkOf(id));
    await t.sql("update enrollment_request set student_name = 'http://evil.example 무료'");
    const [request] = (await t.invitation(id)).requests;
    await t.answer(id, request!.id, { answer: 'DECLINE', reason: '' });
    const letters = await t.letters();
    expect(letters).toHaveLength(2);
    for (const { title, content } of letters) expect(title + content).not.toMatch(/evil\.example|:\/\//);
  });
});
