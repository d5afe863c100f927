import * as v from 'valibot';
import { Instant } from '../contract/scalar.ts';

/** What a chain of evidence is handed on as: a page to read and print, or every link for a program that checks. */
export const PROOF_FORMATS = ['PDF', 'JSON'] as const;
export type ProofFormat = (typeof PROOF_FORMATS)[number];

/** Digits and letters that nobody takes for others (Crockford's base 32); sixteen of them are 80 bits that nobody guesses. */
export const PROOF_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const PROOF_CODE_LENGTH = 16;

export const ProofCode = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, '확인 코드는 글자와 숫자 16자리예요.'));

/** A code as it was meant by who typed it: small letters, hyphens and blanks, O for 0, I and L for 1. */
export const proofCodeFrom = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s–-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A code as it is written for people: in groups of four. */
export const writtenProofCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** A copy of a lesson's evidence that was handed out: what its reader may compare it with, without an account. */
export const EvidenceProof = v.object({
  code: ProofCode,
  format: v.picklist(PROOF_FORMATS),
  /** Of the file that was handed out, as hexadecimal digits. */
  sha256: v.string(),
  madeAt: Instant,
  teacherName: v.string(),
  className: v.string(),
  /** Of the lesson in its class. */
  no: v.number(),
  startAt: Instant,
  endAt: Instant,
  /** How many links the chain had, and the hash of the last of them. */
  lines: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastHash: v.string(),
  /** Whether the chain is today what it was then, up to that link. */
  isUnchanged: v.boolean(),
  /** How many links came after. */
  linesSince: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type EvidenceProof = v.InferOutput<typeof EvidenceProof>;

/** A file that was made just now. */
export const ProofFile = v.object({
  code: ProofCode,
  name: v.string(),
  mediaType: v.string(),
  /** As base64. */
  content: v.string(),
});
export type ProofFile = v.InferOutput<typeof ProofFile>;
