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
import { newApplicationCode } from './application-code.ts';
import { receivedLetter } from './application-letters.ts';
import { takeStep } from './application-step.ts';
import { applicationView } from './application-view.ts';
import { applicationQueries, type Claim } from './applications.queries.ts';
import type { ApplicationRow } from './applications.tables.ts';
import { contractProgress } from './contracts/contract-view.ts';
import { contractQueries } from './contracts/contracts.queries.ts';
import type { RecruitingDeps } from './recruiting-deps.ts';

interface Deps extends RecruitingDeps {
  /** Of the addresses that applications come from. */
  readonly limiter: RateLimiter;
}

type Form = BodyOf<typeof applicationsContract.submitForm>;
type Correction = BodyOf<typeof applicationsContract.correctForm>;

/** What an applicant does: she applies, looks what became of it and corrects what was remarked (REG-2). */
export function applicationsService(deps: Deps) {
  const { database, clock, files, visitors, catalog, desk, mail, accounts, limiter } = deps;
  const { db } = database;

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
      title: `${fullName} · ${code}`,
      submittedAt,
      dueAt: reviewDueAt,
    });

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

  return {
    async submit({ type: _type, uploadTicket, ...form }: Form, ip: string): Promise<ApplicationRow> {
      const before = await applicationQueries(db).byClientId(form.clientId);
      if (before) return before;
      refuseUnknownSubjects(form.subjectIds);
      const visitor = visitors.find(uploadTicket);
      if (typeof visitor === 'string') throw new DomainError('FILE_NOT_FOUND', { fields: FILES_GONE });
      const wait = limiter.take(ip);
      if (wait) throw new DomainError('TOO_MANY', { retryAfter: wait });
      const at = clock.now();
      return db.transaction(async (tx) => {
        const queries = applicationQueries(tx);
        const row = await queries.insert({
          ...form,
          ...trimmed(form),
          id: `app_${randomUUID()}`,
          code: newApplicationCode(),
          visitorId: visitor.userId,
          status: 'SUBMITTED',
          submittedAt: at,
          reviewDueAt: new Date(at.getTime() + LIMITS.reviewDays * millisecondsInDay),
        });
        if (!row) {
          // The same form, sent twice at once, is no second application.
          const same = await queries.byClientId(form.clientId);
          if (same) return same;
          throw new DomainError('DUPLICATE_APPLICATION');
        }
        await queries.record({ applicationId: row.id, event: 'SUBMIT', toStatus: 'SUBMITTED', actorId: null, at });
        await useFiles(row, tx);
        await openAtDesk(tx, row);
        await mail(tx, receivedLetter(row));
        return row;
      });
    },

    status: async (claim: Claim): Promise<ApplicationView> => viewOf(await claimed(claim)),

    /** The clock goes on where it stood when the correction was asked for. */
    async correct(code: string, { clientId, contact, changes }: Correction): Promise<ApplicationView> {
      const done = await applicationQueries(db).corrected(code, clientId);
      if (done) return viewOf(done);
      const seen = await claimed({ code, contact });
      if (seen.status !== 'CORRECTION_ASKED') throw new DomainError('NOT_IN_CORRECTION');
      refuseOthersThanMarked(seen, changes);
      refuseUnknownSubjects(changes.subjectIds);
      const at = clock.now();
      const stoodMs = at.getTime() - seen.decidedAt!.getTime();
      const reviewDueAt = new Date(seen.reviewDueAt.getTime() + stoodMs);
      const set = { ...changes, ...trimmed(changes), correctionId: clientId, decidedAt: null, reviewDueAt };
      try {
        const row = await db.transaction(async (tx) => {
          const moved = await takeStep(tx, seen, { event: 'CORRECT', actorId: null, at, set });
          await useFiles(moved, tx);
          await openAtDesk(tx, moved);
          return moved;
        });
        return viewOf(row);
      } catch (error) {
        if (isTaken(error)) throw new DomainError('DUPLICATE_APPLICATION');
        // The same correction, sent twice at once, has happened.
        const same = await applicationQueries(db).corrected(code, clientId);
        if (same) return viewOf(same);
        throw isTooLate(error) ? new DomainError('NOT_IN_CORRECTION') : error;
      }
    },
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

/** Whether another correction was faster. */
const isTooLate = (error: unknown) => error instanceof DomainError && error.code === 'WRONG_STATE';

/** Whether another open application has this phone number or e-mail. */
const isTaken = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
};
