import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ApplicationContent, ApplicationView } from '@portal/domain/recruiting/application';
import type { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import type { ContractProgress } from '@portal/domain/recruiting/contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { RateLimiter } from '../../core/http/rate-limit.ts';
import { createTurns } from '../../core/in-turn.ts';
import { madeOnce } from '../../core/made-once.ts';
import { newApplicationCode } from './application-code.ts';
import { codeLetter, receivedLetter, waitingLetter } from './application-letters.ts';
import { takeStep } from './application-step.ts';
import { applicationView } from './application-view.ts';
import { applicationQueries, type Claim } from './applications.queries.ts';
import type { ApplicationRow } from './applications.tables.ts';
import { contractProgress } from './contracts/contract-view.ts';
import { contractQueries } from './contracts/contracts.queries.ts';
import type { RecruitingDeps } from './recruiting-deps.ts';

interface Deps extends RecruitingDeps {
  /** Of the network addresses that applications come from and that codes are wished for from, and of letters to one mailbox. */
  readonly limits: Readonly<Record<'applications' | 'codes' | 'letters', RateLimiter>>;
}

type Form = BodyOf<typeof applicationsContract.submitForm>;
type Correction = BodyOf<typeof applicationsContract.correctForm>;

/** What an applicant does: she applies, looks what became of it and corrects what was remarked (REG-2). */
export function applicationsService(deps: Deps) {
  const { database, clock, files, visitors, catalog, desk, mail, accounts, limits } = deps;
  const { db } = database;
  const inTurn = createTurns();

  function refuseUnknownSubjects(subjectIds: readonly string[] = []): void {
    if (subjectIds.some((id) => !catalog.subjectName(id)))
      throw new DomainError('VALIDATION', { fields: { subjectIds: '목록에 없는 과목이에요.' } });
  }

  /** Throws FILE_NOT_FOUND, said at their field. */
  async function useFiles({ id, visitorId, fileIds }: ApplicationRow, tx: Tx): Promise<void> {
    try {
      const usedBy = `application:${id}`;
      await files.use(tx, { ownerId: visitorId, location: 'TEACHER_POPUP', usedBy, fileIds });
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === 'FILE_NOT_FOUND';
      throw isGone ? new DomainError('FILE_NOT_FOUND', { fields: FILES_GONE }) : error;
    }
  }

  /** It waits for the team, from now on or again. */
  const openAtDesk = (tx: Tx, { id, fullName, code, submittedAt, reviewDueAt }: ApplicationRow) =>
    desk.open(tx, {
      id,
      teacherId: null,
      applicantName: fullName,
      title: `${fullName} · 지원 번호 ${code}`,
      submittedAt,
      dueAt: reviewDueAt,
    });

  interface HandedIn {
    readonly row: ApplicationRow;
    /** Of the same address, and waiting: this one is looked at by nobody then. */
    readonly first?: ApplicationRow;
    readonly isNew: boolean;
  }

  /** Throws DUPLICATE_APPLICATION where the ticket has made another one. */
  async function handIn(tx: Tx, form: Omit<Form, 'type' | 'uploadTicket'>, visitorId: string): Promise<HandedIn> {
    const queries = applicationQueries(tx);
    const at = clock.now();
    const insert = (isSecond: boolean) =>
      queries.insert({
        ...form,
        ...trimmed(form),
        id: `app_${randomUUID()}`,
        code: newApplicationCode(),
        visitorId,
        status: 'SUBMITTED',
        submittedAt: at,
        reviewDueAt: new Date(at.getTime() + LIMITS.reviewDays * millisecondsInDay),
        isSecond,
      });
    let first: ApplicationRow | undefined;
    let row = await insert(false);
    if (!row) {
      // The same form, sent twice at once, is no second application.
      const same = await queries.byClientId(form.clientId);
      if (same) return { row: same, isNew: false };
      first = await queries.ofEmail(form.email, true);
      row = first && (await insert(true));
      if (!row) throw new DomainError('DUPLICATE_APPLICATION');
    }
    await queries.record({ applicationId: row.id, event: 'SUBMIT', toStatus: 'SUBMITTED', actorId: null, at });
    return { row, isNew: true, ...(first && { first }) };
  }

  /** Nobody learns from the answer that the address has an application already; its owner does. */
  async function tellOfFirst(tx: Tx, first: ApplicationRow): Promise<void> {
    if (!limits.letters.take(mailboxOf(first))) await mail(tx, waitingLetter(first));
  }

  async function progressOf({ id, userId }: ApplicationRow): Promise<ContractProgress | null> {
    const contract = await contractQueries(db).ofApplication(id);
    const isAccountReady = userId !== null && (await accounts.hasWayIn(db, userId));
    return contract ? contractProgress(contract, clock.now(), isAccountReady) : null;
  }

  async function viewOf(row: ApplicationRow): Promise<ApplicationView> {
    const isAsked = row.status === 'CORRECTION_ASKED' && row.remarks.some(({ path }) => path === 'fileIds');
    const contract = row.status === 'PASSED' ? await progressOf(row) : null;
    if (!isAsked) return applicationView(row, { files: [], uploadTicket: null, contract });
    const refs = await files.refsOf(db, row.fileIds);
    const { ticket } = visitors.issue(row.visitorId);
    return applicationView(row, {
      files: row.fileIds.flatMap((id) => refs.get(id) ?? []),
      uploadTicket: ticket,
      contract,
    });
  }

  async function claimed(claim: Claim): Promise<ApplicationRow> {
    const row = await applicationQueries(db).claimed(claim);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  function apply({ type: _type, uploadTicket, ...form }: Form, ip: string): Promise<ApplicationRow> {
    refuseUnknownSubjects(form.subjectIds);
    const visitor = visitors.find(uploadTicket);
    if (typeof visitor === 'string') throw new DomainError('FILE_NOT_FOUND', { fields: FILES_GONE });
    limits.applications.admit(ip);
    return db.transaction(async (tx) => {
      const { row, first, isNew } = await handIn(tx, form, visitor.userId);
      if (!isNew) return row;
      await useFiles(row, tx);
      if (first) await tellOfFirst(tx, first);
      else {
        await openAtDesk(tx, row);
        await mail(tx, receivedLetter(row));
      }
      return row;
    });
  }

  /** The clock goes on where it stood when the correction was asked for. */
  async function carryOut(code: string, { clientId, contact, changes }: Correction): Promise<ApplicationRow> {
    const seen = await claimed({ code, contact });
    if (seen.status !== 'CORRECTION_ASKED') throw new DomainError('NOT_IN_CORRECTION');
    refuseOthersThanMarked(seen, changes);
    refuseUnchanged(seen, changes);
    refuseUnknownSubjects(changes.subjectIds);
    const at = clock.now();
    const stoodMs = at.getTime() - seen.decidedAt!.getTime();
    const reviewDueAt = new Date(seen.reviewDueAt.getTime() + stoodMs);
    const set = { ...changes, ...trimmed(changes), correctionId: clientId, decidedAt: null, reviewDueAt };
    const change = (over: { isSecond?: true } = {}) =>
      db.transaction(async (tx) => {
        const moved = await takeStep(tx, seen, { event: 'CORRECT', actorId: null, at, set: { ...set, ...over } });
        await useFiles(moved, tx);
        await openAtDesk(tx, moved);
        return moved;
      });
    return change()
      .catch((error: unknown) => {
        // Her new address has another application: the team sees both, and nobody else learns of it.
        if (isTaken(error)) return change({ isSecond: true });
        throw error;
      })
      .catch((error: unknown) => {
        throw isTooLate(error) ? new DomainError('NOT_IN_CORRECTION') : error;
      });
  }

  return {
    // The limit is counted outside of every transaction: sent twice at once, it is one application.
    submit: (form: Form, ip: string): Promise<ApplicationRow> =>
      inTurn(form.clientId, () =>
        madeOnce(
          () => applicationQueries(db).byClientId(form.clientId),
          () => apply(form, ip),
        ),
      ),

    /** Mails the code of the application with an address; says nothing of whether there is one. Throws TOO_MANY. */
    async mailCode(email: string, ip: string): Promise<void> {
      limits.codes.admit(ip);
      const row = await applicationQueries(db).ofEmail(email.trim());
      if (row && !limits.letters.take(mailboxOf(row))) await db.transaction((tx) => mail(tx, codeLetter(row)));
    },

    status: async (claim: Claim): Promise<ApplicationView> => viewOf(await claimed(claim)),

    correct: async (code: string, correction: Correction): Promise<ApplicationView> =>
      viewOf(
        await madeOnce(
          () => applicationQueries(db).corrected(code, correction.clientId),
          () => carryOut(code, correction),
        ),
      ),
  };
}

const FILES_GONE = { fileIds: '올린 지 하루가 지나 파일이 지워졌어요. 다시 올려 주세요.' };

const trimmed = ({ fullName }: Partial<ApplicationContent>) =>
  fullName === undefined ? {} : { fullName: fullName.trim() };

/** A correction answers every remark, and changes nothing else. */
function refuseOthersThanMarked({ remarks }: ApplicationRow, changes: Correction['changes']): void {
  const marked = new Set(remarks.map(({ path }) => path));
  const unmarked = Object.keys(changes).filter((name) => !marked.has(name));
  const missing = [...marked].filter((path) => !(path in changes));
  if (!unmarked.length && !missing.length) return;
  const fields = Object.fromEntries([
    ...unmarked.map((name) => [`changes.${name}`, '의견이 달린 항목만 고칠 수 있어요.']),
    ...missing.map((name) => [`changes.${name}`, '의견이 달린 항목이에요. 고쳐서 다시 내 주세요.']),
  ]);
  throw new DomainError('VALIDATION', { fields });
}

/** What was remarked is handed in again only with something changed. */
function refuseUnchanged(seen: ApplicationRow, changes: Correction['changes']): void {
  const names = Object.keys(changes) as (keyof ApplicationContent)[];
  if (names.some((name) => JSON.stringify(changes[name]) !== JSON.stringify(seen[name]))) return;
  const fields = Object.fromEntries(names.map((name) => [`changes.${name}`, '아직 그대로예요. 의견대로 고쳐 주세요.']));
  throw new DomainError('VALIDATION', { fields });
}

/** Whether another correction was faster. */
const isTooLate = (error: unknown) => error instanceof DomainError && error.code === 'WRONG_STATE';

const mailboxOf = ({ email }: ApplicationRow) => email.toLowerCase();

/** Whether another application that waits has this e-mail. */
const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
};
