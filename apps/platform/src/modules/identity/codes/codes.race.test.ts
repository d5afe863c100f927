import { createTestApp, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

const ORDER = { purpose: 'CONTRACT_SIGN', subject: 'one', to: 'hers@example.com', ip: '10.0.0.1' } as const;
const ROUNDS = 10;
const CALLERS = 16;
let clock: TestClock;
let t: TestApp;

beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
});
afterAll(() => t.close());

const at16 = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, work));
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code?: string }) => code ?? 'UNEXPECTED',
  );
const send = (take: (code: string) => void = () => undefined) =>
  t.database.db.transaction((tx) =>
    t.identity.codes.issue(tx, ORDER, (code) => {
      take(code);
      return { to: ORDER.to, title: code, content: '', path: null, reason: '' };
    }),
  );
const count = (all: readonly string[], which: string) => all.filter((one) => one === which).length;

describe('sixteen at once [REG-3]', () => {
  it('ask for a code: one is mailed, the others wait', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      clock.advance(61_000);
      await t.database.raw.exec('delete from otp_challenge; delete from notification_delivery');
      const outcomes = await at16(() => outcome(send()));
      expect([count(outcomes, 'done'), count(outcomes, 'OTP_RESEND_WAIT')]).toEqual([1, CALLERS - 1]);
      const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from notification_delivery');
      expect(row!.n).toBe(1);
    }
  });

  it('use the right code: it is used once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec('delete from otp_challenge');
      let code = '';
      await send((made) => (code = made));
      // As many as may be looked at.
      const tries = Array.from({ length: 5 }, () => outcome(t.identity.codes.redeem(ORDER, code, async () => 1)));
      const outcomes = await Promise.all(tries);
      expect([count(outcomes, 'done'), count(outcomes, 'OTP_EXPIRED')]).toEqual([1, 4]);
    }
  });

  it('guess: five are looked at, and the right one comes too late', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec('delete from otp_challenge');
      let code = '';
      await send((made) => (code = made));
      const wrong = code === '000000' ? '111111' : '000000';
      const outcomes = await at16(() => outcome(t.identity.codes.redeem(ORDER, wrong, async () => 1)));
      expect([count(outcomes, 'OTP_INVALID'), count(outcomes, 'OTP_ATTEMPTS')]).toEqual([5, CALLERS - 5]);
      expect(await outcome(t.identity.codes.redeem(ORDER, code, async () => 1))).toBe('OTP_ATTEMPTS');
    }
  });
});
