import * as v from 'valibot';
import { Id, Instant, plainLine } from '../contract/scalar.ts';
import { ContractDocument } from './contract-text.ts';
import { CONTRACT_EVENTS, CONTRACT_STATUSES, type ContractEvent, type ContractStatus } from './contract-transitions.ts';

/** For how long a contract can be signed (domain-model 3.3.3). */
export const CONTRACT_DAYS = 14;

/** Letters with a link or a code that are wished for: so many of one application in an hour. */
export const LETTERS_PER_HOUR = 3;

const signature = v.nullable(v.object({ name: v.string(), at: Instant }));

/** SENT shows nothing of it yet: whoever opens its link presses a button first, which no scanner of mails does. */
export const ContractView = v.object({
  status: v.picklist(['SENT', 'VIEWED', 'SIGNED']),
  /** Null until it is opened. */
  document: v.nullable(ContractDocument),
  /** Whose name stands in the application: it is the one to sign with. */
  applicantName: v.string(),
  textVersion: v.string(),
  /** SHA-256 of its plain text. */
  textHash: v.string(),
  sentAt: Instant,
  expiresAt: Instant,
  signature,
  /** Whether she can sign in; false until it is signed. */
  isAccountReady: v.boolean(),
});
export type ContractView = v.InferOutput<typeof ContractView>;

/** What who has just signed is given once: how she comes to her account. */
export const SignedContract = v.object({
  contract: ContractView,
  /** With which she chooses a user name and a password; null where she signs in with what she has. */
  ticket: v.nullable(v.string()),
  /** By which the account is known. */
  email: v.string(),
});
export type SignedContract = v.InferOutput<typeof SignedContract>;

/** How far the contract of an application has come, for the applicant. */
export const ContractProgress = v.object({
  status: v.picklist(['SENT', 'VIEWED', 'SIGNED', 'EXPIRED']),
  sentAt: Instant,
  expiresAt: Instant,
  viewedAt: v.nullable(Instant),
  signedAt: v.nullable(Instant),
  isAccountReady: v.boolean(),
});
export type ContractProgress = v.InferOutput<typeof ContractProgress>;

/** A contract as the operators see it, with what happened to it. */
export const DeskContract = v.object({
  id: Id,
  status: v.picklist(CONTRACT_STATUSES),
  textVersion: v.string(),
  textHash: v.string(),
  /** What was sent is what is signed. */
  document: ContractDocument,
  signature,
  expiresAt: Instant,
  history: v.array(
    v.object({
      event: v.picklist(CONTRACT_EVENTS),
      at: Instant,
      /** Of the team; null for the applicant herself and for the clock. */
      actor: v.nullable(v.object({ id: Id, name: v.string() })),
    }),
  ),
});
export type DeskContract = v.InferOutput<typeof DeskContract>;

/** The contracts of an application, from the one that counts and the newest, and the account with its address. */
export const DeskContracts = v.object({
  items: v.array(DeskContract),
  /** Null where there is none yet. Who is no teacher cannot sign. */
  account: v.nullable(v.object({ isTeacher: v.boolean(), isReady: v.boolean() })),
});
export type DeskContracts = v.InferOutput<typeof DeskContracts>;

export const CONTRACT_STATUS_LABELS: Record<ContractStatus, string> = {
  SENT: '보냄',
  VIEWED: '열어 봄',
  SIGNED: '서명함',
  EXPIRED: '기한 지남',
  VOID: '새 계약서로 바뀜',
};
export const CONTRACT_EVENT_LABELS: Record<ContractEvent, string> = {
  SEND: '계약서 보냄',
  VIEW: '지원자가 열어 봄',
  SIGN: '지원자가 서명함',
  EXPIRE: '서명 기한 지남',
  REPLACE: '새 계약서로 바꿈',
};

const nameKey = (name: string) => plainLine(name).trim().normalize('NFC').replaceAll(/\s+/g, ' ');

/** Whether a typed name is the one of the application; how many spaces stand in it tells nobody apart. */
export const isSignerName = (typed: string, applicantName: string): boolean =>
  nameKey(typed) === nameKey(applicantName);
