import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { LIMITS } from '@portal/domain/tenant/limits';
import { bankOf } from '@portal/domain/wallet/bank';
import { PAYMENT_ACCOUNTS_MAX, type paymentAccountsContract } from '@portal/domain/wallet/payment-accounts.contract';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { createTurns } from '../../../core/in-turn.ts';
import { madeOnce } from '../../../core/made-once.ts';
import type { Prover } from '../../identity/module.ts';
import type { PaymentAccountRow } from '../wallet.tables.ts';
import { walletQueries } from '../wallets.queries.ts';
import type { WithdrawalDeps } from '../withdrawal-deps.ts';
import { type AccountEvent, accountLetter, accountNotice } from './payment-account-notices.ts';
import { paymentAccountQueries } from './payment-accounts.queries.ts';

type NewAccount = BodyOf<typeof paymentAccountsContract.createPaymentAccount>;
type ChangedAccount = BodyOf<typeof paymentAccountsContract.updatePaymentAccount>;
type Fields = Pick<NewAccount, 'accountNumber' | 'holder' | 'bankCode'>;

/** Where a teacher's money goes. Each method resolves to the id of the account that it is about. */
export function paymentAccountService({ database, clock, config, accounts, notify, mail }: WithdrawalDeps) {
  const { db } = database;
  const inTurn = createTurns();

  /** Her wallet is what all of it waits for: of two at the same moment the second sees what the first has done. */
  const change = <T>(teacherId: string, work: (tx: Tx, own: ReturnType<typeof paymentAccountQueries>) => Promise<T>) =>
    db.transaction(async (tx) => {
      await walletQueries(tx, teacherId, 'VND').lock();
      return work(tx, paymentAccountQueries(tx, teacherId));
    });

  async function tell(tx: Tx, event: AccountEvent, account: PaymentAccountRow): Promise<void> {
    const { teacherId } = account;
    const user = await accounts.getUser(tx, teacherId);
    if (!user) return;
    const told = { event, account, at: clock.now(), zone: user.timeZone };
    await notify(tx, accountNotice(teacherId, told));
    if (user.email !== null) await mail(tx, accountLetter(user.email, told, config.tenant.hotlineNumber));
  }

  /** What a proof makes of the fields: it is hers, and waits a day before money follows it. */
  function provenNow({ accountNumber, holder, bankCode }: Fields, proofId: string | null) {
    const at = clock.now();
    const holdUntil = addHours(at, LIMITS.accountHoldHours);
    return { accountNumber, holder, bankCode, bankName: bankNameOf(bankCode), verifiedAt: at, holdUntil, proofId };
  }

  async function create(prover: Prover, { clientId, proof, ...fields }: NewAccount): Promise<string> {
    bankNameOf(fields.bankCode);
    const proven = await accounts.proofs.prove(prover, 'PAYMENT', proof);
    return change(prover.userId, async (tx, own) => {
      const made = await own.byClientId(clientId);
      if (made) return made.id;
      const before = await own.count();
      if (before >= PAYMENT_ACCOUNTS_MAX)
        throw new DomainError('LIMIT_REACHED', { values: { n: PAYMENT_ACCOUNTS_MAX } });
      if (await own.hasSame(fields)) throw new DomainError('ACCOUNT_DUPLICATE');
      await proven.use(tx);
      const id = `pac_${randomUUID()}`;
      const isDefault = before === 0;
      await own.add({ id, clientId, isDefault, createdAt: clock.now(), ...provenNow(fields, proven.codeId) });
      await tell(tx, 'ADDED', (await own.byId(id))!.account);
      return id;
    });
  }

  async function added(teacherId: string, { clientId }: NewAccount): Promise<string | undefined> {
    return (await paymentAccountQueries(db, teacherId).byClientId(clientId))?.id;
  }

  /** Its answer was lost: nobody else knows the code that was used up. */
  async function changed(teacherId: string, id: string, { version, proof, ...fields }: ChangedAccount) {
    const seen = (await paymentAccountQueries(db, teacherId).byId(id))?.account;
    if (!seen) throw new DomainError('NOT_FOUND');
    const isChanged = 'codeId' in proof && seen.proofId === proof.codeId && seen.version === version + 1;
    return isChanged && isSame(seen, fields) ? id : undefined;
  }

  async function update(prover: Prover, id: string, { version, proof, ...fields }: ChangedAccount): Promise<string> {
    bankNameOf(fields.bankCode);
    const proven = await accounts.proofs.prove(prover, 'PAYMENT', proof);
    return change(prover.userId, async (tx, own) => {
      const found = await own.byId(id);
      if (!found) throw new DomainError('NOT_FOUND');
      const { account, isInUse } = found;
      if (isSame(account, fields) && (account.version === version || account.version === version + 1)) return id;
      if (account.version !== version) throw new DomainError('VERSION_CONFLICT');
      if (isInUse) throw new DomainError('WITHDRAWAL_OPEN');
      if (await own.hasSame(fields, id)) throw new DomainError('ACCOUNT_DUPLICATE');
      await proven.use(tx);
      await own.change(account, { changedAt: clock.now(), ...provenNow(fields, proven.codeId) });
      await tell(tx, 'CHANGED', (await own.byId(id))!.account);
      return id;
    });
  }

  return {
    // A proof is looked at outside of every transaction: sent twice, it is one try.
    create: (prover: Prover, wanted: NewAccount) =>
      inTurn(prover.userId, () =>
        madeOnce(
          () => added(prover.userId, wanted),
          () => create(prover, wanted),
        ),
      ),
    update: (prover: Prover, id: string, wanted: ChangedAccount) =>
      inTurn(prover.userId, () =>
        madeOnce(
          () => changed(prover.userId, id, wanted),
          () => update(prover, id, wanted),
        ),
      ),

    /** The only one stays; where the default goes, another one takes its place. */
    remove: (teacherId: string, id: string): Promise<void> =>
      change(teacherId, async (tx, own) => {
        const found = await own.byId(id);
        if (!found) throw new DomainError('NOT_FOUND');
        if ((await own.count()) <= 1) throw new DomainError('ONLY_ACCOUNT');
        if (found.isInUse) throw new DomainError('WITHDRAWAL_OPEN');
        await own.remove(id);
        const heir = found.account.isDefault ? await own.heir() : undefined;
        if (heir !== undefined) await own.makeDefault(heir);
        await tell(tx, 'REMOVED', found.account);
      }),

    makeDefault: (teacherId: string, id: string): Promise<string> =>
      change(teacherId, async (tx, own) => {
        const found = await own.byId(id);
        if (!found) throw new DomainError('NOT_FOUND');
        if (found.account.isDefault) return id;
        await own.makeDefault(id);
        await tell(tx, 'DEFAULT', found.account);
        return id;
      }),
  };
}

export type PaymentAccountService = ReturnType<typeof paymentAccountService>;

const isSame = (account: Fields, { accountNumber, holder, bankCode }: Fields): boolean =>
  account.accountNumber === accountNumber && account.holder === holder && account.bankCode === bankCode;

function bankNameOf(code: string): string {
  const bank = bankOf(code);
  if (!bank) throw new DomainError('VALIDATION', { fields: { bankCode: '은행을 목록에서 골라 주세요.' } });
  return bank.name;
}
