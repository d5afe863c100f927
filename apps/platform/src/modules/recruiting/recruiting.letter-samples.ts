import { CONTRACT_TEXT_VERSION, contractDocument } from '@portal/domain/recruiting/contract-text';
import { paths } from '@portal/domain/site/paths';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { type LetterSamples, SAMPLE_TEACHER, seoul } from '../../testing/letters/letter-samples.ts';
import { codeLetter, decidedLetter, receivedLetter, waitingLetter } from './application-letters.ts';
import type { ApplicationRow } from './applications.tables.ts';
import {
  accountLetter,
  contractLetter,
  expiredLetter,
  signCodeLetter,
  signedLetter,
} from './contracts/contract-letters.ts';
import type { ContractRow } from './contracts/contracts.tables.ts';

const application = {
  status: 'SUBMITTED',
  code: 'ABCDEFGHJK',
  fullName: SAMPLE_TEACHER,
  email: 'teacher@example.com',
  reviewDueAt: seoul('2026-11-23T18:00'),
  reason: '한 가지만 보완해 주세요.',
  remarks: [{ path: 'experience', remark: '가르친 학년을 적어 주세요.' }],
} as unknown as ApplicationRow;
const contract = {
  document: contractDocument({ teacherName: SAMPLE_TEACHER, day: '2026-11-18', tenant: DEFAULT_TENANT }),
  textVersion: CONTRACT_TEXT_VERSION,
  textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  expiresAt: seoul('2026-12-02T10:00'),
  signerName: SAMPLE_TEACHER,
  signedAt: seoul('2026-11-18T10:42'),
} as ContractRow;
const path = paths.teachingContract('sample');

export const letters: LetterSamples = {
  applicationReceived: [receivedLetter(application)],
  applicationWaiting: [waitingLetter(application)],
  applicationCode: [codeLetter(application)],
  applicationCorrected: [decidedLetter({ ...application, status: 'CORRECTION_ASKED' })],
  applicationRefused: [decidedLetter({ ...application, status: 'REFUSED' })],
  contractSent: [contractLetter(application, contract, { path, mail: 'PASSED' })],
  contractReplaced: [contractLetter(application, contract, { path, mail: 'NEW' })],
  contractExpired: [expiredLetter(application, path)],
  contractCode: [signCodeLetter(application, '482915', 10)],
  contractSigned: [signedLetter(application, contract, { ticket: 'sample', hotline: DEFAULT_TENANT.hotlineNumber })],
  accountWay: [accountLetter(application, 'sample')],
};
