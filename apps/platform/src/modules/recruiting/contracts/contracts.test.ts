import { createHash } from 'node:crypto';
import type { ContractView } from '@portal/domain/recruiting/contract';
import { contractPlainText } from '@portal/domain/recruiting/contract-text';
import { type ContractApp, createContractApp, SIGNER } from '../../../testing/apps/contract-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let t: ContractApp;
beforeAll(async () => {
  t = await createContractApp();
});
beforeEach(async () => {
  t.clock.advance(2 * HOUR);
  await t.database.raw.exec(
    `delete from teacher_application; delete from ops_item; delete from mail; delete from notification_delivery;
     delete from otp_challenge; delete from password_link; delete from teacher_profile;
     delete from known_device where user_id in (select id from app_user where user_type = 'TEACHER');
     update app_user set email = null, phone = null, username = id where user_type = 'TEACHER'`,
  );
});
afterAll(() => t.close());

const mailsAbout = async (words: string) => (await t.mails()).filter(({ subject }) => subject.includes(words));
const progressOf = async (code: string) => (await t.statusOf(code)).data.contract;
const eventsOf = async (id: string) =>
  (await t.contractsOf(id)).map(({ status, history }) => [status, ...history.map(({ event }) => event)].join(' '));
const teacher = async (email: string) => {
  const rows = await t.database.raw.query<{ id: string; name: string; phone: string | null; username: string }>(
    'select id, name, phone, username from app_user where email = $1',
    [email],
  );
  return rows[0];
};
const changed = (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;

describe('the contract of an application that has passed [REG-1]', () => {
  it('comes with the decision and its mail, and says nothing of itself before it is opened', async () => {
    const { code, id, link } = await t.passed();
    const [mail] = await mailsAbout('서류 심사에 합격했어요');
    expect(mail!.text).toContain(`/kr/contract/${link}`);
    expect(mail!.text).not.toContain(SIGNER);
    const { status, data } = await t.byLink('find', link);
    expect([status, data.status, data.document, data.signature]).toEqual([200, 'SENT', null, null]);
    expect(Date.parse(data.expiresAt) - Date.parse(data.sentAt)).toBe(14 * DAY);
    expect(await progressOf(code)).toMatchObject({ status: 'SENT', viewedAt: null, isAccountReady: false });
    expect(await eventsOf(id)).toEqual(['SENT SEND']);
  });

  it('is in nobody’s hands where the decision cannot be mailed: both are one [R12]', async () => {
    const { data } = await t.apply(await t.aForm());
    await t.database.raw.exec(
      'alter table notification_delivery add constraint no_mail check (letter is null) not valid',
    );
    expect((await t.decide(data.code, { decision: 'ACCEPT' })).status).toBe(500);
    await t.database.raw.exec('alter table notification_delivery drop constraint no_mail');
    expect(await t.contractsOf(await t.idOf(data.code))).toEqual([]);
  });

  it('is viewed by the press, once, with the words and the numbers of the marketplace', async () => {
    const { code, id, link } = await t.passed();
    const { data } = await t.byLink('view', link);
    await t.byLink('view', link);
    expect(data.status).toBe('VIEWED');
    const text = contractPlainText(data.document!);
    expect(text).toContain(`선생님: ${SIGNER}`);
    for (const words of ['33%', '10%', '23%', '100,000đ', '24시간', '매달 말', '2026년 11월'])
      expect(text).toContain(words);
    expect(createHash('sha256').update(text).digest('hex')).toBe(data.textHash);
    expect(await eventsOf(id)).toEqual(['VIEWED SEND VIEW']);
    expect((await progressOf(code))!.viewedAt).not.toBeNull();
  });
});

describe('signing [REG-1] [REG-3]', () => {
  it('makes the account, the draft of the profile and a copy that is mailed', async () => {
    const { code, id, link } = await t.passed();
    const number = await t.codeFor(link);
    const { status, data } = await t.sign(link, ` ${number} `, `  ${SIGNER} `);
    expect([status, data.contract.status, data.contract.signature!.name]).toEqual([200, 'SIGNED', SIGNER]);
    expect(data.ticket).toMatch(/^[\w-]{43}$/);
    expect(await teacher('apply@example.com')).toMatchObject({ name: SIGNER, phone: null });
    expect(await progressOf(code)).toMatchObject({ status: 'SIGNED', isAccountReady: false });
    expect(await eventsOf(id)).toEqual(['SIGNED SEND VIEW SIGN']);
    const [copy] = await mailsAbout('서명한 계약서');
    for (const words of ['제1조', `서명: ${SIGNER}`, data.contract.textHash, `ticket=${data.ticket}`])
      expect(copy!.text).toContain(words);
    expect(copy!.text).toMatch(/72시간 안에.*서명한 적이 없다면 고객센터 \S+로 알려 주세요/s);

    const setPassword = (over: object) =>
      t.call('POST', '/mid/v1/users/set-password', {
        ticket: data.ticket,
        password: 'blue-sky-7',
        passwordConfirm: 'blue-sky-7',
        ...over,
      });
    const look = () => t.call('POST', '/mid/v1/users/password-link', { ticket: data.ticket });
    expect(await look()).toMatchObject({ status: 200, data: { isNew: true } });
    expect(await setPassword({})).toMatchObject({ status: 422, code: 'USERNAME_MISSING' });
    expect(await setPassword({ username: 'OPS' })).toMatchObject({ status: 400 });
    await t.addUser({ username: 'taken.name' });
    expect(await setPassword({ username: 'Taken.Name' })).toMatchObject({
      code: 'ACCOUNT_EXISTS',
      fields: { username: '이미 쓰고 있는 아이디예요. 다른 아이디로 정해 주세요.' },
    });
    expect((await setPassword({ username: 'Sky.Teacher' })).status).toBe(200);
    expect(await look()).toMatchObject({ status: 410, code: 'TICKET_INVALID' });
    const headers = await t.signIn('sky.teacher', 'blue-sky-7');
    const profile = await t.request({ url: '/tns/v1/my-profile', headers });
    expect(profile.json()).toMatchObject({
      data: { content: { subjects: [{ subjectId: 'math', topicIds: [] }], teachingMode: 'ONLINE' }, version: 1 },
    });
    expect(await progressOf(code)).toMatchObject({ isAccountReady: true });
    expect((await t.byLink('find', link)).data).toMatchObject({ status: 'SIGNED', isAccountReady: true });
  });

  it('joins the account of the same address, and overwrites nothing of it', async () => {
    await t.addUser({ username: 'she', name: '본래 이름', email: 'join@example.com', phone: '0312345678' });
    const { code, link } = await t.passed({ email: 'Join@Example.com' });
    const { data } = await t.sign(link, await t.codeFor(link, 'Join@Example.com'));
    expect([data.ticket, data.email]).toEqual([null, 'Join@Example.com']);
    expect(await teacher('join@example.com')).toMatchObject({
      name: '본래 이름',
      phone: '0312345678',
      username: 'she',
    });
    expect(await progressOf(code)).toMatchObject({ isAccountReady: true });
    const [copy] = await mailsAbout('서명한 계약서');
    expect(copy!.text).toContain('쓰던 선생님 계정으로 로그인해 주세요.');
  });

  it('is refused where the address belongs to one of the team, and nothing of it happens', async () => {
    await t.addUser({ username: 'teammate', userType: 'OPERATOR', email: 'team@example.com' });
    const { code, link } = await t.passed({ email: 'team@example.com' });
    const answer = await t.sign(link, await t.codeFor(link, 'team@example.com'));
    expect(answer).toMatchObject({ status: 409, code: 'ACCOUNT_EXISTS' });
    expect(await progressOf(code)).toMatchObject({ status: 'VIEWED' });
  });

  it('needs the name of the application, the code, and a contract that was opened', async () => {
    const { link } = await t.passed();
    expect(await t.byLink('code', link)).toMatchObject({ code: 'WRONG_STATE' });
    const number = await t.codeFor(link);
    expect(await t.sign(link, number, '다른 사람')).toMatchObject({
      status: 400,
      fields: { signerName: '지원서의 이름과 달라요. 그대로 입력해 주세요.' },
    });
    expect(await t.sign(link, number === '000000' ? '111111' : '000000')).toMatchObject({ code: 'OTP_INVALID' });
    expect(await t.byLink('code', link)).toMatchObject({ code: 'OTP_RESEND_WAIT', retryAfter: 60 });
    expect((await t.sign(link, number)).status).toBe(200);
    expect(await t.sign(link, number)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('at once, it is signed: who comes too late hears that, and not that her code is over', async () => {
    const { link } = await t.passed();
    const number = await t.codeFor(link);
    const answers = await Promise.all([1, 2, 3].map(() => t.sign(link, number)));
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'WRONG_STATE', 'WRONG_STATE']);
  });

  it('takes no code of another purpose, and none of another contract', async () => {
    const [one, two] = [await t.passed(), await t.passed({ phone: '0312345678', email: 'two@example.com' })];
    const number = await t.codeFor(one.link);
    await t.byLink('view', two.link);
    expect(await t.sign(two.link, number)).toMatchObject({ code: 'OTP_EXPIRED' });
    await t.database.raw.exec(`update otp_challenge set purpose = 'SIGN_UP'`);
    expect(await t.sign(one.link, number)).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('asks the same of everybody, whether an address has an account or not', async () => {
    await t.addUser({ username: 'known.address', email: 'known@example.com' });
    const [known, unknown] = [
      await t.passed({ email: 'known@example.com' }),
      await t.passed({ phone: '0312345678', email: 'unknown@example.com' }),
    ];
    await Promise.all([known, unknown].map(({ link }) => t.byLink('view', link)));
    const answers = [await t.byLink('code', known.link), await t.byLink('code', unknown.link)];
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a link that opens nothing [REG-1]', () => {
  it('sounds the same, however near a guess comes; who holds a right one hears what has become of it', async () => {
    const { id, link } = await t.passed();
    const contract = (await t.contractsOf(id))[0]!;
    const other = await t.passed({ phone: '0312345678', email: 'two@example.com' });
    await t.resend(id, contract.id);
    t.clock.advance(14 * DAY);
    const crossed = `${link.slice(0, 24)}${other.link.slice(24)}`;
    const answersTo = async (wrong: string) => {
      const answers = new Set<string>();
      for (const what of ['find', 'view', 'code', 'sign'] as const) {
        const form = what === 'sign' ? { signerName: SIGNER, code: '123456' } : {};
        const { status, code } = await t.byLink(what, wrong, form);
        answers.add(`${status} ${code}`);
      }
      return [...answers];
    };
    for (const guess of ['x'.repeat(67), changed(link), changed(other.link), crossed])
      expect(await answersTo(guess)).toEqual(['410 TICKET_INVALID']);
    expect(await answersTo(link)).toEqual(['410 CONTRACT_REPLACED']);
    expect(await answersTo(other.link)).toEqual(['410 CONTRACT_EXPIRED']);
    for (const wrong of ['x'.repeat(67), changed(link), link])
      expect(await t.byLink('renew', wrong)).toEqual({ status: 200 });
  });

  it('of a contract whose time is over brings a new one, to the address of the application', async () => {
    const { code, id, link } = await t.passed();
    t.clock.advance(14 * DAY);
    expect(await progressOf(code)).toMatchObject({ status: 'EXPIRED' });
    await t.recruiting.tick();
    expect(await mailsAbout('기한이 지났어요')).toHaveLength(1);
    await t.byLink('renew', link);
    const fresh = await t.mailedLink();
    expect(fresh).not.toBe(link);
    expect((await t.byLink('find', fresh)).data.status).toBe('SENT');
    expect(await eventsOf(id)).toEqual(['SENT SEND', 'VOID SEND EXPIRE REPLACE']);
  });

  it('that is void brings the one that counts once more, and one that is signed the way into the account', async () => {
    const { id, link } = await t.passed();
    await t.resend(id, (await t.contractsOf(id))[0]!.id);
    const fresh = await t.mailedLink();
    await t.byLink('renew', link);
    expect(await mailsAbout('다시 보내 드려요')).toHaveLength(1);
    expect(await t.mailedLink()).toBe(fresh);
    await t.sign(fresh, await t.codeFor(fresh));
    await t.byLink('renew', link);
    expect((await mailsAbout('선생님 계정으로 들어오는'))[0]!.text).toContain('/kr/forgot-password/new?ticket=');
  });

  it('is answered ten times an hour to one address, and mails three times for one application', async () => {
    const limited = await createContractApp({ RATE_LIMIT_PER_MINUTE: '10000' });
    const { link } = await limited.passed();
    for (let nth = 0; nth < 10; nth++) expect(await limited.byLink('renew', link)).toEqual({ status: 200 });
    expect(await limited.byLink('renew', link)).toMatchObject({ code: 'TOO_MANY' });
    const sent = (await limited.mails()).filter(({ subject }) => subject.includes('다시 보내 드려요'));
    expect(sent).toHaveLength(3);
    await limited.close();
  });
});

describe('the desk of the applications [REG-1]', () => {
  it('sends a new one in the place of the one that was seen, and shows who did what', async () => {
    const { id, link } = await t.passed();
    const [first] = await t.contractsOf(id);
    const { status, data } = await t.resend(id, first!.id);
    expect([status, data.items.map((one) => one.status)]).toEqual([200, ['SENT', 'VOID']]);
    expect(data.items[1]!.history.map(({ event, actor }) => [event, actor?.name])).toEqual([
      ['SEND', '운영팀'],
      ['REPLACE', '운영팀'],
    ]);
    expect((await t.byLink('find', link)).code).toBe('CONTRACT_REPLACED');
    expect((await t.byLink<ContractView>('find', await t.mailedLink())).data.status).toBe('SENT');
    expect(await t.resend(id, first!.id)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('sends one a minute', async () => {
    const { id } = await t.passed();
    const { data } = await t.resend(id, (await t.contractsOf(id))[0]!.id);
    t.clock.advance(20_000);
    expect(await t.resend(id, data.items[0]!.id)).toMatchObject({ code: 'TOO_MANY', retryAfter: 40 });
  });

  it('reads what was sent and what was signed, by whom, and whether the account is ready', async () => {
    const { id, link } = await t.passed();
    expect((await t.deskOf(id)).account).toBeNull();
    const { data } = await t.byLink('view', link);
    expect((await t.deskOf(id)).items[0]).toMatchObject({ document: data.document, signature: null });
    await t.sign(link, await t.codeFor(link));
    const { items, account } = await t.deskOf(id);
    expect(items[0]).toMatchObject({ document: data.document, textHash: data.textHash, signature: { name: SIGNER } });
    expect(account).toEqual({ isTeacher: true, isReady: false });
  });

  it('knows before the decision whose account has the address [REG-2]', async () => {
    await t.addUser({ username: 'her.own', email: 'mine@example.com' });
    await t.addUser({ username: 'colleague', userType: 'OPERATOR', email: 'colleague@example.com' });
    const accountOf = async (email: string) => {
      const { code } = (await t.apply(await t.aForm({ email }))).data;
      return (await t.deskOf(await t.idOf(code))).account;
    };
    expect(await accountOf('Mine@example.com')).toEqual({ isTeacher: true, isReady: true });
    expect(await accountOf('colleague@example.com')).toMatchObject({ isTeacher: false });
    expect(await accountOf('nobody@example.com')).toBeNull();
  });

  it('sends none in the place of one that is signed', async () => {
    const { id, link } = await t.passed();
    await t.sign(link, await t.codeFor(link));
    expect(await t.resend(id, (await t.contractsOf(id))[0]!.id)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it('is closed to a teacher and to an operator of another desk', async () => {
    const { id } = await t.passed();
    await t.addUser({ username: 'helper', userType: 'OPERATOR', desks: ['HELP'] });
    await t.addUser({ username: 'someone' });
    for (const who of ['helper', 'someone']) {
      const headers = await t.signIn(who);
      const answer = await t.request({ url: `/tns/v1/ops/applications/${id}/contracts`, headers });
      expect(answer.statusCode).toBe(403);
    }
  });
});
