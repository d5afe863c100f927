import { createTestApp, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ORDER = { purpose: 'SIGN_UP', subject: 'step-1', to: 'Hers@Example.com', ip: '10.0.0.1' } as const;
let clock: TestClock;
let t: TestApp;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
});
beforeEach(() => t.database.raw.exec('delete from otp_challenge; delete from notification_delivery'));
afterAll(() => t.close());

const letter = (code: string) => ({ to: ORDER.to, title: code, content: '', path: null, reason: '' });
/** The code that was mailed, and the challenge that it belongs to. */
async function sent(order: Parameters<typeof t.identity.codes.issue>[1] = ORDER) {
  let code = '';
  const sending = await t.database.db.transaction((tx) =>
    t.identity.codes.issue(tx, order, (made) => letter((code = made))),
  );
  return { ...sending, code };
}
const redeem = (code: string, of: Parameters<typeof t.identity.codes.redeem>[0] = ORDER) =>
  t.identity.codes.redeem(of, code, async (_tx, id) => id);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    ({ code, retryAfter }: { code: string; retryAfter?: number }) => (retryAfter ? [code, retryAfter] : code),
  );
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a one-time code [REG-3]', () => {
  it('is six digits, kept as a digest only, and good once for what it was sent for', async () => {
    const { id, code } = await sent();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await t.database.raw.query<{ code_hash: string; sent_to: string }>('select * from otp_challenge');
    expect([JSON.stringify(row).includes(code), row!.sent_to]).toEqual([false, 'hers@example.com']);
    expect(await redeem(` ${code} `)).toBe(id);
    expect(await refused(redeem(code))).toBe('OTP_EXPIRED');
  });

  it('opens nothing of another purpose or about another subject, though it is the same number', async () => {
    const { code } = await sent();
    const other = { purpose: 'CONTRACT_SIGN', subject: ORDER.subject } as const;
    expect(await refused(redeem(code, other))).toBe('OTP_EXPIRED');
    await sent({ ...ORDER, ...other });
    await sent({ ...ORDER, subject: 'step-2' });
    await t.database.raw.exec(`update otp_challenge set code_hash =
      (select code_hash from otp_challenge where purpose = 'SIGN_UP' and subject = 'step-1')`);
    expect(await refused(redeem(code, other))).toBe('OTP_INVALID');
    expect(await refused(redeem(code, { ...ORDER, subject: 'step-2' }))).toBe('OTP_INVALID');
    expect(await redeem(code)).toMatch(/^otp_/);
  });

  it('counts for ten minutes and five guesses', async () => {
    const { code } = await sent();
    for (let nth = 0; nth < 5; nth++) expect(await refused(redeem(wrong(code)))).toBe('OTP_INVALID');
    expect(await refused(redeem(code))).toBe('OTP_ATTEMPTS');
    const late = await sent({ ...ORDER, subject: 'late' });
    clock.advance(10 * MINUTE);
    expect(await refused(redeem(late.code, { ...ORDER, subject: 'late' }))).toBe('OTP_EXPIRED');
  });

  it('counts guesses that come at once one by one', async () => {
    const { code } = await sent();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refused(redeem(wrong(code)))));
    expect(answers.filter((answer) => answer === 'OTP_INVALID')).toHaveLength(5);
    expect(await refused(redeem(code))).toBe('OTP_ATTEMPTS');
  });

  it('is left by what is refused after it, at the price of a try', async () => {
    const { id, code } = await sent();
    const failing = t.identity.codes.redeem(ORDER, code, () => Promise.reject(new Error('taken')));
    await expect(failing).rejects.toThrow('taken');
    expect(await redeem(code)).toBe(id);
  });

  it('is sent again after sixty seconds, three times, and the one before is worth nothing', async () => {
    const first = await sent();
    expect(await refused(sent())).toEqual(['OTP_RESEND_WAIT', 60]);
    clock.advance(59 * SECOND);
    expect(await refused(sent())).toEqual(['OTP_RESEND_WAIT', 1]);
    let last = first;
    for (let nth = 0; nth < 3; nth++) {
      clock.advance(MINUTE);
      const next = await sent();
      // What is told is the whole wait: after the last one until another challenge may begin.
      expect([next.id, next.resendIn]).toEqual([first.id, nth < 2 ? 60 : 600]);
      if (next.code !== last.code) expect(await refused(redeem(last.code))).toBe('OTP_INVALID');
      last = next;
    }
    clock.advance(MINUTE);
    expect(await refused(sent())).toEqual(['OTP_RESEND_LIMIT', 9 * 60]);
    expect(await redeem(last.code)).toBe(first.id);
  });

  it('begins anew for another mailbox, and when the time of the one before is over', async () => {
    const first = await sent();
    const other = await sent({ ...ORDER, to: 'other@example.com' });
    expect(other.id).not.toBe(first.id);
    if (first.code !== other.code) expect(await refused(redeem(first.code))).toBe('OTP_INVALID');
    clock.advance(10 * MINUTE);
    expect((await sent({ ...ORDER, to: 'other@example.com' })).id).not.toBe(other.id);
  });
});

describe('wishes for codes, where they are counted', () => {
  it('are ten of an address and three challenges of it with one mailbox in an hour; a mailbox takes six [REG-3]', async () => {
    const limited = await createTestApp({ clock, env: { LOGIN_LIMIT_PER_MINUTE: '30' } });
    const { codes } = limited.identity;
    const wish = (subject: string, to: string, ip: string) =>
      refused(codes.admit({ purpose: 'CONTRACT_SIGN', subject, to, ip }));
    const send = (subject: string, to: string, ip = '10.0.0.1') =>
      limited.database.db.transaction((tx) => codes.issue(tx, { purpose: 'CONTRACT_SIGN', subject, to, ip }, letter));
    for (const subject of ['a', 'b', 'c']) expect(await wish(subject, 'one@example.com', '10.0.0.1')).toBe('nothing');
    expect(await wish('d', 'ONE@example.com', '10.0.0.1')).toEqual(['OTP_RESEND_LIMIT', 3600]);
    // The same one again begins no other challenge, but is a letter.
    await send('a', 'one@example.com');
    clock.advance(MINUTE);
    for (let nth = 0; nth < 3; nth++) expect(await wish('a', 'one@example.com', '10.0.0.1')).toBe('nothing');
    expect(await wish('e', 'one@example.com', '10.0.0.2')).toEqual(['OTP_RESEND_LIMIT', 3540]);
    for (const nth of [8, 9, 10]) await wish(`n${nth}`, `n${nth}@example.com`, '10.0.0.1');
    expect(await wish('n11', 'n11@example.com', '10.0.0.1')).toEqual(['TOO_MANY', 3540]);
    await limited.close();
  });

  it('are told the longest of the waits that apply, whichever refuses [REG-3]', async () => {
    const limited = await createTestApp({ clock, env: { LOGIN_LIMIT_PER_MINUTE: '30' } });
    const { codes } = limited.identity;
    const order = { purpose: 'CONTRACT_SIGN', subject: 'a', to: 'one@example.com', ip: '10.0.0.1' } as const;
    const ask = async () => {
      await codes.admit(order);
      return limited.database.db.transaction((tx) => codes.issue(tx, order, letter));
    };
    const waits = [];
    for (let nth = 0; nth < 3; nth++) {
      waits.push((await ask()).resendIn);
      clock.advance(MINUTE);
    }
    // Two more challenges of this address with this mailbox use up its hour.
    for (const subject of ['b', 'c']) await codes.admit({ ...order, subject });
    waits.push((await ask()).resendIn);
    expect(waits).toEqual([60, 60, 60, 57 * 60]);
    expect(await refused(ask())).toEqual(['OTP_RESEND_WAIT', 57 * 60]);
    clock.advance(MINUTE);
    expect(await refused(ask())).toEqual(['OTP_RESEND_LIMIT', 56 * 60]);
    await limited.close();
  });
});
