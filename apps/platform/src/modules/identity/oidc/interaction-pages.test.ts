import { OidcBrowser } from '../../../testing/oidc-browser.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

let t: TestApp;
let clock: TestClock;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
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

  it.each([
    ['user name', { username: 'MATH' }],
    ['phone', { contact: '0912345678' }],
    ['e-mail', { contact: 'Math@Example.com' }],
  ])('refuses a %s that is taken', async (_name, changes) => {
    const { browser, url } = await step({ prompt: 'create' });
    const answer = await browser.post(`${url}/sign-up`, { ...good, username: 'free.name', ...changes });
    expect(answer.statusCode).toBe(409);
    expect(alertOf(answer.body)).toBe('이미 쓰고 있는 계정이에요!');
  });

  it('takes a good form once, however often it is sent', async () => {
    const { browser, url } = await step({ prompt: 'create' });
    const [first, second] = await Promise.all([
      browser.post(`${url}/sign-up`, good),
      browser.post(`${url}/sign-up`, good),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([303, 409]);
  });
});
