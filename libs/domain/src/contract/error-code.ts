import { formatWait } from '../format/date-time.ts';
import { MESSAGES } from './message.ts';

const codeText = (key: keyof typeof MESSAGES): string => MESSAGES[key].replace(/\.$/, '');

/**
 * Every refusal the platform can answer: its HTTP status and its sentence, in 해요체 and without a final mark,
 * because the login form adds its own (LOG-5). `{name}` stands for a value that comes with the refusal; `{s}` for its seconds, said
 * as a wait.
 * Source: specification §8, domain-model 3.9.
 */
export const ERRORS = {
  VALIDATION: { status: 400, message: '입력한 내용을 다시 확인해 주세요' },
  TOKEN_EXPIRED: { status: 401, message: '로그인 시간이 지났어요. 다시 로그인해 주세요' },
  TOKEN_INVALID: { status: 401, message: '로그인 시간이 지났어요. 다시 로그인해 주세요' },
  LOGIN_INVALID: { status: 401, message: '계정이나 비밀번호가 맞지 않아요' },
  OPENID_INVALID: { status: 401, message: codeText('oauthError') },
  ACCOUNT_NOT_LINKED: {
    status: 403,
    message: '연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요',
  },
  PROVIDER_DISABLED: { status: 403, message: '지금은 쓸 수 없는 로그인 방법이에요' },
  FORBIDDEN: { status: 403, message: '이 작업을 할 권한이 없어요' },
  USER_TYPE_MISMATCH: { status: 403, message: '선생님 계정으로 로그인해 주세요' },
  PROFILE_NOT_APPROVED: { status: 403, message: '수업 프로필이 승인되면 강좌를 만들 수 있어요' },
  SIGNATURE_EXPIRED: { status: 403, message: '주소의 시간이 지났어요. 새 주소를 받아 다시 해 주세요' },
  DOWNLOAD_NOT_ALLOWED: { status: 403, message: '내려받을 수 없는 자료예요' },
  NOT_SENDER: { status: 403, message: '보낸 사람만 고치거나 지울 수 있어요' },
  NOT_ENROLLED: { status: 403, message: '이 수업을 듣는 학생만 후기를 남길 수 있어요' },
  NOT_FOUND: { status: 404, message: '찾는 내용이 없어요' },
  VERSION_CONFLICT: { status: 409, message: '다른 곳에서 먼저 바뀌었어요. 바뀐 내용을 확인해 주세요' },
  COURSE_UNDER_APPROVAL: { status: 409, message: '심사 중인 강좌는 수정할 수 없어요' },
  CLASSES_OPEN: { status: 409, message: '진행하거나 예정된 수업이 있어 보관할 수 없어요' },
  UPLOAD_INCOMPLETE: { status: 409, message: '파일이 아직 다 올라오지 않았어요. 이어서 올려 주세요' },
  ASSIGNMENT_LOCKED: { status: 409, message: '제출한 학생이 있어 과제를 수정할 수 없어요' },
  NOT_GRADED: { status: 409, message: '채점을 마쳐야 돌려줄 수 있어요. 점수나 의견을 적고 채점을 마쳐 주세요' },
  DOCUMENT_IN_USE: {
    status: 409,
    message: '수업이나 수업 꾸러미 {n}곳에서 쓰고 있어 지울 수 없어요. 숨기면 그곳에는 그대로 남아요',
  },
  HAS_SUBMISSIONS: { status: 409, message: '제출한 학생이 있어 과제를 지울 수 없어요' },
  ACCOUNT_DUPLICATE: { status: 409, message: '이미 등록한 계좌예요' },
  WITHDRAWAL_OPEN: { status: 409, message: '이 계좌로 가는 출금이 있어요. 끝난 뒤에 다시 해 주세요' },
  OUT_OF_STOCK: { status: 409, message: '다 나간 선물이에요. 다시 들어오면 알려 드릴 수 있어요' },
  NOT_CLAIMABLE: { status: 409, message: '아직 받을 수 없는 포인트예요. 목표까지 조금 더 남았어요' },
  ONLY_ACCOUNT: { status: 409, message: '하나뿐인 정산 계좌는 지울 수 없어요' },
  REFERRAL_ALREADY_ENTERED: { status: 409, message: codeText('referralAlreadyEntered') },
  REVIEW_REMOVED: { status: 409, message: '운영팀이 지운 후기예요' },
  STAFF_DECIDED: { status: 409, message: '운영팀이 맡은 후기라 바꿀 수 없어요' },
  REPORT_EXISTS: { status: 409, message: '이미 운영팀에 알린 후기예요' },
  CHANGE_LATE: { status: 409, message: '보낸 지 {n}분이 지나 고치거나 지울 수 없어요' },
  QUESTION_ASKED: { status: 409, message: '이 후기에 대해서는 이미 한 번 물어봤어요' },
  ALREADY_REVIEWED: { status: 409, message: codeText('alreadyReviewedClass') },
  ACCOUNT_EXISTS: { status: 409, message: '이미 쓰고 있는 계정이에요' },
  VALUE_TAKEN: { status: 409, message: '이미 쓰고 있는 값이에요' },
  LOGIN_TYPE_IN_USE: { status: 409, message: '다른 계정에 연결된 로그인 방법이에요' },
  LAST_LOGIN_TYPE: { status: 409, message: '하나뿐인 로그인 방법은 지울 수 없어요' },
  REOPEN_LATE: { status: 409, message: '다시 열 수 있는 {n}일이 지났어요. 새로 문의해 주세요' },
  DUPLICATE_APPLICATION: {
    status: 409,
    message: '이미 심사하고 있는 지원서가 있어요. 지원 상태에서 확인해 주세요',
  },
  NOT_IN_CORRECTION: { status: 409, message: '지금은 고칠 항목이 없어요. 지원 상태를 다시 확인해 주세요' },
  AUTO_TASK: { status: 409, message: '자동으로 생긴 할 일은 고치거나 지울 수 없어요. 마치거나 미뤄 주세요' },
  GRADING_TASK: { status: 409, message: '채점 할 일은 낸 것을 모두 채점하면 저절로 끝나요' },
  SECOND_PERSON: {
    status: 409,
    message: '첫 번째로 확인한 사람은 두 번째로 확인할 수 없어요. 다른 사람이 맡아 주세요',
  },
  OWN_ACCESS: { status: 409, message: '자신의 권한은 바꿀 수 없어요. 팀을 관리하는 다른 사람에게 부탁해 주세요' },
  ANOTHER_ASKED: {
    status: 409,
    message: '다른 가족이 부탁한 시간에 선생님이 먼저 답해야 해요. 답이 나온 뒤에 다시 부탁해 주세요',
  },
  GUARDIANS_FULL: {
    status: 409,
    message: '한 아이의 보호자는 초대한 사람까지 {n}명이에요. 초대를 거두고 다시 해 주세요',
  },
  GUARDIAN_KNOWN: { status: 409, message: '이미 이 아이의 보호자이거나 초대한 주소예요' },
  GUARDIAN_DECLINED: {
    status: 409,
    message: '이 주소에서 받지 않겠다고 했거나 답이 없어서 더 보내지 않아요. 직접 연락해 보세요',
  },
  WRONG_STATE: { status: 409, message: '지금 상태에서는 할 수 없어요' },
  HOMEWORK_CLOSED: {
    status: 409,
    message: '마감이 지났거나 수업이 끝나서 낼 수 없는 숙제예요. 늦게라도 내고 싶으면 선생님께 부탁해 주세요',
  },
  CLASS_FULL: { status: 409, message: '남은 자리가 없어요. 자리가 나면 다시 해 주세요' },
  TRIAL_TAKEN: {
    status: 409,
    message: '이 선생님의 체험 수업은 이미 예약했거나 들었어요. 메일로 받은 링크에서 확인해 주세요',
  },
  TRIALS_FULL: { status: 409, message: '오늘은 이 선생님의 체험 수업 예약이 가득 찼어요. 내일 다시 예약해 주세요' },
  TRIAL_CANCELED: { status: 409, message: '취소된 예약이에요. 시간을 골라 새로 예약해 주세요' },
  TRIALS_OPEN: { status: 409, message: '기다리는 체험 수업이 {n}개 있어요. 하나를 듣거나 취소한 뒤에 예약해 주세요' },
  COURSE_NOT_PUBLISHED: { status: 409, message: '판매 중인 강좌로만 수업을 만들 수 있어요' },
  STUDENTS_CAME: { status: 409, message: '들어온 학생이 있어 학생이 오지 않았다고 할 수 없어요' },
  STUDENT_AT_DOOR: { status: 409, message: '문 앞에서 기다리는 학생이 있어요. 강의실에서 들어오게 해 주세요' },
  TICKET_INVALID: { status: 410, message: '이미 사용했거나 시간이 지난 링크예요. 새 링크를 받아 주세요' },
  CONTRACT_EXPIRED: { status: 410, message: '계약서에 서명할 기한이 지났어요. 새 계약서를 받아 주세요' },
  CONTRACT_REPLACED: { status: 410, message: '새 계약서로 바뀐 링크예요. 새 계약서의 링크를 열어 주세요' },
  LINK_REVOKED: { status: 410, message: '더 이상 쓸 수 없는 링크예요. 선생님께 새 링크를 받아 주세요' },
  ACCOUNT_DELETED: { status: 410, message: '더 이상 쓸 수 없는 계정이에요' },
  FEED_REVOKED: { status: 410, message: '더 이상 쓸 수 없는 주소예요' },
  LENGTH_REQUIRED: { status: 411, message: '파일의 크기를 알 수 없어 받지 못했어요' },
  TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요' },
  FILE_TOO_LARGE: { status: 413, message: MESSAGES.fileSizeExceeded },
  QUOTA_TOTAL: { status: 413, message: MESSAGES.fileSizeExceeded },
  TYPE_NOT_ALLOWED: { status: 415, message: codeText('invalidFileFormat') },
  TYPE_BLOCKED: { status: 415, message: codeText('invalidFileFormat') },
  CONTENT_MISMATCH: { status: 415, message: '파일 내용이 형식과 달라요' },
  FILE_NOT_FOUND: { status: 400, message: MESSAGES.fileNotFound },
  TARGET_NOT_YOURS: { status: 422, message: '내 수업이나 강좌에서 골라 주세요' },
  RANGE_TOO_LONG: { status: 422, message: '한 번에 볼 수 있는 기간은 62일까지예요' },
  SCHEDULE_OVERLAP: { status: 422, message: '다른 일정과 겹쳐요. 시간을 바꿔 주세요' },
  TIME_TAKEN: { status: 422, message: '방금 예약할 수 없게 된 시간이에요. 다른 시간을 골라 주세요' },
  SLOT_OVERLAP: { status: 422, message: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요' },
  SLOT_TOO_SHORT: { status: 422, message: '30분 이상으로 정해 주세요' },
  NOT_SAME_DAY: { status: 422, message: '같은 날 안에서 시작하고 끝나야 해요' },
  NOTICE_24H: { status: 422, message: '수업까지 24시간이 남지 않았어요. 바꾸는 이유를 적어 주세요' },
  SLOT_PAST: { status: 422, message: '지난 시간은 열 수 없어요' },
  DATE_ORDER: { status: 422, message: '마감은 공개 시각보다 뒤여야 해요' },
  DATE_PAST: { status: 422, message: '지난 시각은 고를 수 없어요' },
  SEND_AT_RANGE: { status: 422, message: '{n}분 뒤부터 {x}일 안에서 보낼 시각을 골라 주세요' },
  LESSONS_INSIDE: { status: 422, message: '이 기간에 수업이 {n}개 있어요. 옮길지 그대로 둘지 정해 주세요' },
  THANKS_USED_UP: { status: 422, message: '이번 달에는 고마움을 {n}번 다 전했어요. 다음 달에 다시 전할 수 있어요' },
  LIMIT_REACHED: { status: 422, message: '{n}개까지 만들 수 있어요. 쓰지 않는 것을 지워 주세요' },
  ICS_UNREADABLE: {
    status: 422,
    message: '일정 파일을 읽을 수 없어요. ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요',
  },
  URL_NOT_ALLOWED: { status: 422, message: '가져올 수 없는 주소예요. 공개된 https 주소인지 확인해 주세요' },
  WARN_CANNOT_BE_OFF: { status: 422, message: '주의 알림은 앱 안에서 끌 수 없어요' },
  PROFILE_INCOMPLETE: { status: 422, message: '필수 항목을 모두 입력해 주세요' },
  COURSE_INCOMPLETE: { status: 422, message: '승인을 요청하려면 표시한 항목을 고쳐 주세요' },
  PASSWORD_WEAK: { status: 422, message: '문자와 함께 숫자나 특수문자를 넣어 8자 이상으로 정해 주세요' },
  PASSWORD_MISMATCH: { status: 422, message: codeText('passwordMismatch') },
  PASSWORD_WRONG: { status: 422, message: '비밀번호가 맞지 않아요' },
  USERNAME_MISSING: { status: 422, message: '로그인할 때 쓸 아이디도 정해 주세요' },
  OTP_INVALID: { status: 422, message: codeText('invalidOtp') },
  OTP_EXPIRED: { status: 422, message: '인증번호의 시간이 지났어요. 다시 받아 주세요' },
  OTP_ATTEMPTS: { status: 422, message: '인증번호를 너무 여러 번 틀렸어요. 다시 받아 주세요' },
  CONTACT_DATA: { status: 422, message: '글에 연락처가 있어요. 지우거나, 그대로 보낼지 확인해 주세요' },
  POINTS_NOT_ENOUGH: { status: 422, message: codeText('notEnoughPoints') },
  RECEIVER_MISSING: { status: 422, message: '받을 사람의 이름, 전화번호, 주소를 입력해 주세요' },
  BALANCE_NOT_ENOUGH: { status: 422, message: '출금할 수 있는 금액이 모자라요' },
  AMOUNT_TOO_SMALL: { status: 422, message: '{amount}đ 이상부터 출금할 수 있어요' },
  NO_ACCOUNT: { status: 422, message: '받을 계좌를 먼저 등록해 주세요' },
  ACCOUNT_ON_HOLD: {
    status: 422,
    message: '아직 이 계좌로 출금할 수 없어요. 계좌를 확인하고 하루가 지난 뒤에 다시 해 주세요',
  },
  KEY_REUSED: { status: 422, message: '같은 요청을 다른 내용으로 다시 보냈어요. 새로고침한 뒤 다시 해 주세요' },
  ROOM_NOT_OPEN: { status: 422, message: '아직 입장할 수 없어요. {t}부터 들어올 수 있어요' },
  WAIT_15_MIN: { status: 422, message: '학생을 15분 기다린 뒤에 할 수 있어요' },
  NEXT_SLOT_BUSY: { status: 422, message: '바로 다음에 다른 일정이 있어 늘릴 수 없어요' },
  ATTENDANCE_MISSING: { status: 422, message: '출석을 정하지 않은 학생이 있어요' },
  LETTERS_TODAY: {
    status: 422,
    message: '초대 메일은 24시간에 {n}통까지 보낼 수 있고 지금은 {left}통 남았어요. 나머지는 내일 보내 주세요',
  },
  TOO_MANY: { status: 429, message: '요청이 너무 잦아요. {s} 뒤에 다시 해 주세요' },
  LOGIN_DELAYED: { status: 429, message: '로그인에 여러 번 실패했어요. {s} 뒤에 다시 해 주세요' },
  OTP_RESEND_WAIT: { status: 429, message: '{s} 뒤에 다시 받을 수 있어요' },
  OTP_RESEND_LIMIT: { status: 429, message: '인증번호를 더 보낼 수 없어요. {s} 뒤에 다시 해 주세요' },
  UNEXPECTED: { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요' },
  STORAGE_FULL: { status: 507, message: '지금은 파일을 받을 수 없어요. 잠시 뒤 다시 올려 주세요' },
  DISK_FULL: { status: 507, message: '지금은 저장할 자리가 없어요. 쓰던 내용을 그대로 두고 잠시 뒤 다시 해 주세요' },
  UNAVAILABLE: { status: 503, message: '서버가 잠시 답하지 못하고 있어요. 조금 뒤 다시 해 주세요' },
  MAINTENANCE: { status: 503, message: '점검 중이에요. 잠시 뒤 다시 해 주세요' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The sentence of a code with its `{values}` filled in; a value that is missing stays visible as its placeholder. */
export function errorMessage(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return ERRORS[code].message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? said(name, values[name]!) : placeholder,
  );
}

const said = (name: string, value: string | number) => (name === 's' ? formatWait(Number(value)) : String(value));

/** Codes that any endpoint may answer without declaring them. */
export const COMMON_ERROR_CODES = [
  'VALIDATION',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_LARGE',
  'TOO_MANY',
  'DISK_FULL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'UNEXPECTED',
] as const satisfies readonly ErrorCode[];
