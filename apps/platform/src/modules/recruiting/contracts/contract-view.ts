import type { ContractProgress, ContractView } from '@portal/domain/recruiting/contract';
import type { ContractStatus } from '@portal/domain/recruiting/contract-transitions';
import type { ContractRow } from './contracts.tables.ts';

/** Where a contract stands at a moment: its time may be over before the clock has written it down. */
export const contractStatusAt = ({ status, expiresAt }: ContractRow, now: Date): ContractStatus =>
  (status === 'SENT' || status === 'VIEWED') && expiresAt <= now ? 'EXPIRED' : status;

interface Given {
  readonly applicantName: string;
  readonly isAccountReady: boolean;
}

type OpenStatus = ContractView['status'];
export const isOpenStatus = (status: ContractStatus): status is OpenStatus =>
  status === 'SENT' || status === 'VIEWED' || status === 'SIGNED';

export const signatureOf = ({ signedAt, signerName }: ContractRow) =>
  signedAt && { name: signerName!, at: signedAt.toISOString() };

/** What its link opens. */
export const contractView = (row: ContractRow & { readonly status: OpenStatus }, given: Given): ContractView => ({
  ...given,
  status: row.status,
  document: row.status === 'SENT' ? null : row.document,
  textVersion: row.textVersion,
  textHash: row.textHash,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  signature: signatureOf(row),
});

/** How far the one that counts has come. */
export function contractProgress(row: ContractRow, now: Date, isAccountReady: boolean): ContractProgress | null {
  const status = contractStatusAt(row, now);
  if (status === 'VOID') return null;
  return {
    status,
    isAccountReady,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    viewedAt: row.viewedAt?.toISOString() ?? null,
    signedAt: row.signedAt?.toISOString() ?? null,
  };
}
