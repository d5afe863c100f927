import type { FileRef } from '@portal/domain/assets/file';
import { APPLICATION_FIELD_NAMES, type ApplicationView } from '@portal/domain/recruiting/application';
import type { ContractProgress } from '@portal/domain/recruiting/contract';
import type { ApplicationRow } from './applications.tables.ts';

const CLOCK_RUNS: readonly ApplicationRow['status'][] = ['SUBMITTED', 'IN_REVIEW'];

interface Given {
  readonly files: readonly FileRef[];
  readonly uploadTicket: string | null;
  readonly contract: ContractProgress | null;
}

/** What an applicant may see; of what she wrote only what she is asked to correct. */
export function applicationView(row: ApplicationRow, given: Given): ApplicationView {
  const { code, status, reason } = row;
  const remarks = status === 'CORRECTION_ASKED' ? row.remarks : [];
  const marked = APPLICATION_FIELD_NAMES.filter((name) => remarks.some(({ path }) => path === name));
  return {
    code,
    status,
    submittedAt: row.submittedAt.toISOString(),
    reviewDueAt: CLOCK_RUNS.includes(status) ? row.reviewDueAt.toISOString() : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: CLOCK_RUNS.includes(status) ? null : reason,
    remarks: [...remarks],
    values: Object.fromEntries(marked.map((name) => [name, row[name]])),
    files: [...given.files],
    uploadTicket: given.uploadTicket,
    contract: given.contract,
  };
}
