import { called } from '@portal/domain/format/called';
import { formatWait } from '@portal/domain/format/date-time';
import { CODE_MINUTES } from '@portal/domain/identity/one-time-code';
import { LETTERS_PER_HOUR } from '@portal/domain/recruiting/contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { titles } from './title-messages.ts';

/** The words of the contract's page, but for those of the contract itself. */
export const contract = {
  title: titles.contract,
  loading: '계약서를 불러오는 중이에요',
  failed: '계약서를 불러오지 못했어요',
  until: '서명할 기한',
  door: (name: string) => `${called(name, '선생님')}, 합격을 축하해요`,
  doorBody: '계약서를 끝까지 읽고, 이름과 이메일 인증번호로 서명해 주세요.',
  open: '계약서 열기',
  openFailed: '계약서를 열지 못했어요',
  version: (version: string) => `계약서 판 ${version}`,
  hash: '내용 확인값(SHA-256)',
} as const;

export const sign = {
  title: '서명하기',
  intro: '서명하면 계약이 이루어지고 선생님 계정이 준비돼요.',
  name: '이름',
  nameHelper: (name: string) => `지원서의 이름 그대로 적어 주세요: ${name}`,
  code: '인증번호',
  codeHelper: `지원서의 이메일로 받은 숫자 ${LIMITS.otpMin}자리예요.`,
  ask: '인증번호 받기',
  askAgain: '인증번호 다시 받기',
  wait: (seconds: number) => `${formatWait(seconds)} 뒤에 다시 받을 수 있어요`,
  sent: `지원서의 이메일로 인증번호를 보냈어요. ${CODE_MINUTES}분 안에 적어 주세요. 보이지 않으면 스팸함도 확인해 주세요.`,
  waiting: '조금 전에 보낸 인증번호가 있어요. 쓸 수 없다면 기다렸다가 다시 받아 주세요.',
  tooOften: '인증번호를 여러 번 받아서 지금은 더 보낼 수 없어요.',
  askFailed: '인증번호를 보내지 못했어요',
  submit: '계약서에 서명하기',
  failed: '서명하지 못했어요',
  emailTaken: (hotline: string) =>
    `이 이메일은 선생님이 아닌 계정에서 쓰고 있어요. 고객센터 ${hotline}로 연락해 주세요.`,
} as const;

export const signed = {
  title: '계약서에 서명했어요',
  body: '서명한 계약서를 이메일로도 보냈어요.',
  save: '계약서 저장하기',
  fileName: '선생님-수업-계약서.html',
  signature: '서명',
  signedAt: '서명한 때',
  account: '선생님 계정',
  newAccount: '마지막으로 아이디와 비밀번호를 정해 주세요.',
  toNewAccount: '계정 만들기',
  knownAccount: '이 이메일로 쓰던 선생님 계정과 이어졌어요. 쓰던 대로 로그인해 주세요.',
  readyAccount: '계정이 준비됐어요. 로그인하고 수업 프로필을 완성해 주세요.',
  toLogin: '로그인하기',
  toProfile: '수업 프로필 완성하기',
  lostAccount: '아이디와 비밀번호를 아직 정하지 않았어요. 정하는 링크를 지원서의 이메일로 보내 드릴게요.',
  sendLink: '링크 메일로 받기',
} as const;

export const gone = {
  title: '열 수 없는 링크예요',
  expired: '서명할 기한이 지났어요. 새 계약서를 지원서의 이메일로 받을 수 있어요.',
  replaced: '새 계약서로 바뀐 링크예요. 새 계약서의 링크를 지원서의 이메일로 다시 받을 수 있어요.',
  wrong: '링크가 온전하지 않아요. 메일의 링크를 그대로 열어 주세요.',
  ask: '새 링크 메일로 받기',
} as const;

export const renewal = {
  sent: `지원서의 이메일로 새 메일을 보냈어요. 한 시간에 ${LETTERS_PER_HOUR}번까지 보내요. 오지 않으면 스팸함을 확인해 주세요.`,
  failed: '메일을 보내지 못했어요',
} as const;
