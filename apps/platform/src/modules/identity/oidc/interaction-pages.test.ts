import { OidcBrowser } from '../../../testing/oidc-browser.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

let t: TestApp;
let clock: TestClock;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock, env: { SIGN_UP: 'on' } });
  await t.addUser({ username: 'math', phone: '0912345678', email: 'math@example.com' });
  await t.addUser({ username: 'student1', code: 'KR0000101ST' });
});
afterAll(() => t.close());

async function step(changes: Record<string, string> = {}) {
  const browser = new OidcBrowser(t);
  const { url, answer } = await browser.openStep(changes);
  return { browser, url, answer };
}

const alertOf = (page: string) => /role="alert">([^<]*)</.exec(page)?.[1];

/** What stands below each field that is wrong. */
const fieldErrorsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/id="(\w+)-error" role="alert">([^<]*)</g)].map(([, field, text]) => [field, text]),
  );

describe('the sign-in page', () => {
  it('is a Korean form without a script, with labels and the right hints for password managers [LOG-1]', async () => {
    const { answer } = await step();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="ko">');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toMatch(/<label for="account">계정<\/label>/);
    expect(answer.body).toMatch(/autocomplete="current-password"/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    // Under no-referrer a browser would send this form with `Origin: null`, and it would be refused as another site's.
    expect(answer.headers['referrer-policy']).toBe('same-origin');
  });

  it('takes its own form and not one from nowhere', async () => {
    const { browser, url } = await step();
    const form = { account: 'math', password: PASSWORD };
    expect((await browser.post(`${url}/sign-in`, form, { origin: 'null' })).statusCode).toBe(403);
    expect((await browser.post(`${url}/sign-in`, form, { origin: 'http://localhost:3000' })).statusCode).toBe(303);
  });

  it.each([
    ['wrong', 'nobody', 'wrong-password', 401, '계정이나 비밀번호가 맞지 않아요!'],
    ['a student’s', 'student1', PASSWORD, 403, '선생님 계정으로 로그인해 주세요!'],
    ['empty', '', '', 400, '계정을 입력해 주세요.'],
    ['too short a', 'math', '12345', 400, '비밀번호를 6자 이상 입력해 주세요.'],
    ['too long a', 'math', 'a'.repeat(51), 400, '비밀번호는 50자까지 입력할 수 있어요.'],
    ['too long a name and', 'a'.repeat(51), PASSWORD, 400, '계정은 50자까지 입력할 수 있어요.'],
  ])('says what is wrong with %s password, as an alert [LOG-5]', async (_name, account, password, status, sentence) => {
    const { browser, url } = await step();
    const answer = await browser.post(`${url}/sign-in`, { account, password });
    expect(answer.statusCode).toBe(status);
    expect(alertOf(answer.body)).toBe(sentence);
    if (password) expect(answer.body).not.toContain(password);
    // The step goes on: the right password still works.
    expect((await browser.post(`${url}/sign-in`, { account: 'math', password: PASSWORD })).statusCode).toBe(303);
  });

  it('makes guessing wait like the popup does [R26]', async () => {
    await t.addUser({ username: 'guessed' });
    const { browser, url } = await step();
    for (let nth = 0; nth < 5; nth++)
      await browser.post(`${url}/sign-in`, { account: 'guessed', password: 'wrong-one' });
    const answer = await browser.post(`${url}/sign-in`, { account: 'guessed', password: PASSWORD });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('1');
    expect(alertOf(answer.body)).toBe('로그인에 여러 번 실패했어요. 1초 뒤에 다시 해 주세요!');
  });

  it.each(['"><script>alert(1)</script>', "' onfocus='alert(1)", '</title><img src=x onerror=alert(1)>', '&lt;b&gt;'])(
    'writes %s back as text only',
    async (account) => {
      const { browser, url } = await step();
      const { body } = await browser.post(`${url}/sign-in`, { account, password: 'wrong-one' });
      expect(body).not.toContain(account);
      expect(body).not.toMatch(/<script|<img|onfocus='/);
      expect(body).toContain(
        account
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
          .replaceAll("'", '&#39;'),
      );
    },
  );
});

describe('the sign-up page', () => {
  const good = {
    name: '김하늘',
    contact: 'sky@example.com',
    username: 'sky.teacher',
    password: 'blue-sky-7',
    passwordConfirm: 'blue-sky-7',
  };

  const USERNAME_RULE = '아이디는 영문 소문자로, 숫자와 . _ - 를 섞어 4자에서 30자로 정해 주세요.';

  it.each<[string, Partial<typeof good>, string]>([
    ['no name', { name: '  ' }, '이름을 입력해 주세요.'],
    ['a name of 256', { name: '가'.repeat(256) }, '이름은 255자까지 쓸 수 있어요.'],
    ['a phone of another form', { contact: '0212345678' }, '휴대폰 번호를 다시 확인해 주세요.'],
    [
      'a phone, which nobody can verify',
      { contact: '0912345678' },
      '인증번호를 메일로 보내요. 이메일 주소를 적어 주세요.',
    ],
    ['an e-mail without a host', { contact: 'sky@' }, '휴대폰 번호나 이메일 형식이 아니에요.'],
    ['an e-mail whose host has no dot', { contact: 'a@b' }, '휴대폰 번호나 이메일 형식이 아니에요.'],
    ['a user name of three', { username: 'abc' }, USERNAME_RULE],
    ['a user name of digits', { username: '0912345678' }, USERNAME_RULE],
    ['a user name in Korean', { username: '하늘선생님' }, USERNAME_RULE],
    ['a password of seven', { password: 'abcde-7' }, '8자 이상, 50자까지 쓸 수 있어요.'],
    ['a password of letters only', { password: 'abcdefgh' }, '영문에 숫자나 특수문자를 섞어 주세요.'],
    ['a password without a letter', { password: '12345678!' }, '영문에 숫자나 특수문자를 섞어 주세요.'],
    ['a password of letters and a space', { password: 'abcd efgh' }, '영문에 숫자나 특수문자를 섞어 주세요.'],
    ['a password of 51', { password: `${'a'.repeat(50)}1` }, '8자 이상, 50자까지 쓸 수 있어요.'],
    ['a password with a space around', { password: ' blue-sky-7' }, '앞뒤에 빈칸을 두지 마세요.'],
    ['two passwords', { passwordConfirm: 'blue-sky-8' }, '비밀번호가 서로 달라요.'],
  ])('refuses %s and says why at its field [SET-3] [R27]', async (_name, changes, sentence) => {
    const { browser, url } = await step({ prompt: 'create' });
    const form = { ...good, ...changes };
    const answer = await browser.post(`${url}/sign-up`, { ...form, passwordConfirm: form.password, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(fieldErrorsOf(answer.body)).toEqual({ [Object.keys(changes)[0]!]: sentence });
    expect(answer.body).toMatch(/aria-invalid="true"\s+aria-describedby="[\w -]*\w+-error"/);
    expect(alertOf(answer.body)).toBe('고칠 곳이 있어요. 표시한 항목을 확인해 주세요.');
    expect(answer.body).not.toContain(form.password);
  });

  const mailTo = async (recipient: string) => {
    await t.notifications.sendDue();
    const [mail] = await t.database.raw.query<{ subject: string; text: string }>(
      'select subject, text from mail where recipient = $1 order by seq desc limit 1',
      [recipient],
    );
    return mail!;
  };
  const codeOf = ({ subject }: { subject: string }) => /\d{6}/.exec(subject)?.[0] ?? '';
  const accounts = async () =>
    (await t.database.raw.query<{ n: number }>('select count(*)::int as n from app_user'))[0]!.n;
  const signUp = async (changes: Partial<typeof good> = {}) => {
    const { browser, url } = await step({ prompt: 'create' });
    const answer = await browser.post(`${url}/sign-up`, { ...good, ...changes });
    return { answer, confirm: (code: string) => browser.post(`${url}/sign-up/code`, { code }), browser, url };
  };

  it('makes no account before the number in the mail, which is good once [REG-3]', async () => {
    const before = await accounts();
    const { answer, confirm } = await signUp({ name: '\u202e김하늘\u200b' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('autocomplete="one-time-code"');
    const mail = await mailTo('sky@example.com');
    expect(await accounts()).toBe(before);
    const wrong = await confirm(codeOf(mail) === '000000' ? '111111' : '000000');
    expect([wrong.statusCode, alertOf(wrong.body)]).toEqual([422, '인증번호가 맞지 않아요. 다시 확인해 주세요!']);
    const ends = await Promise.all([confirm(codeOf(mail)), confirm(` ${codeOf(mail)} `)]);
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422]);
    const [user] = await t.database.raw.query(`select name, email from app_user where username = 'sky.teacher'`);
    expect(user).toEqual({ name: '김하늘', email: 'sky@example.com' });
  });

  it('answers equally whether an address has an account or not, and writes to its owner alone', async () => {
    const other = { username: 'free.name' };
    const known = await signUp({ ...other, contact: 'Math@Example.com' });
    const unknown = await signUp({ ...other, contact: 'nobody@example.com' });
    const plain = (body: string) => body.replaceAll(/interaction\/[\w-]+|(?:math|nobody)@example\.com/g, '');
    expect(plain(known.answer.body)).toBe(plain(unknown.answer.body));
    expect(known.answer.statusCode).toBe(unknown.answer.statusCode);
    const mail = await mailTo('math@example.com');
    expect(mail.text).toContain('이미 가입한');
    expect(codeOf(mail)).toBe('');
    expect((await known.confirm('123456')).statusCode).toBe(422);
  });

  it('leads the owner of an account that nobody has been in yet to her user name and password [REG-1]', async () => {
    const teacher = { name: '새 선생님', email: 'fresh@example.com' };
    await t.database.db.transaction((tx) => t.identity.teacherOf(tx, teacher));
    await signUp({ username: 'fresh.name', contact: teacher.email });
    const mail = await mailTo(teacher.email);
    expect([mail.text.includes('이미 가입한'), codeOf(mail)]).toEqual([true, '']);
    const [, ticket] = /\/kr\/forgot-password\/new\?ticket=([\w-]{43})/.exec(mail.text)!;
    const payload = { ticket, username: 'fresh.name', password: 'blue-sky-7', passwordConfirm: 'blue-sky-7' };
    const set = await t.request({ method: 'POST', url: '/mid/v1/users/set-password', headers: t.headers, payload });
    expect(set.statusCode).toBe(200);
    await t.signIn('fresh.name', 'blue-sky-7');
  });

  it('names a taken user name only to who has shown her address', async () => {
    const { answer, confirm } = await signUp({ username: 'MATH', contact: 'late@example.com' });
    expect(answer.statusCode).toBe(200);
    const refused = await confirm(codeOf(await mailTo('late@example.com')));
    expect(refused.statusCode).toBe(409);
    expect(fieldErrorsOf(refused.body)).toEqual({
      username: '이미 쓰고 있는 아이디예요. 다른 아이디로 정해 주세요.',
    });
    expect(refused.body).toContain('value="late@example.com"');
  });

  it('names the address to who began twice with it and has finished once', async () => {
    const first = await signUp({ username: 'twice.one', contact: 'twice@example.com' });
    const code = codeOf(await mailTo('twice@example.com'));
    const second = await signUp({ username: 'twice.two', contact: 'twice@example.com' });
    const otherCode = codeOf(await mailTo('twice@example.com'));
    expect((await first.confirm(code)).statusCode).toBe(303);
    const refused = await second.confirm(otherCode);
    expect(refused.statusCode).toBe(409);
    expect(fieldErrorsOf(refused.body)).toEqual({
      contact: '이미 가입한 이메일이에요. 그 계정으로 로그인해 주세요.',
    });
  });

  it('says where the number went, and keeps what was written for who goes back, but no password', async () => {
    const written = { name: '김"하늘', contact: 'back@example.com', username: 'back.teacher' };
    const { answer, confirm, browser, url } = await signUp(written);
    expect(answer.body).toContain('back@example.com 주소로 인증번호를 보냈어요.');
    expect((await confirm('')).body).toContain('back@example.com 주소로');
    const back = await browser.get(`${url}/sign-up`);
    expect(back.body).toContain('value="back.teacher"');
    expect(back.body).toContain('value="back@example.com"');
    expect(back.body).toContain('value="김&quot;하늘"');
    expect(back.body).not.toContain(good.password);
    clock.advance(10 * 60_000);
    expect((await browser.get(`${url}/sign-up`)).body).not.toContain('back@example.com');
  });

  it('looks at five numbers, and for ten minutes', async () => {
    const { confirm } = await signUp({ username: 'guessed.name', contact: 'guessed@example.com' });
    const code = codeOf(await mailTo('guessed@example.com'));
    const wrong = code === '000000' ? '111111' : '000000';
    for (let nth = 0; nth < 5; nth++) await confirm(wrong);
    expect(alertOf((await confirm(code)).body)).toBe('인증번호를 너무 여러 번 틀렸어요. 다시 받아 주세요!');
    const late = await signUp({ username: 'late.name', contact: 'late.name@example.com' });
    const lateCode = codeOf(await mailTo('late.name@example.com'));
    clock.advance(10 * 60_000);
    expect(alertOf((await late.confirm(lateCode)).body)).toBe('인증번호의 시간이 지났어요. 다시 받아 주세요!');
  });

  it('takes ten forms of one address in an hour, and writes three times of them to one mailbox', async () => {
    const limited = await createTestApp({ clock, env: { SIGN_UP: 'on', LOGIN_LIMIT_PER_MINUTE: '30' } });
    const send = async (nth: number, contact: string) => {
      const browser = new OidcBrowser(limited);
      const { url } = await browser.openStep({ prompt: 'create' });
      return browser.post(`${url}/sign-up`, { ...good, username: `many.${nth}`, contact });
    };
    for (let nth = 0; nth < 3; nth++) expect((await send(nth, 'one@example.com')).statusCode).toBe(200);
    const fourth = await send(3, 'One@example.com');
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '3600']);
    for (let nth = 4; nth < 10; nth++) expect((await send(nth, `n${nth}@example.com`)).statusCode).toBe(200);
    expect((await send(10, 'n10@example.com')).statusCode).toBe(429);
    await limited.close();
  });

  it('lets the owner of an address in whom a stranger has written to, and writes to nobody seven times in an hour', async () => {
    const env = { SIGN_UP: 'on', LOGIN_LIMIT_PER_MINUTE: '30', TRUST_PROXY: '127.0.0.1' };
    const limited = await createTestApp({ clock, env });
    const contact = 'owner@example.com';
    const send = async (ip: string, nth: number) => {
      const browser = new OidcBrowser(limited);
      const { url } = await browser.openStep({ prompt: 'create' });
      const form = { ...good, username: `owner.${nth}`, contact };
      return (await browser.post(`${url}/sign-up`, form, { 'x-forwarded-for': ip })).statusCode;
    };
    const of = async (ip: string, times: number) => {
      const statuses = [];
      for (let nth = 0; nth < times; nth++) statuses.push(await send(ip, nth));
      return statuses;
    };
    expect(await of('10.0.0.1', 5)).toEqual([200, 200, 200, 429, 429]);
    expect(await of('10.0.0.2', 3)).toEqual([200, 200, 200]);
    expect(await of('10.0.0.3', 1)).toEqual([429]);
    await limited.close();
  });

  it('is not there outside the demo, unless it is asked for', async () => {
    const real = await createTestApp({ clock });
    const browser = new OidcBrowser(real);
    const { url, answer } = await browser.openStep({ prompt: 'create' });
    expect(answer.body).toContain('지금은 여기서 가입할 수 없어요');
    expect((await browser.get(`${url}/sign-in`)).body).toContain('href="/kr/?popup=register-teacher"');
    for (const path of ['sign-up', 'sign-up/code'])
      expect((await browser.post(`${url}/${path}`, { ...good, code: '1' })).statusCode).toBe(404);
    await real.close();
  });
});
