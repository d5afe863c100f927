import type { BodyOf } from '@portal/domain/contract/endpoint';
import { type ContractView, isSignerName, type SignedContract } from '@portal/domain/recruiting/contract';
import type { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { applicationQueries } from '../applications.queries.ts';
import type { ApplicationRow } from '../applications.tables.ts';
import type { RecruitingDeps } from '../recruiting-deps.ts';
import { accountLetter, signCodeLetter, signedLetter } from './contract-letters.ts';
import { contractOfLink } from './contract-links.ts';
import type { ContractSending } from './contract-sending.service.ts';
import { takeContractStep } from './contract-step.ts';
import { contractStatusAt, contractView, isOpenStatus } from './contract-view.ts';
import { contractQueries } from './contracts.queries.ts';
import type { ContractRow } from './contracts.tables.ts';

interface Deps extends Omit<RecruitingDeps, 'desk'> {
  readonly sending: ContractSending;
  /** Wishes for a new link: of the addresses that they come from, and of each application. */
  readonly wishes: { readonly ofAddress: RateLimiter; readonly ofApplication: RateLimiter };
}

type Signature = BodyOf<typeof contractsContract.signContract>;

interface Found {
  readonly row: ContractRow & { readonly status: ContractView['status'] };
  readonly application: ApplicationRow;
}

/** What an applicant does with her contract: she opens it, signs it and comes to her account (REG-1). */
export function contractsService(deps: Deps) {
  const { database, clock, config, mail, accounts, profile, events, sending, wishes } = deps;
  const { db } = database;
  const codeOf = ({ id }: ContractRow) => ({ purpose: 'CONTRACT_SIGN', subject: id }) as const;

  async function withApplication(on: Db | Tx, row: ContractRow): Promise<ApplicationRow> {
    const application = await applicationQueries(on).byId(row.applicationId);
    if (!application) throw new DomainError('TICKET_INVALID');
    return application;
  }

  /** A guess teaches nothing: TICKET_INVALID. Who holds a right link hears CONTRACT_EXPIRED or CONTRACT_REPLACED. */
  async function found(link: string): Promise<Found> {
    const row = await contractOfLink(db, link);
    if (!row) throw new DomainError('TICKET_INVALID');
    const status = contractStatusAt(row, clock.now());
    if (!isOpenStatus(status)) throw new DomainError(status === 'VOID' ? 'CONTRACT_REPLACED' : 'CONTRACT_EXPIRED');
    return { row: { ...row, status }, application: await withApplication(db, row) };
  }

  async function viewOf(on: Db | Tx, { row, application: { fullName, userId } }: Found): Promise<ContractView> {
    const isAccountReady = userId !== null && (await accounts.hasWayIn(on, userId));
    return contractView(row, { applicantName: fullName, isAccountReady });
  }

  /** Void, expired or signed since it was looked at: that is why, and not its code, which went with it. */
  async function sayStale(link: string, error: unknown): Promise<never> {
    if (error instanceof DomainError && (await found(link)).row.status !== 'VIEWED')
      throw new DomainError('WRONG_STATE');
    throw error;
  }

  /** Her account, with what her application knows where it is new. */
  async function accountFor(tx: Tx, application: ApplicationRow) {
    const { id: applicationId, fullName: name, email, subjectIds, teachingMode } = application;
    // Nobody has shown that the phone number is hers: it would be a name to sign in with.
    const account = await accounts.teacherOf(tx, { name, email });
    const subjects = subjectIds.map((subjectId) => ({ subjectId, topicIds: [] }));
    await profile.begin(tx, account.id, { subjects, teachingMode });
    await applicationQueries(tx).link(applicationId, account.id);
    return account;
  }

  return {
    find: async (link: string): Promise<ContractView> => viewOf(db, await found(link)),

    /** Notes that she has opened it; once. */
    async view(link: string): Promise<ContractView> {
      const seen = await found(link);
      if (seen.row.status !== 'SENT') return viewOf(db, seen);
      const at = clock.now();
      const step = { event: 'VIEW', actorId: null, at, set: { viewedAt: at } } as const;
      // Pressed twice at once, it is open all the same.
      await db.transaction((tx) => takeContractStep(tx, seen.row, step)).catch(ignoreWrongState);
      return viewOf(db, await found(link));
    },

    async sendCode(link: string, ip: string): Promise<{ resendIn: number }> {
      const { row, application } = await found(link);
      if (row.status !== 'VIEWED') throw new DomainError('WRONG_STATE');
      const order = { ...codeOf(row), to: application.email, ip };
      await accounts.codes.admit(order);
      const { resendIn } = await db.transaction((tx) =>
        accounts.codes.issue(tx, order, (code, minutes) => signCodeLetter(application, code, minutes)),
      );
      return { resendIn };
    },

    /** Signature, account and copy are one: whatever fails, nothing of it has happened. */
    async sign({ link, signerName, code }: Signature): Promise<SignedContract> {
      const { row: seen, application } = await found(link);
      if (seen.status !== 'VIEWED') throw new DomainError('WRONG_STATE');
      if (!isSignerName(signerName, application.fullName))
        throw new DomainError('VALIDATION', {
          fields: { signerName: '지원서의 이름과 달라요. 그대로 입력해 주세요.' },
        });
      const redeemed = accounts.codes.redeem(codeOf(seen), code, async (tx, otpChallengeId) => {
        const at = clock.now();
        const set = { signedAt: at, signerName: application.fullName, otpChallengeId };
        const moved = await takeContractStep(tx, seen, { event: 'SIGN', actorId: null, at, set });
        if (moved.expiresAt <= at) throw new DomainError('WRONG_STATE');
        const account = await accountFor(tx, application);
        const ticket = await accounts.wayIn(tx, account.id);
        await mail(tx, signedLetter(application, moved, { ticket, hotline: config.tenant.hotlineNumber }));
        const row = { ...moved, status: 'SIGNED' } as const;
        const contract = await viewOf(tx, { row, application: { ...application, userId: account.id } });
        return { account, answer: { contract, ticket: ticket ?? null, email: application.email } };
      });
      const done = await redeemed.catch((error: unknown) => sayStale(link, error));
      if (done.account.isNew) events.emit('user.created', { userId: done.account.id });
      return done.answer;
    },

    /**
     * Mails what she needs to go on, to the address of her application: a new contract, the same one again, or the way into
     * her account. Says nothing of whether the link was right. Throws TOO_MANY.
     */
    async renew(link: string, ip: string): Promise<void> {
      wishes.ofAddress.admit(ip);
      const row = await contractOfLink(db, link);
      if (!row || wishes.ofApplication.take(row.applicationId)) return;
      await db
        .transaction(async (tx) => {
          const application = await withApplication(tx, row);
          const now = await contractQueries(tx).ofApplication(application.id);
          if (!now) return;
          const status = contractStatusAt(now, clock.now());
          if (status === 'EXPIRED') await sending.replace(tx, application, now, null);
          else if (status === 'SIGNED')
            await mail(tx, accountLetter(application, await accounts.wayIn(tx, application.userId!)));
          else await sending.remind(tx, application, now);
        })
        .catch(ignoreWrongState);
    },
  };
}

/** Somebody was faster, and what was wished for has happened. */
function ignoreWrongState(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'WRONG_STATE')) throw error;
}

export type ContractsService = ReturnType<typeof contractsService>;
