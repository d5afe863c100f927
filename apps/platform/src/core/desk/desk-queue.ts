import type { OpsDecision, OpsItemDetails, OpsQueue, OpsState } from '@portal/domain/ops/ops';
import { opsChoiceOf } from '@portal/domain/ops/ops-choice';
import type { Tx } from '../database/database.ts';
import { DomainError } from '../domain-error.ts';
import type { ModuleDeps } from '../module.ts';
import { opsItemQueries } from './ops-items.queries.ts';
import type { OpsItemRow } from './ops-items.tables.ts';
import type { OpsRow, OpsSource, OpsVerdict } from './ops-source.ts';

type LastTime = Pick<OpsItemDetails, 'lastReason' | 'lastRemarks'>;
type PlainItemDetails = Exclude<OpsItemDetails, { content: object }>;

/** Something that waits for the operators. */
export interface DeskItem {
  readonly id: string;
  /** Null for somebody who is no teacher yet, who has a name instead. */
  readonly teacherId: string | null;
  readonly applicantName?: string;
  readonly title: string;
  /** What is to be seen in its row already. */
  readonly mark?: string;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  /** It comes back as it was, and nobody has handed it in again. */
  readonly isReturned?: boolean;
}

/** One step of an operator, in the transaction in which the desk takes note of it. */
export interface DeskStep {
  readonly tx: Tx;
  readonly id: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** What a module knows of its queue; whatever it throws, nothing of the step has happened. */
export interface DeskWork {
  readonly queue: PlainItemDetails['queue'];
  /** With what was written before this time, where the module keeps it longer than the desk. */
  material(
    id: string,
  ): Promise<
    | (Pick<PlainItemDetails, 'fields' | 'note' | 'files' | 'lessons' | 'withheld' | 'isGone' | 'stamp'> &
        Partial<LastTime>)
    | undefined
  >;
  /** What is to be seen in rows already, by id, where more than what opened them comes to it. */
  marks?(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  decide(step: DeskStep & { readonly verdict: OpsVerdict }): Promise<void>;
  /** Whether a yes needs a second person, who is not the first; it stays so as long as the thing waits. */
  needsSecond?(id: string): Promise<boolean>;
  /** The first of two has said yes. */
  confirmed?(step: DeskStep): Promise<void>;
  pickedUp?(step: DeskStep): Promise<void>;
  released?(step: DeskStep): Promise<void>;
}

export interface DeskQueue extends OpsSource {
  /** It waits from now on, for the first time or again. */
  open(tx: Tx, item: DeskItem): Promise<void>;
  /** It was taken back; false when it no longer waited. */
  cancel(tx: Tx, id: string): Promise<boolean>;
}

/** A queue of the desk whose waiting, picking up and releasing is the same for every kind of thing. */
export function deskQueue({ database, clock }: Pick<ModuleDeps, 'database' | 'clock'>, work: DeskWork): DeskQueue {
  const { queue } = work;
  const items = opsItemQueries(database.db, queue);

  async function step(
    { id, operatorId }: Pick<DeskStep, 'id' | 'operatorId'>,
    change: (queries: typeof items, now: Date) => Promise<OpsItemRow | undefined>,
    follow: ((step: DeskStep) => Promise<void>) | undefined,
  ): Promise<void> {
    await database.db.transaction(async (tx) => {
      const now = clock.now();
      const queries = opsItemQueries(tx, queue);
      if (!(await change(queries, now))) throw new DomainError((await queries.byId(id)) ? 'WRONG_STATE' : 'NOT_FOUND');
      await follow?.({ tx, id, operatorId, now });
    });
  }

  return {
    queue,

    async count(operatorId) {
      const { nextDueAt, ...counts } = await items.count(operatorId, clock.now());
      return { ...counts, nextDueAt: nextDueAt?.toISOString() ?? null };
    },

    async list({ operatorId, filter, page }) {
      const { total, items: rows } = await items.page(filter, operatorId, page);
      const marks = await work.marks?.(rows.map(({ id }) => id));
      return { total, items: rows.map((row) => rowOf(row, marks?.get(row.id))) };
    },

    async material(id) {
      const [item, material] = [await items.byId(id), await work.material(id)];
      if (!item || !material) return undefined;
      const { reason, remarks } = item;
      // One that comes again keeps what was written the last time until it is decided anew.
      const written = DECIDED.has(item.state)
        ? { ...NOTHING_WRITTEN, reason, remarks: [...remarks] }
        : { ...NOTHING_WRITTEN, lastReason: reason, lastRemarks: [...remarks] };
      const marks = await work.marks?.([id]);
      return { queue, item: rowOf(item, marks?.get(id)), changes: [], findings: [], ...written, ...material };
    },

    pickUp: (id, operatorId) =>
      step(
        { id, operatorId },
        async (queries) => {
          const taken = await queries.pickUp(id, operatorId);
          const row = taken ?? (await queries.byId(id));
          if (!taken && row?.state === 'WAITING' && row.confirmedBy === operatorId)
            throw new DomainError('SECOND_PERSON');
          return taken;
        },
        (taken) => work.pickedUp?.(taken) ?? DONE,
      ),

    release: (id, operatorId) =>
      step(
        { id, operatorId },
        (queries) => queries.release(id, operatorId),
        (left) => work.released?.(left) ?? DONE,
      ),

    async decide(id, operatorId, verdict) {
      const isFirst =
        verdict.decision === 'ACCEPT' && (await work.needsSecond?.(id)) && !(await items.byId(id))?.confirmedBy;
      if (isFirst)
        return step(
          { id, operatorId },
          (queries, now) => queries.confirm(id, operatorId, now),
          (seen) => work.confirmed?.(seen) ?? DONE,
        );
      return step(
        { id, operatorId },
        (queries, decidedAt) =>
          queries.decide(id, operatorId, {
            state: stateAfter(queue, verdict.decision),
            reason: verdict.reason || null,
            remarks: verdict.remarks,
            decidedAt,
          }),
        (taken) => work.decide({ ...taken, verdict }),
      );
    },

    open: (tx, { applicantName = null, mark = '', isReturned = false, ...item }) =>
      opsItemQueries(tx, queue).open({ ...item, applicantName, mark }, { isReturned }),

    cancel: async (tx, id) => (await opsItemQueries(tx, queue).cancel(id, clock.now())) !== undefined,
  };
}

const DONE = Promise.resolve();
const DECIDED: ReadonlySet<OpsState> = new Set(['ACCEPTED', 'DECLINED', 'CORRECTING']);
const NOTHING_WRITTEN = { lastReason: null, lastRemarks: [], reason: null, remarks: [] };

/** Where a decision leads what waits in a queue. */
export function stateAfter(queue: OpsQueue, decision: OpsDecision) {
  const choice = opsChoiceOf(queue, decision);
  if (!choice) throw new DomainError('VALIDATION', { fields: { decision: '여기서는 할 수 없는 결정이에요.' } });
  return choice.to;
}

const rowOf = (item: OpsItemRow, mark = item.mark): OpsRow => ({
  id: item.id,
  queue: item.queue,
  title: item.title,
  mark,
  teacherId: item.teacherId,
  state: item.state,
  isAgain: item.isAgain,
  reviewerId: item.reviewerId,
  submittedAt: item.submittedAt.toISOString(),
  dueAt: item.dueAt.toISOString(),
  decidedAt: item.decidedAt?.toISOString() ?? null,
  ...(item.confirmedBy !== null && {
    confirmation: { id: item.confirmedBy, at: item.confirmedAt!.toISOString() },
  }),
  ...(item.applicantName !== null && { applicantName: item.applicantName }),
});
