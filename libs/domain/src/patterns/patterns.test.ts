import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { contactProblem } from './contact-problem.ts';
import { isHttpsUrl } from './https-url.ts';
import {
  isDigitRange,
  isDigits,
  isDigitsAndHyphen,
  isEmail,
  isPercent,
  isPhone,
  isPhoneOrEmail,
  PATTERNS,
  plainPhone,
} from './patterns.ts';

const SOURCE = new URL('..', import.meta.url);

/** Every regular expression literal in the sources of this library, with where it stands. */
function literals(): [where: string, source: string, flags: string][] {
  const found: [string, string, string][] = [];
  for (const file of globSync('**/*.ts', { cwd: SOURCE }).filter((name) => !name.endsWith('.test.ts'))) {
    const tree = ts.createSourceFile(file, readFileSync(new URL(file, SOURCE), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push([`${file}:${line + 1}`, node.text.slice(1, end), node.text.slice(end + 1)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}

describe('patterns [PAT-1]', () => {
  it.each([
    ['0', true],
    ['0123456789', true],
    ['', false],
    ['1 2', false],
    ['12a', false],
    ['-1', false],
    ['1.0', false],
    ['١٢', false],
    ['１２', false],
    ['12\n', false],
  ])('digits only: %j is %s', (text, fits) => {
    expect(isDigits(text)).toBe(fits);
  });

  it.each([
    ['0123-456-789', true],
    ['123', true],
    ['', false],
    ['12–3', false],
    ['12 3', false],
    ['a-1', false],
  ])('digits and hyphen: %j is %s', (text, fits) => {
    expect(isDigitsAndHyphen(text)).toBe(fits);
  });

  it.each([
    ['5-10', true],
    ['0-100', true],
    ['7-7', true],
    ['10-5', false],
    ['9-10', true],
    ['5', false],
    ['5-', false],
    ['-10', false],
    ['5–10', false],
    ['5-10-15', false],
    ['5 - 10', false],
    ['1000-2000', false],
  ])('digit range: %j is %j', (text, fits) => {
    expect(isDigitRange(text)).toBe(fits);
  });

  it.each([
    ['0312345678', true],
    ['0512345678', true],
    ['0712345678', true],
    ['0812345678', true],
    ['0912345678', true],
    ['0112345678', false],
    ['0212345678', false],
    ['0412345678', false],
    ['0612345678', false],
    ['01012345678', false],
    ['091234567', false],
    ['09123456789', false],
    ['+84912345678', false],
    ['09 1234 5678', false],
    ['0912345678\n', false],
    ['', false],
  ])('phone: %j is %s', (text, fits) => {
    expect(isPhone(text)).toBe(fits);
  });

  it.each([
    ['0912345678', '0912345678'],
    [' 091 234 56 78 ', '0912345678'],
    ['091-234-5678', '0912345678'],
    ['(091) 234.5678', '0912345678'],
    ['+84 91 234 5678', '0912345678'],
    ['0084912345678', '0912345678'],
    ['+84 0912345678', '+84 0912345678'],
    ['+82 10 1234 5678', '+82 10 1234 5678'],
    ['09 12 ab', '09 12 ab'],
    ['', ''],
  ])('phone as it is typed: %j is %j', (text, phone) => {
    expect(plainPhone(text)).toBe(phone);
  });

  it.each([
    ['name@example.com', true],
    ['a.b+c_d@sub.example.co.kr', true],
    ["o'neil@example.com", true],
    ['name@localhost', false],
    ['a@b', false],
    ['a@b.vn', true],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`, true],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, false],
    ['', false],
    ['name', false],
    ['@example.com', false],
    ['name@', false],
    ['name@-example.com', false],
    ['name@example..com', false],
    ['name@example.com.', false],
    ['na me@example.com', false],
    ['a@b@c.com', false],
    ['이름@example.com', false],
    ['name@example.com\nbcc: x@example.com', false],
    [`${'a'.repeat(250)}@b.co`, false],
  ])('e-mail: %j is %s', (text, fits) => {
    expect(isEmail(text)).toBe(fits);
  });

  it.each([
    ['0', true],
    ['9', true],
    ['10', true],
    ['99', true],
    ['100', true],
    ['101', false],
    ['1000', false],
    ['00', false],
    ['07', false],
    ['-1', false],
    ['5.5', false],
    ['', false],
  ])('integer from 0 to 100: %j is %s', (text, fits) => {
    expect(isPercent(text)).toBe(fits);
  });

  it('takes all 101 integers, however they are made', () => {
    fc.assert(fc.property(fc.integer(), (n) => isPercent(String(n)) === (n >= 0 && n <= 100)));
  });

  it.each([
    ['0912345678', undefined],
    ['name@example.com', undefined],
    ['0212345678', '휴대폰 번호를 다시 확인해 주세요.'],
    ['091-234-5678', undefined],
    ['021-234-5678', '휴대폰 번호를 다시 확인해 주세요.'],
    ['name@', '휴대폰 번호나 이메일 형식이 아니에요.'],
    ['', '휴대폰 번호나 이메일 형식이 아니에요.'],
  ])('says of the contact %j what is wrong with it: %j [ERR-1]', (text, sentence) => {
    expect(contactProblem(text)).toBe(sentence);
  });

  it.each([
    ['https://meet.example.com/abc?pwd=1', true],
    ['HTTPS://meet.example.com', true],
    ['https://수업.example/방', true],
    ['http://meet.example.com/abc', false],
    ['https://localhost/abc', false],
    ['https://meet.example.com:99999/', false],
    ['https://meet.example.com/a b', false],
    ['https://meet .example.com/', false],
    ['https://teacher:secret@meet.example.com/', false],
    ['https://meet.example.com@evil.example/', false],
    ['https://[meet.example.com/', false],
    ['https://meet..com/', false],
    ['https:meet.example.com', false],
    [' https://meet.example.com', false],
    ['javascript:alert(1)', false],
  ])('address of a page: %j is %s', (text, fits) => {
    expect(isHttpsUrl(text)).toBe(fits);
  });

  it('takes a phone number or an e-mail address as a contact, and nothing else', () => {
    expect(['0912345678', 'name@example.com'].every(isPhoneOrEmail)).toBe(true);
    expect(['0612345678', 'name@', '', 'math'].some(isPhoneOrEmail)).toBe(false);
  });
});

describe('regular expressions of this library [security 2.15, R51]', () => {
  const all = literals();

  it('are found by this test', () => {
    expect(all.length).toBeGreaterThanOrEqual(Object.keys(PATTERNS).length + 5);
  });

  it.each(all)('%s is linear on any input', (_where, source, flags) => {
    const result = checkSync(source, flags, { timeout: 20_000 });
    expect(result.status).toBe('safe');
  });

  it.each(['(', '1', '1-', 'a', 'a@', 'a.', '0'])('answer at once on 50 kB of %j', (piece) => {
    const hostile = `${piece.repeat(50_000 / piece.length)}!`;
    const begin = performance.now();
    for (const check of [isDigits, isDigitsAndHyphen, isDigitRange, isPhone, isEmail, isPercent]) check(hostile);
    for (const [, source, flags] of all) new RegExp(source, flags).test(hostile);
    expect(performance.now() - begin).toBeLessThan(50 * all.length);
  });
});
