import {
  INVITED_AT_ONCE_MAX,
  LETTER_PAUSE_HOURS,
  LETTERS_A_DAY,
  LETTERS_TO_ONE_MAX,
} from '@portal/domain/classes/invitation-letter';

/** The families that were invited by mail, and what became of it. */
export const invited = {
  title: (count: number) => (count > 0 ? `초대한 가족 ${count}` : '초대한 가족'),
  loading: '초대한 가족을 불러오는 중',
  failed: '초대한 가족을 불러오지 못했어요',
  none: '아직 메일로 초대한 가족이 없어요. 메일을 보내면 가족마다 열어 봤는지, 신청했는지 여기에서 볼 수 있어요.',
  noMail: '메일을 보내지 않는 서버라서 메일로 초대할 수 없어요. 초대 링크를 가족에게 직접 보내 주세요.',
  byMail: '메일로 초대',
  byList: '명단으로 초대',
  sentAt: '보낸 때',
  sentTimes: (count: number) => `${count}번 보냄`,
  openedAt: '처음 연 때',
  heldUntil: '까지 자리를 맡아 두었어요',
  noSeat: '자리 없음 · 대기',
  resend: '다시 보내기',
  resendFrom: '부터 다시 보낼 수 있어요',
  resendNever: `${LETTERS_TO_ONE_MAX}번 모두 보냈어요`,
  resent: (to: string) => `${to}에 다시 보냈어요`,
  resendFailed: '다시 보내지 못했어요',
  withdraw: '초대 취소',
  withdrawQuestion: (to: string) => `${to} 초대를 취소할까요?`,
  withdrawBody: '메일에 있는 링크가 바로 닫히고, 맡아 둔 자리가 있으면 풀려요. 수업의 초대 링크는 그대로예요.',
  keep: '돌아가기',
  withdrawn: '초대를 취소했어요',
  withdrawFailed: '초대를 취소하지 못했어요',
  changed: '그사이 가족이 신청했거나 이미 끝난 초대예요.',
} as const;

/** The form of invitations by mail. */
export const invite = {
  title: '메일로 초대할까요?',
  body: (left: number) =>
    left > 0
      ? `수업 안내와 그 가족만의 링크가 담긴 메일을 보내요. 지금 ${left}통까지 보낼 수 있어요.`
      : `24시간 동안 초대 메일 ${LETTERS_A_DAY}통을 모두 보냈어요. 내일 다시 보내 주세요.`,
  emails: '보호자 이메일',
  emailsHelper: `한 줄에 하나씩, 한 번에 ${INVITED_AT_ONCE_MAX}곳까지 적을 수 있어요. 여러 주소를 메일에서 복사해 한꺼번에 붙여 넣어도 돼요.`,
  emailOf: (no: number) => `이메일 ${no}`,
  emailAdd: '이메일 추가',
  emailPlaceholder: 'name@example.com',
  studentName: '학생 이름',
  studentNameHelper: '한 곳으로 보낼 때 적으면 메일과 신청서에 미리 들어가요.',
  language: '메일의 언어',
  keep: '돌아가기',
  submit: '초대 메일 보내기',
  sent: (count: number) => `${count}곳에 초대 메일을 보냈어요`,
  failed: '초대 메일을 보내지 못했어요',
  rule: `같은 주소에는 ${LETTER_PAUSE_HOURS}시간에 한 번, 모두 ${LETTERS_TO_ONE_MAX}번까지 보낼 수 있어요.`,
} as const;

/** The letter before it goes. */
export const preview = {
  title: '가족이 받는 메일',
  language: '미리 볼 언어',
  loading: '메일을 불러오는 중',
  failed: '메일을 미리 볼 수 없어요',
  retry: '다시 시도',
} as const;
