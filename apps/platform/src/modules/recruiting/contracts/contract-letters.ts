import { formatDateTime, formatMoment } from '@portal/domain/format/date-time';
import { clockOf } from '@portal/domain/format/zone-city';
import { CONTRACT_DAYS } from '@portal/domain/recruiting/contract';
import { contractPlainText } from '@portal/domain/recruiting/contract-text';
import { paths } from '@portal/domain/site/paths';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { LINK_HOURS } from '../../identity/module.ts';
import type { Letter } from '../../notifications/module.ts';
import type { ApplicationRow } from '../applications.tables.ts';
import type { ContractRow } from './contracts.tables.ts';

const REASON = '이 이메일로 선생님 지원서가 들어와서 보냈어요. 지원하지 않았다면 그냥 두세요.';

const letterOf = (
  { email, code }: ApplicationRow,
  {
    parts,
    ...letter
  }: Pick<Letter, 'title' | 'path'> & Partial<Pick<Letter, 'action' | 'reason'>> & { parts: readonly string[] },
): Letter => ({
  reason: REASON,
  ...letter,
  to: email,
  content: [...parts, `지원 번호: ${code}`].join('\n\n'),
});

/** PASSED comes with the first contract; a NEW one took the place of another, and the SAME one is only sent once more. */
export type ContractMail = 'PASSED' | 'NEW' | 'SAME';

const TITLES: Record<ContractMail, string> = {
  PASSED: '서류 심사에 합격했어요. 계약서에 서명해 주세요',
  NEW: '새 계약서를 보내 드려요',
  SAME: '계약서 링크를 다시 보내 드려요',
};
const OPENINGS: Record<ContractMail, string> = {
  PASSED: '축하해요. 다음은 전자 계약이에요.',
  NEW: '앞서 보낸 계약서는 이제 쓸 수 없어요.',
  SAME: '서명을 기다리는 계약서예요.',
};

/** Nobody has shown yet that the address is hers: not a word of the contract, or of what she wrote, goes there before. */
export const contractLetter = (
  application: ApplicationRow,
  { expiresAt }: ContractRow,
  { path, mail }: { readonly path: string; readonly mail: ContractMail },
): Letter =>
  letterOf(application, {
    title: TITLES[mail],
    path,
    action: '계약서 열기',
    parts: [
      OPENINGS[mail],
      `아래 링크에서 계약서를 읽고 ${formatMoment(expiresAt, DEFAULT_TIME_ZONE)} (${clockOf(DEFAULT_TIME_ZONE)})까지 서명해 주세요. 지원서의 이름과 이 이메일로 받을 인증번호가 필요해요.`,
      '링크는 지원한 분만 쓰는 것이니 다른 사람에게 보내지 마세요.',
    ],
  });

export const expiredLetter = (application: ApplicationRow, path: string): Letter =>
  letterOf(application, {
    title: '계약서에 서명할 기한이 지났어요',
    path,
    action: '새 계약서 받기',
    parts: [`계약서를 보내고 ${CONTRACT_DAYS}일이 지났어요. 아래 링크에서 새 계약서를 이 이메일로 받을 수 있어요.`],
  });

/** What the number is for is said in the letter itself. */
export const signCodeLetter = ({ email }: ApplicationRow, code: string, minutes: number) => ({
  to: email,
  title: `계약서 서명 인증번호는 ${code}예요`,
  content: `${minutes}분 안에 계약서 화면에 적어 주세요. 누구에게도 알려 주지 마세요.`,
  path: null,
  reason: '이 이메일로 보낸 계약서에 서명하려는 사람이 있어서 보냈어요. 서명하려던 것이 아니라면 그냥 두세요.',
});

const toAccount = (ticket: string | undefined) =>
  ticket === undefined
    ? { path: paths.login(), action: '로그인하기', words: '이 이메일로 쓰던 선생님 계정으로 로그인해 주세요.' }
    : {
        path: paths.newPassword(ticket),
        action: '계정 만들기',
        words: `${LINK_HOURS}시간 안에 아래 링크에서 아이디와 비밀번호를 정해 주세요. 링크는 한 번만 쓸 수 있어요.`,
      };

/** Her copy, to keep. By now the address is hers. */
export function signedLetter(
  application: ApplicationRow,
  contract: ContractRow,
  { ticket, hotline }: { readonly ticket: string | undefined; readonly hotline: string },
): Letter {
  const { path, action, words } = toAccount(ticket);
  return letterOf(application, {
    reason: `이 이메일로 받은 인증번호로 계약서에 서명해서 보냈어요. 서명한 적이 없다면 고객센터 ${hotline}로 알려 주세요.`,
    title: '서명한 계약서를 보내 드려요',
    path,
    action,
    parts: [
      `계약이 이루어졌어요. ${words}`,
      '아래는 서명한 계약서예요. 이 메일을 보관해 주세요.',
      contractPlainText(contract.document),
      [
        `서명: ${contract.signerName}`,
        `서명한 때: ${formatDateTime(contract.signedAt!, DEFAULT_TIME_ZONE)} (${clockOf(DEFAULT_TIME_ZONE)})`,
        `계약서 판: ${contract.textVersion}`,
        `내용 확인값(SHA-256): ${contract.textHash}`,
      ].join('\n'),
    ],
  });
}

/** The way into her account once more. */
export function accountLetter(application: ApplicationRow, ticket: string | undefined): Letter {
  const { path, action, words } = toAccount(ticket);
  return letterOf(application, { title: '선생님 계정으로 들어오는 길이에요', path, action, parts: [words] });
}
