import type { FieldRemark } from '@portal/domain/contract/finding';
import type { OpsDecision, OpsItem, OpsQueue, OpsItemDetails } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';

/** An item as its module knows it: people are ids, the desk finds their names. */
export type OpsRow = Omit<OpsItem, 'teacherName' | 'reviewer' | 'confirmation' | 'mark'> & {
  /** Nothing is to be seen where it is missing. */
  readonly mark?: string;
  readonly reviewerId: string | null;
  /** The first of two. */
  readonly confirmation?: { readonly id: string; readonly at: string };
  /** Of somebody who is no teacher yet. */
  readonly applicantName?: string;
};

/** An item without what the desk adds: names, and the fields of what it can read itself. */
export type OpsMaterial = OpsItemDetails extends infer Details
  ? Details extends { content: object }
    ? Omit<Details, 'item' | 'fields'> & { readonly item: OpsRow }
    : Details extends OpsItemDetails
      ? Omit<Details, 'item'> & { readonly item: OpsRow }
      : never
  : never;

export interface OpsVerdict {
  readonly decision: OpsDecision;
  /** Empty only where the choice asks for none (ops-choice.ts). */
  readonly reason: string;
  readonly remarks: readonly FieldRemark[];
  /** Of what was read, where it can change meanwhile. */
  readonly stamp?: string | undefined;
}

/**
 * What a module gives the operator desk to decide about. `pickUp`, `release` and `decide` throw NOT_FOUND and WRONG_STATE:
 * only what waits can be picked up, and only who picked it up can release it or decide. `decide` throws VERSION_CONFLICT where the
 * material has a stamp and the verdict another one. A decision and everything that
 * follows from it, the teacher's notification and her e-mail included, happen in one transaction.
 */
export interface OpsSource {
  readonly queue: OpsQueue;
  count(operatorId: string): Promise<{ open: number; overdue: number; mine: number; nextDueAt: string | null }>;
  /** Twenty of a page, from 1. */
  list(order: { operatorId: string; filter: OpsFilter; page: number }): Promise<{ total: number; items: OpsRow[] }>;
  material(id: string): Promise<OpsMaterial | undefined>;
  pickUp(id: string, operatorId: string): Promise<void>;
  release(id: string, operatorId: string): Promise<void>;
  decide(id: string, operatorId: string, verdict: OpsVerdict): Promise<void>;
}
