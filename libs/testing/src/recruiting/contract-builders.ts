import type { ContractProgress, ContractView, DeskContract } from '@portal/domain/recruiting/contract';
import { CONTRACT_TEXT_VERSION, contractDocument } from '@portal/domain/recruiting/contract-text';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';

/** What stands in the link of a contract. */
export const CONTRACT_LINK = `${'a1'.repeat(12)}${'b'.repeat(43)}`;
export const APPLICANT = '이지원';

const times = { sentAt: '2026-11-18T01:00:00Z', expiresAt: '2026-12-02T01:00:00Z' };

/** A contract that was opened and waits for its signature. */
export const aContract = (over: Partial<ContractView> = {}): ContractView => ({
  ...times,
  status: 'VIEWED',
  document: contractDocument({ teacherName: APPLICANT, day: '2026-11-18', tenant: DEFAULT_TENANT }),
  applicantName: APPLICANT,
  textVersion: CONTRACT_TEXT_VERSION,
  textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  signature: null,
  isAccountReady: false,
  ...over,
});

/** The same before it was opened. */
export const aSentContract = (): ContractView => aContract({ status: 'SENT', document: null });

/** And after it was signed. */
export const aSignedContract = (over: Partial<ContractView> = {}): ContractView =>
  aContract({ status: 'SIGNED', signature: { name: APPLICANT, at: '2026-11-18T01:42:00Z' }, ...over });

/** How far it has come, for the applicant. */
export const aContractProgress = (over: Partial<ContractProgress> = {}): ContractProgress => ({
  ...times,
  status: 'SENT',
  viewedAt: null,
  signedAt: null,
  isAccountReady: false,
  ...over,
});

/** As the desk sees it; the account is made with the signature. */
export const aDeskContract = (over: Partial<DeskContract> = {}): DeskContract => ({
  id: 'a1'.repeat(12),
  status: 'VIEWED',
  textVersion: CONTRACT_TEXT_VERSION,
  textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  document: contractDocument({ teacherName: APPLICANT, day: '2026-11-18', tenant: DEFAULT_TENANT }),
  signature: null,
  expiresAt: times.expiresAt,
  history: [
    { event: 'SEND', at: times.sentAt, actor: { id: 'ops-1', name: '운영팀' } },
    { event: 'VIEW', at: '2026-11-18T01:20:00Z', actor: null },
  ],
  ...over,
});

export const aSignedDeskContract = (): DeskContract =>
  aDeskContract({ status: 'SIGNED', signature: { name: APPLICANT, at: '2026-11-18T01:42:00Z' } });
