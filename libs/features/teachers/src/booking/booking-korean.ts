import { formatWait } from '@portal/domain/format/date-time';
import { CODE_MINUTES } from '@portal/domain/identity/one-time-code';
import { TRIALS_OPEN_MAX } from '@portal/domain/teachers/trial-lessons.contract';
import { LIMITS } from '@portal/domain/tenant/limits';

export const bookingKorean = {
  title: '체험 수업 예약',
  close: '닫기',
  back: '돌아가기',
  toTeacher: '선생님 페이지로 돌아가기',
  what: '예약할 수업',
  course: '강좌',
  teacher: '선생님',
  when: '시간',
  length: (minutes: number) => `${minutes}분 · 무료`,
  sendCode: '인증번호 받기',
  sending: '인증번호를 보내는 중이에요',
  sendFailed: '인증번호를 보내지 못했어요',
  kept: '적은 내용은 그대로 있어요.',
  code: {
    question: '메일로 받은 인증번호를 적어 주세요',
    label: '인증번호',
    helper: `메일로 받은 숫자 ${LIMITS.otpMin}자리예요.`,
    wrong: `메일로 받은 숫자 ${LIMITS.otpMin}자리를 적어 주세요.`,
    again: '인증번호 다시 받기',
    wait: (seconds: number) => `${formatWait(seconds)} 뒤에 다시 받을 수 있어요`,
    outcomes: {
      SENT: (email: string) =>
        `${email} 주소로 인증번호를 보냈어요. ${CODE_MINUTES}분 안에 적어 주세요. 보이지 않으면 스팸함도 확인해 주세요.`,
      WAITING: (email: string) =>
        `조금 전에 ${email} 주소로 보낸 인증번호가 있어요. 쓸 수 없다면 기다렸다가 다시 받아 주세요.`,
      TOO_OFTEN: () => '인증번호를 여러 번 받아서 지금은 더 보낼 수 없어요. 전에 받은 인증번호가 있으면 적어 주세요.',
    },
    change: '내용 고치기',
    submit: (when: string) => `${when}에 예약하기`,
    booking: '예약하는 중이에요',
    failed: '예약하지 못했어요',
  },
  taken: {
    title: '방금 다른 가족이 예약한 시간이에요',
    body: '적은 내용은 그대로 있어요. 가까운 다른 시간을 고르면 인증번호를 다시 받지 않아도 돼요.',
    bodyBeforeCode: '적은 내용은 그대로 있어요. 가까운 다른 시간을 골라 주세요.',
    none: '적은 내용은 그대로 있어요. 다른 날의 시간을 골라 주세요.',
    others: '가까운 다른 시간',
    toTimes: '다른 시간 고르기',
    chosen: (when: string) => `${when} 시간으로 바꿨어요.`,
  },
  booked: {
    title: '체험 수업을 예약했어요',
    mailed: (email: string) => `예약한 내용과 우리 가족의 링크를 ${email} 주소로도 보냈어요.`,
    door: '우리 가족의 페이지로 가기',
    doorHint: '그 페이지에서 수업에 들어가고, 시간을 바꾸거나 취소할 수 있어요.',
    calendar: '캘린더에 넣기',
    calendarHint: '캘린더에 넣어 두면 시간을 잊지 않아요.',
    event: (course: string, teacher: string) => `체험 수업 · ${course} · ${teacher}`,
    fileName: '체험-수업.ics',
  },
  refusals: {
    TRIAL_TAKEN: '이 선생님의 체험 수업은 이미 예약했거나 들었어요. 예약할 때 메일로 받은 링크에서 확인해 주세요.',
    TRIALS_OPEN: `기다리는 체험 수업이 ${TRIALS_OPEN_MAX}개 있어요. 하나를 듣거나 취소한 뒤에 예약해 주세요.`,
    TRIALS_FULL: '오늘은 이 선생님의 체험 수업 예약이 가득 찼어요. 내일 다시 예약해 주세요.',
    TRIAL_CANCELED: '이 예약은 취소됐어요. 인증번호를 다시 받아 새로 예약해 주세요.',
    NOT_FOUND: '지금은 예약할 수 없는 체험 수업이에요. 페이지를 새로 열어 다른 강좌를 골라 주세요.',
  } as Readonly<Record<string, string>>,
  codeRefusals: {
    OTP_INVALID: '인증번호가 맞지 않아요. 가장 최근에 받은 메일의 숫자를 적어 주세요.',
    OTP_EXPIRED: '인증번호의 시간이 지났어요. 다시 받아 주세요.',
    OTP_ATTEMPTS: '인증번호를 너무 여러 번 틀렸어요. 다시 받아 주세요.',
  } as Readonly<Record<string, string>>,
};

/** The shape that the words of a booking have in every language. */
export type BookingWords = typeof bookingKorean;
