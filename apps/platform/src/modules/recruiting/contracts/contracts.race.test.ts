import { type ContractApp, createContractApp } from '../../../testing/apps/contract-app.ts';

const ROUNDS = 12;
const DAY = 86_400_000;
let t: ContractApp;

beforeAll(async () => {
  t = await createContractApp();
});
beforeEach(() => clean());
afterAll(() => t.close());

const clean = () =>
  t.database.raw.exec(
    `delete from teacher_application; delete from ops_item; delete from mail; delete from notification_delivery;
     delete from otp_challenge; delete from password_link; delete from teacher_profile;
     update app_user set email = null, phone = null, username = id where user_type = 'TEACHER'`,
  );
const codesOf = (answers: readonly { status: number; code?: string | undefined }[]) =>
  answers.map(({ status, code }) => code ?? String(status)).sort();
const statusesOf = async (id: string) => (await t.contractsOf(id)).map(({ status }) => status);
const accountsWith = async (email: string) =>
  (await t.database.raw.query<{ n: number }>('select count(*)::int as n from app_user where email = $1', [email]))[0]!
    .n;

describe('at the same moment [REG-1]', () => {
  it('two signatures are one, with one account and one copy', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clean();
      const { id, link } = await t.passed();
      const number = await t.codeFor(link);
      const answers = await Promise.all(Array.from({ length: 4 }, () => t.sign(link, number)));
      const codes = codesOf(answers);
      expect(codes.filter((code) => code === '200')).toHaveLength(1);
      expect(new Set(codes.slice(1))).toEqual(new Set(['WRONG_STATE']));
      expect([await statusesOf(id), await accountsWith('apply@example.com')]).toEqual([['SIGNED'], 1]);
      const copies = (await t.mails()).filter(({ subject }) => subject.includes('서명한 계약서'));
      expect(copies).toHaveLength(1);
    }
  });

  it('a signature and the end of its time: one of both holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clean();
      const { id, link } = await t.passed();
      const { expiresAt } = (await t.contractsOf(id))[0]!;
      t.clock.set(new Date(Date.parse(expiresAt) - 1_000).toISOString());
      const number = await t.codeFor(link);
      const signing = t.sign(link, number);
      t.clock.advance(1_000);
      const [{ status, code }] = await Promise.all([signing, t.recruiting.tick()]);
      const outcome = code ?? String(status);
      expect(['200', 'CONTRACT_EXPIRED']).toContain(outcome);
      expect(await statusesOf(id)).toEqual([outcome === '200' ? 'SIGNED' : 'EXPIRED']);
      expect(await accountsWith('apply@example.com')).toBe(outcome === '200' ? 1 : 0);
    }
  });

  it('a signature and a new contract from the desk: one of both holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clean();
      const { id, link } = await t.passed();
      const number = await t.codeFor(link);
      const seen = (await t.contractsOf(id))[0]!.id;
      const answers = await Promise.all([t.sign(link, number), t.resend(id, seen)]);
      const [signing, sending] = answers.map(({ status, code }) => code ?? String(status));
      if (signing === '200') expect([sending, await statusesOf(id)]).toEqual(['WRONG_STATE', ['SIGNED']]);
      else expect([signing, sending, await statusesOf(id)]).toEqual(['CONTRACT_REPLACED', '200', ['SENT', 'VOID']]);
      expect(await accountsWith('apply@example.com')).toBe(signing === '200' ? 1 : 0);
    }
  });

  it('two new contracts from the desk, or wished for by the applicant: one counts', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clean();
      const { id, link } = await t.passed();
      t.clock.advance(14 * DAY);
      const seen = (await t.contractsOf(id))[0]!.id;
      await Promise.all([t.resend(id, seen), t.resend(id, seen), t.byLink('renew', link), t.byLink('renew', link)]);
      expect((await statusesOf(id)).filter((status) => status !== 'VOID')).toEqual(['SENT']);
    }
  });

  it('two applications with one address that are signed make one account', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clean();
      const email = 'twice@example.com';
      const one = await t.passed({ email });
      const number = await t.codeFor(one.link, email);
      const two = await t.passed({ email, phone: '0312345678' });
      const other = await t.codeFor(two.link, email);
      const answers = await Promise.all([t.sign(one.link, number), t.sign(two.link, other)]);
      expect(codesOf(answers)).toEqual(['200', '200']);
      expect(await accountsWith(email)).toBe(1);
    }
  });
});
