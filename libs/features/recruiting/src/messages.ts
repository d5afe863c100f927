import type { ApplicationStatus } from '@portal/domain/recruiting/application-transitions';
import { type ContractProgress, LETTERS_PER_HOUR } from '@portal/domain/recruiting/contract';
import { titles } from './title-messages.ts';

export const register = {
  title: '선생님으로 등록하기',
  description: '정보를 남기면 담당자가 연락드려요.',
  phonePlaceholder: '예: 0912345678',
  emailPlaceholder: '예: name@example.com',
  modes: {
    ONLINE: '화상으로만 수업해요.',
    OFFLINE: '학생을 직접 만나 수업해요.',
    BOTH: '두 가지 모두 할 수 있어요.',
  },
  addressHelper: '대면 수업을 할 수 있다면 적어 주세요.',
  experienceHelper: '가르친 과목, 대상과 기간을 적어 주세요.',
  referralHelper: '초대한 선생님이 있다면 적어 주세요.',
  subjectsFailed: '과목을 불러오지 못했어요',
  subjectsLoading: '과목을 불러오는 중이에요',
  agree: '개인정보 수집과 이용에 동의해요',
  agreeHelper:
    '심사와 연락에만 쓰고, 심사하는 운영팀만 봐요. 다시 지원할 때를 위해 쓴 내용은 이 브라우저에도 14일 동안 남아요.',
  agreeMissing: '동의해야 신청할 수 있어요.',
  submit: '신청하기',
  already: '이미 지원했다면',
  failed: '신청하지 못했어요',
  close: '등록 창 닫기',
  leaveTitle: '등록 창을 닫을까요?',
  leaveBody: '쓴 내용은 이 브라우저에 14일 동안 남아 있어요. 올린 파일은 하루 뒤에 지워져요.',
  leave: '닫기',
  stay: '이어서 쓰기',
} as const;

export const done = {
  title: '신청을 받았어요',
  body: '5일 안에 이메일로 결과를 알려 드릴게요.',
  bodyWithoutMail: '5일 안에 결과를 정해요. 지원 상태에서 확인해 주세요.',
  code: '지원 번호',
  copy: '지원 번호 복사',
  dueAt: '결과를 알려 드릴 날',
  hint: (email: string) =>
    `지원 번호는 ${email} 주소로도 보냈어요. 메일의 지원 번호가 이 화면과 다르다면 먼저 낸 지원서를 심사하고 있는 것이니 메일의 것을 써 주세요. 지원 번호와 연락처로 언제든지 상태를 볼 수 있어요.`,
  hintWithoutMail: '지원 번호를 꼭 적어 두세요. 지원 번호와 연락처로 언제든지 상태를 볼 수 있어요.',
  toStatus: '지원 상태 보기',
  close: '닫기',
} as const;

export const status = {
  title: titles.status,
  intro: '지원 번호와, 지원할 때 적은 휴대폰 번호나 이메일을 입력해 주세요.',
  code: '지원 번호',
  codeMissing: '지원 번호를 입력해 주세요.',
  contact: '휴대폰 번호나 이메일',
  contactMissing: '휴대폰 번호나 이메일을 입력해 주세요.',
  look: '상태 보기',
  notFound: '맞는 지원서를 찾지 못했어요. 지원 번호와 연락처를 다시 확인해 주세요.',
  notYet: '아직 지원하지 않았다면',
  other: '다른 지원서 보기',
  dueAt: '결과를 알려 드릴 날',
  reason: '운영팀의 답',
  steps: '지원 단계',
  step: { applied: '온라인 신청', check: '서류 검토', result: '결과', contract: '전자 계약', account: '선생님 계정' },
  names: {
    SUBMITTED: '신청을 받았어요',
    IN_REVIEW: '서류를 검토하고 있어요',
    CORRECTION_ASKED: '보완이 필요해요',
    PASSED: '서류 심사에 합격했어요',
    REFUSED: '이번에는 함께하지 못해요',
  } satisfies Record<ApplicationStatus, string>,
  bodies: {
    SUBMITTED: '곧 담당자가 서류를 검토해요.',
    IN_REVIEW: '검토가 끝나면 이메일로 결과를 알려 드려요.',
    CORRECTION_ASKED: '표시한 항목만 고쳐서 다시 내 주세요. 그때까지 심사 기한은 멈춰 있어요.',
    PASSED: '다음은 전자 계약이에요. 계약서를 이메일로 보내 드릴게요.',
    REFUSED: '지원해 주셔서 고마워요. 준비가 되면 다시 지원할 수 있어요.',
  } satisfies Record<ApplicationStatus, string>,
  bodiesWithoutMail: {
    IN_REVIEW: '검토가 끝나면 이 화면에서 결과를 볼 수 있어요.',
    PASSED: '다음은 전자 계약이에요.',
  } satisfies Partial<Record<ApplicationStatus, string>>,
  until: '서명할 기한',
  contracts: {
    SENT: '이메일의 링크에서 읽고 서명해 주세요.',
    VIEWED: '이메일의 링크에서 서명해 주세요.',
    SIGNED: '이메일의 링크에서 아이디와 비밀번호를 정해 주세요.',
    EXPIRED: '이메일의 링크를 열면 새 계약서를 받을 수 있어요.',
  } satisfies Record<ContractProgress['status'], string>,
  contractSteps: {
    SENT: '계약서를 보냈어요',
    VIEWED: '계약서를 열어 봤어요',
    SIGNED: '계약서에 서명했어요',
    EXPIRED: '서명할 기한이 지났어요',
  } satisfies Record<ContractProgress['status'], string>,
  accountReady: '선생님 계정이 준비됐어요',
  accountReadyBody: '로그인하고 수업 프로필을 완성해 주세요.',
  toLogin: '로그인하기',
  applyAgain: '다시 지원하기',
} as const;

/** For who does not know her code any more. */
export const lostCode = {
  open: '지원 번호를 모르겠어요',
  email: '지원할 때 적은 이메일',
  helper: '이 이메일로 지원 번호를 보내 드려요.',
  send: '지원 번호 메일로 받기',
  sent: (email: string) =>
    `${email} 주소로 낸 지원서가 있다면 지원 번호를 보냈어요. 한 시간에 ${LETTERS_PER_HOUR}번까지 보내요. 보이지 않으면 스팸함도 확인해 주세요.`,
  failed: '메일을 보내지 못했어요',
} as const;

export const correction = {
  title: '고칠 항목',
  remark: '운영팀 의견',
  submit: '고쳐서 다시 내기',
  sent: '다시 냈어요',
} as const;
