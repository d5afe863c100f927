import { randomUUID } from 'node:crypto';
import { type ApplicationApp, createApplicationApp, RESUME } from '../../testing/apps/application-app.ts';
import { uploadCalls } from '../../testing/upload-calls.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let t: ApplicationApp;
beforeAll(async () => {
  t = await createApplicationApp({ RATE_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(async () => {
  // Every test an hour of its own: what an address may do is counted in each.
  t.clock.advance(2 * HOUR);
  await t.database.raw.exec(
    'delete from teacher_application; delete from ops_item; delete from mail; delete from notification_delivery',
  );
});
afterAll(() => t.close());

const historyOf = async (code: string) =>
  (
    await t.database.raw.query<{ event: string }>(
      'select event from teacher_application_history where application_id = $1 order by id',
      [await t.idOf(code)],
    )
  ).map(({ event }) => event);
/** The one with these words in its subject; those of one moment come in any order. */
const mailOf = async (words: string) => {
  const found = (await t.mails()).filter(({ subject }) => subject.includes(words));
  expect(found).toHaveLength(1);
  return found[0]!;
};
const applied = async (over: object = {}) => (await t.apply(await t.aForm(over))).data.code;
const REMARK = { path: 'experience', remark: '가르친 학년을 적어 주세요.' };
const asked = (code: string, remarks: object[] = [REMARK]) =>
  t.decide(code, { decision: 'CORRECT', reason: '조금만 보완해 주세요.', remarks });

describe('applying', () => {
  it('gives a code and a day within five days, mails both and waits at the desk [REG-1] [REG-2]', async () => {
    const { status, data } = await t.apply(await t.aForm());
    expect(status).toBe(201);
    expect(data.code).toMatch(/^[2-9A-Z]{10}$/);
    expect(Date.parse(data.reviewDueAt)).toBe(t.clock.now().getTime() + 5 * DAY);
    const [mail] = await t.mails();
    expect(mail).toMatchObject({ recipient: 'apply@example.com', subject: expect.stringContaining('신청을 받았어요') });
    expect(mail!.text).toContain(`/kr/teach/status?code=${data.code}`);
    expect(mail!.text).toContain('지원하지 않았다면 그냥 두세요.');
    const { data: list } = await t.desk<{ items: object[] }>('GET', '');
    expect(list.items).toMatchObject([{ teacherId: null, teacherName: '지원 선생님', state: 'WAITING' }]);
    const item = await t.desk('GET', `/${await t.idOf(data.code)}`);
    expect(item.data).toMatchObject({ files: [{ path: 'fileIds', file: { name: 'resume.txt' } }] });
    expect(item.data.fields).toContainEqual({ path: 'subjectIds', label: '가르칠 과목', text: '수학' });
  });

  it('counts the same form once, however often it is sent', async () => {
    const form = await t.aForm();
    const [one, two] = [await t.apply(form), await t.apply(form)];
    expect(two.data).toEqual(one.data);
    expect(await t.mails()).toHaveLength(1);
  });

  const waiting = async () => (await t.desk<{ items: object[] }>('GET', '')).data.items;

  it('takes a phone number as people write it, and a code as they type it [PAT-1]', async () => {
    const code = await applied({ phone: '+84 91-234-5678' });
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    expect(await t.statusOf(typed, '091 234 5678')).toMatchObject({ status: 200, data: { code } });
  });

  it('is stopped by no other one with the same phone number, which nobody has verified', async () => {
    await applied();
    await applied({ email: 'other@example.com' });
    expect(await waiting()).toHaveLength(2);
  });

  it('a second time with the same e-mail is answered like the first, and only the mailbox hears of it', async () => {
    const code = await applied();
    const form = await t.aForm({ phone: '0312345678', email: 'APPLY@example.com' });
    const [again, same] = [await t.apply(form), await t.apply(form)];
    expect(again).toMatchObject({ status: 201, data: { reviewDueAt: expect.any(String) } });
    expect(again.data.code).toMatch(/^[2-9A-Z]{10}$/);
    expect([again.data.code === code, same]).toEqual([false, again]);
    expect(await t.statusOf(again.data.code, 'apply@example.com')).toMatchObject({ data: { status: 'SUBMITTED' } });
    const mail = await mailOf('이미 심사하고 있는 지원서가 있어요');
    expect([mail.recipient, mail.text.includes(code), mail.text.includes(again.data.code)]).toEqual([
      'apply@example.com',
      true,
      false,
    ]);
    expect(await waiting()).toHaveLength(1);
    await t.decide(code, { decision: 'DECLINE', reason: '이번에는 모시지 못해요.' });
    await applied({ email: 'APPLY@example.com' });
    expect(await waiting()).toHaveLength(1);
  });

  it('a second time is forgotten with its files after five days, when nobody will have looked at it', async () => {
    const first = await applied();
    const second = await applied();
    const id = await t.idOf(second);
    const usesOf = async () =>
      (await t.database.raw.query('select 1 from file_use where used_by = $1', [`application:${id}`])).length;
    t.clock.advance(5 * DAY);
    await t.recruiting.tick();
    expect([(await t.statusOf(second, 'apply@example.com')).status, await usesOf()]).toEqual([200, 1]);
    t.clock.advance(HOUR);
    await t.recruiting.tick();
    expect([(await t.statusOf(second, 'apply@example.com')).status, await usesOf()]).toEqual([404, 0]);
    expect((await t.statusOf(first, 'apply@example.com')).status).toBe(200);
  });

  it('over and over with somebody’s e-mail mails her three times an hour [R26]', async () => {
    await applied();
    for (let nth = 0; nth < 5; nth++) await applied();
    expect((await t.mails()).filter(({ subject }) => subject.includes('이미 심사하고'))).toHaveLength(3);
  });

  it('writes nothing of hers to an address that nobody has shown to be hers', async () => {
    const words = {
      fullName: '당첨 축하 evil.example',
      address: '당첨 주소',
      experience: '당첨 경력',
      note: '당첨 소개',
    };
    expect(await t.apply(await t.aForm(words))).toMatchObject({ status: 201 });
    const [mail] = await t.mails();
    expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/당첨|evil/);
  });

  it('is possible ten times an hour from one address, and the same form may be sent again', async () => {
    const forms = [];
    for (let at = 0; at <= 10; at++) forms.push(await t.aForm({ email: `hour${at}@example.com` }));
    for (const form of forms.slice(0, 10)) expect(await t.apply(form)).toMatchObject({ status: 201 });
    const refused = await t.apply(forms[10]!);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY', retryAfter: HOUR / 1000 });
    expect(await t.apply(forms[0]!)).toMatchObject({ status: 201 });
    expect(await t.mails()).toHaveLength(10);
    t.clock.advance(HOUR);
    expect(await t.apply(forms[10]!)).toMatchObject({ status: 201 });
  });

  it('is possible once with a ticket, whoever is named in the form', async () => {
    const form = (await t.aForm()) as { uploadTicket: string };
    const file = await uploadCalls(t, t.headers, form.uploadTicket).upload(RESUME);
    const { data } = await t.apply(form);
    const other = { clientId: randomUUID(), phone: '0312345678', email: 'other@example.com', fileIds: [file.id] };
    expect(await t.apply({ ...form, ...other })).toMatchObject({ status: 409, code: 'DUPLICATE_APPLICATION' });
    await asked(data.code);
    expect(await t.correct(data.code, { experience: '초등 수학' })).toMatchObject({ status: 200 });
  });

  it('says what is wrong with each field, as the form does [REG-2]', async () => {
    const wrong = { fullName: ' ', phone: '0112345678', email: 'a@', subjectIds: [], experience: '', fileIds: [] };
    const { status, fields } = await t.apply({ ...(await t.aForm()), ...wrong, address: 'x'.repeat(256) });
    expect([status, Object.keys(fields!).sort()]).toEqual([400, [...Object.keys(wrong), 'address'].sort()]);
    expect(fields!['phone']).toBe('03, 05, 07, 08, 09로 시작하는 10자리 번호를 입력해 주세요.');
    expect(await t.apply(await t.aForm({ subjectIds: ['nonsense'] }))).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('files without an account [REG-2]', () => {
  it('belong to their ticket: another one can neither read, use nor delete them', async () => {
    const [mine, other] = [await t.ticket(), await t.ticket()];
    const file = await uploadCalls(t, t.headers, mine).upload({
      name: 'a.txt',
      bytes: Buffer.from('a'),
      location: 'TEACHER_POPUP',
    });
    const hers = uploadCalls(t, t.headers, other);
    expect((await hers.call('GET', `/${file.id}`)).statusCode).toBe(404);
    expect((await hers.call('DELETE', `/${file.id}`)).statusCode).toBe(404);
    const form = { ...(await t.aForm()), fileIds: [file.id] };
    expect(await t.apply(form)).toMatchObject({ status: 400, code: 'FILE_NOT_FOUND' });
  });

  it('take only what the form is for, five of them, in a day', async () => {
    const ticket = await t.ticket();
    const mine = uploadCalls(t, t.headers, ticket);
    const file = { name: 'a.pdf', bytes: Buffer.from('a'), location: 'TEACHER_POPUP' } as const;
    expect((await mine.sign({ ...file, location: 'DEFAULT' })).statusCode).toBe(403);
    expect((await mine.sign({ ...file, name: 'a.png' })).statusCode).toBe(415);
    for (let at = 0; at < 5; at++) expect((await mine.sign(file)).statusCode).toBe(200);
    expect((await mine.sign(file)).json()).toMatchObject({ code: 'LIMIT_REACHED' });
    t.clock.advance(DAY);
    expect((await mine.sign(file)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    const [id, expires, signature] = ticket.split('.');
    const forged = [id, Number(expires) + 90_000, signature].join('.');
    expect((await uploadCalls(t, t.headers, forged).sign(file)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('are allowed to one address thirty times an hour', async () => {
    for (let at = 0; at < 30; at++) await t.ticket();
    const refused = await t.call('POST', '/assets/v1/files/upload-ticket', {});
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY', retryAfter: HOUR / 1000 });
    t.clock.advance(HOUR);
    expect(await t.ticket()).toMatch(/^visitor_/);
  });

  it('go after a day unless an application uses them', async () => {
    const form = (await t.aForm()) as { fileIds: string[] };
    const spare = (await t.aForm()) as { fileIds: string[] };
    await t.apply(form);
    t.clock.advance(DAY + HOUR);
    await t.assets.sweepFiles();
    const left = await t.database.raw.query<{ id: string }>('select id from file_asset where id = any($1)', [
      [...form.fileIds, ...spare.fileIds],
    ]);
    expect(left).toEqual([{ id: form.fileIds[0] }]);
  });
});

describe('the status, by code and contact', () => {
  it('shows the step and the day, and nothing of what she wrote', async () => {
    const code = await applied();
    const { data } = await t.statusOf(code, 'Apply@Example.com');
    expect(data).toMatchObject({ code, status: 'SUBMITTED', remarks: [], values: {}, files: [], uploadTicket: null });
    expect(JSON.stringify(data)).not.toContain('지원 선생님');
  });

  it('looks the same for a wrong code and a wrong contact', async () => {
    const code = await applied();
    const [one, two] = [await t.statusOf(code, '0999999999'), await t.statusOf('2222222222')];
    expect([one.status, one.code]).toEqual([404, 'NOT_FOUND']);
    expect([two.status, two.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a code that is lost', () => {
  const ask = (email: string) => t.call('POST', '/utilities/forms/code', { email });

  it('is mailed to the address of the application, and the answer is the same for any other', async () => {
    const code = await applied();
    expect([await ask('Apply@Example.com'), await ask('nobody@example.com')]).toEqual([
      { status: 200 },
      { status: 200 },
    ]);
    const mail = await mailOf('지원 번호를 알려 드려요');
    expect([mail.recipient, mail.text.includes(code)]).toEqual(['apply@example.com', true]);
  });

  it('is mailed three times an hour, and asked for ten times from one address', async () => {
    await applied();
    for (let nth = 0; nth < 10; nth++) expect((await ask('apply@example.com')).status).toBe(200);
    expect(await ask('apply@example.com')).toMatchObject({ status: 429, code: 'TOO_MANY', retryAfter: HOUR / 1000 });
    expect((await t.mails()).filter(({ subject }) => subject.includes('지원 번호를 알려'))).toHaveLength(3);
  });
});

describe('a correction [REG-1]', () => {
  it('shows what was remarked, is mailed and stops the clock until it is corrected', async () => {
    const code = await applied();
    const before = Date.parse((await t.statusOf(code)).data.reviewDueAt!);
    t.clock.advance(DAY);
    await asked(code);
    const { data } = await t.statusOf(code);
    expect(data).toMatchObject({
      status: 'CORRECTION_ASKED',
      reviewDueAt: null,
      reason: '조금만 보완해 주세요.',
      remarks: [REMARK],
      values: { experience: '초등 수학 3년' },
    });
    expect(Object.keys(data.values)).toEqual(['experience']);
    expect((await mailOf('지원서를 보완해 주세요')).text).toContain('가르친 경력: 가르친 학년을 적어 주세요.');
    t.clock.advance(3 * DAY);
    const corrected = await t.correct(code, { experience: '초등 4–6학년 수학 3년' });
    expect(corrected.data).toMatchObject({ status: 'IN_REVIEW', remarks: [], values: {} });
    expect(Date.parse(corrected.data.reviewDueAt!)).toBe(before + 3 * DAY);
    const { data: list } = await t.desk<{ items: object[] }>('GET', '');
    expect(list.items).toMatchObject([{ state: 'WAITING', isAgain: true, dueAt: corrected.data.reviewDueAt }]);
  });

  it('is there for every operator who looks: as this decision, and as the last one once it comes again', async () => {
    const code = await applied();
    await asked(code);
    const item = async () => (await t.desk('GET', `/${await t.idOf(code)}`)).data;
    const written = { reason: '조금만 보완해 주세요.', remarks: [REMARK] };
    const last = { lastReason: written.reason, lastRemarks: written.remarks };
    expect(await item()).toMatchObject({ ...written, lastReason: null, lastRemarks: [] });
    await t.correct(code, { experience: '초등 4–6학년 수학 3년' });
    expect(await item()).toMatchObject({ ...last, reason: null, remarks: [] });
    await t.decide(code, { decision: 'DECLINE', reason: '이번에는 함께하지 못해요.', remarks: [] });
    expect(await item()).toMatchObject({ ...last, reason: '이번에는 함께하지 못해요.', remarks: [] });
  });

  it('changes only what was remarked, once, and only while it is asked for', async () => {
    const code = await applied();
    expect(await t.correct(code, { experience: '다시' })).toMatchObject({ status: 409, code: 'NOT_IN_CORRECTION' });
    await asked(code);
    expect(await t.correct(code, { fullName: '다른 사람' })).toMatchObject({
      status: 400,
      fields: { 'changes.fullName': '의견이 달린 항목만 고칠 수 있어요.' },
    });
    expect(await t.correct(code, {})).toMatchObject({
      status: 400,
      fields: { 'changes.experience': '의견이 달린 항목이에요. 고쳐서 다시 내 주세요.' },
    });
    expect(await t.correct(code, { experience: '' })).toMatchObject({ status: 400 });
    expect(await t.correct(code, { experience: '초등 수학 3년' })).toMatchObject({
      status: 400,
      fields: { 'changes.experience': '아직 그대로예요. 의견대로 고쳐 주세요.' },
    });
    const clientId = randomUUID();
    const [one, two] = [
      await t.correct(code, { experience: '초등 수학' }, { clientId }),
      await t.correct(code, { experience: '초등 수학' }, { clientId }),
    ];
    expect([one.status, two.status, two.data]).toEqual([200, 200, one.data]);
    expect(await t.correct(code, { experience: '또' })).toMatchObject({ status: 409, code: 'NOT_IN_CORRECTION' });
    expect(await historyOf(code)).toEqual(['SUBMIT', 'PICK_UP', 'ASK_CORRECTION', 'CORRECT']);
  });

  it('of the e-mail learns nothing of whether another applicant has it', async () => {
    const code = await applied();
    await applied({ email: 'other@example.com' });
    await asked(code, [{ path: 'email', remark: '이메일을 확인해 주세요.' }]);
    expect(await t.correct(code, { email: 'other@example.com' })).toMatchObject({ status: 200 });
    expect((await t.statusOf(code, 'other@example.com')).status).toBe(200);
  });

  it('of the phone number is hers, though its answer was lost', async () => {
    const code = await applied();
    await asked(code, [{ path: 'phone', remark: '번호를 확인해 주세요.' }]);
    const clientId = randomUUID();
    expect(await t.correct(code, { phone: '0512345678' }, { clientId })).toMatchObject({ status: 200 });
    // The answer was lost: the old number is nobody's now, the correction is still hers.
    expect(await t.correct(code, { phone: '0512345678' }, { clientId })).toMatchObject({ status: 200 });
    expect((await t.statusOf(code, '0512345678')).status).toBe(200);
  });

  it('exchanges a file beside one that stays', async () => {
    const code = await applied();
    await asked(code, [{ path: 'fileIds', remark: '졸업 증명서도 올려 주세요.' }]);
    const { data } = await t.statusOf(code);
    expect(data.files.map(({ name }) => name)).toEqual(['resume.txt']);
    const added = await uploadCalls(t, t.headers, data.uploadTicket!).upload({
      name: 'degree.txt',
      bytes: Buffer.from('Degree'),
      location: 'TEACHER_POPUP',
    });
    const fileIds = [data.files[0]!.id, added.id];
    expect(await t.correct(code, { fileIds })).toMatchObject({ status: 200 });
    const item = await t.desk('GET', `/${await t.idOf(code)}`);
    expect(item.data).toMatchObject({ files: [{ file: { name: 'resume.txt' } }, { file: { name: 'degree.txt' } }] });
  });

  it('exchanges all five files that an application has, and sends no sixth [REG-2]', async () => {
    const over = { phone: '0712345678', email: 'five@example.com' };
    const form = (await t.aForm(over)) as { fileIds: string[]; uploadTicket: string };
    const file = { name: 'degree.txt', bytes: Buffer.from('Degree'), location: 'TEACHER_POPUP' } as const;
    const send = uploadCalls(t, t.headers, form.uploadTicket);
    for (let nth = 1; nth < 5; nth++) form.fileIds.push((await send.upload(file)).id);
    const { data } = await t.apply(form);
    await asked(data.code, [{ path: 'fileIds', remark: '더 선명한 파일로 올려 주세요.' }]);
    const again = uploadCalls(t, t.headers, (await t.statusOf(data.code, '0712345678')).data.uploadTicket!);
    for (let nth = 0; nth < 5; nth++) expect((await again.sign(file)).statusCode).toBe(200);
    expect((await again.sign(file)).json()).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it('needs a remark, for without one nothing could be corrected', async () => {
    const code = await applied();
    expect(await asked(code, [])).toMatchObject({
      status: 400,
      fields: { remarks: '고칠 항목에 의견을 달아 주세요.' },
    });
    expect((await t.statusOf(code)).data.status).toBe('IN_REVIEW');
  });
});

describe('the result [REG-1]', () => {
  it.each([
    ['ACCEPT', '', 'PASSED', 'PASS', '서류 심사에 합격했어요'],
    ['DECLINE', '경력이 더 필요해요.', 'REFUSED', 'REFUSE', '이번에는 함께하지 못해요'],
  ])('of %s is mailed and shown', async (decision, reason, status, event, subject) => {
    const code = await applied();
    expect((await t.decide(code, { decision, reason })).status).toBe(200);
    expect((await t.statusOf(code)).data).toMatchObject({ status, reviewDueAt: null, reason: reason || null });
    expect((await mailOf(subject)).text).toContain(reason);
    expect(await historyOf(code)).toEqual(['SUBMIT', 'PICK_UP', event]);
  });

  it('comes to nobody when the mail cannot be kept: decision and mail are one [R12]', async () => {
    const code = await applied();
    await t.database.raw.exec(
      'alter table notification_delivery add constraint no_mail check (letter is null) not valid',
    );
    expect((await t.decide(code, { decision: 'ACCEPT' })).status).toBe(500);
    await t.database.raw.exec('alter table notification_delivery drop constraint no_mail');
    expect((await t.statusOf(code)).data.status).toBe('IN_REVIEW');
    expect((await t.desk('GET', `/${await t.idOf(code)}`)).data.item.state).toBe('PICKED_UP');
  });
});
