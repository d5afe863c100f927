/**
 * Every refusal the platform can answer: its HTTP status and its sentence, in 해요체 and without a final mark,
 * because the login form adds its own (LOG-5). `{name}` stands for a value that comes with the refusal.
 * Source: specification §8, domain-model 3.9.
 */
export const ERRORS = {
  VALIDATION: { status: 400, message: '입력한 내용을 다시 확인해 주세요' },
  TOKEN_EXPIRED: { status: 401, message: '로그인 시간이 지났어요. 다시 로그인해 주세요' },
  TOKEN_INVALID: { status: 401, message: '로그인 시간이 지났어요. 다시 로그인해 주세요' },
  LOGIN_INVALID: { status: 401, message: '계정이나 비밀번호가 맞지 않아요' },
  OPENID_INVALID: { status: 401, message: '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요' },
  ACCOUNT_NOT_LINKED: {
    status: 403,
    message: '연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요',
  },
  PROVIDER_DISABLED: { status: 403, message: '지금은 쓸 수 없는 로그인 방법이에요' },
  FORBIDDEN: { status: 403, message: '이 작업을 할 권한이 없어요' },
  USER_TYPE_MISMATCH: { status: 403, message: '선생님 계정으로 로그인해 주세요' },
  PROFILE_NOT_APPROVED: { status: 403, message: '수업 프로필이 승인되면 강좌를 만들 수 있어요' },
  DOWNLOAD_NOT_ALLOWED: { status: 403, message: '내려받을 수 없는 자료예요' },
  NOT_FOUND: { status: 404, message: '찾는 내용이 없어요' },
  VERSION_CONFLICT: { status: 409, message: '다른 곳에서 먼저 바뀌었어요. 바뀐 내용을 확인해 주세요' },
  COURSE_UNDER_APPROVAL: { status: 409, message: '심사 중인 강좌는 수정할 수 없어요' },
  ASSIGNMENT_LOCKED: { status: 409, message: '제출한 학생이 있어 과제를 수정할 수 없어요' },
  ONLY_ACCOUNT: { status: 409, message: '하나뿐인 정산 계좌는 지울 수 없어요' },
  REFERRAL_ALREADY_ENTERED: { status: 409, message: '추천 코드는 이미 입력했어요' },
  ALREADY_REVIEWED: { status: 409, message: '이미 이 수업에 후기를 남겼어요' },
  ACCOUNT_EXISTS: { status: 409, message: '이미 쓰고 있는 계정이에요' },
  VALUE_TAKEN: { status: 409, message: '이미 쓰고 있는 값이에요' },
  LOGIN_TYPE_IN_USE: { status: 409, message: '다른 계정에 연결된 로그인 방법이에요' },
  LAST_LOGIN_TYPE: { status: 409, message: '하나뿐인 로그인 방법은 지울 수 없어요' },
  WRONG_STATE: { status: 409, message: '지금 상태에서는 할 수 없어요' },
  ACCOUNT_DELETED: { status: 410, message: '더 이상 쓸 수 없는 계정이에요' },
  FEED_REVOKED: { status: 410, message: '더 이상 쓸 수 없는 주소예요' },
  TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요' },
  FILE_TOO_LARGE: { status: 413, message: 'File không được lớn hơn {n}MB. File của bạn có kích thước {x}MB.' },
  QUOTA_TOTAL: { status: 413, message: 'File không được lớn hơn {n}MB. File của bạn có kích thước {x}MB.' },
  TYPE_NOT_ALLOWED: { status: 415, message: '올릴 수 없는 파일 형식이에요' },
  TYPE_BLOCKED: { status: 415, message: '올릴 수 없는 파일 형식이에요' },
  CONTENT_MISMATCH: { status: 415, message: '파일 내용이 형식과 달라요' },
  FILE_NOT_FOUND: { status: 400, message: 'Không tìm thấy file' },
  RANGE_TOO_LONG: { status: 422, message: '한 번에 볼 수 있는 기간은 62일까지예요' },
  SCHEDULE_OVERLAP: { status: 422, message: '다른 일정과 겹쳐요. 시간을 바꿔 주세요' },
  SLOT_OVERLAP: { status: 422, message: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요' },
  SLOT_TOO_SHORT: { status: 422, message: '30분 이상으로 정해 주세요' },
  NOT_SAME_DAY: { status: 422, message: '같은 날 안에서 시작하고 끝나야 해요' },
  NOTICE_24H: { status: 422, message: '수업까지 24시간이 남지 않았어요. 바꾸는 이유를 적어 주세요' },
  PROFILE_INCOMPLETE: { status: 422, message: '필수 항목을 모두 입력해 주세요' },
  PASSWORD_WEAK: { status: 422, message: '문자와 함께 숫자나 특수문자를 넣어 8자 이상으로 정해 주세요' },
  PASSWORD_MISMATCH: { status: 422, message: '비밀번호가 서로 달라요' },
  PASSWORD_WRONG: { status: 422, message: '비밀번호가 맞지 않아요' },
  OTP_INVALID: { status: 422, message: '인증번호가 맞지 않아요. 다시 확인해 주세요' },
  OTP_EXPIRED: { status: 422, message: '인증번호의 시간이 지났어요. 다시 받아 주세요' },
  OTP_ATTEMPTS: { status: 422, message: '인증번호를 너무 여러 번 틀렸어요. 다시 받아 주세요' },
  POINTS_NOT_ENOUGH: { status: 422, message: '포인트가 모자라 선물을 받을 수 없어요' },
  BALANCE_NOT_ENOUGH: { status: 422, message: '출금할 수 있는 금액이 모자라요' },
  ROOM_NOT_OPEN: { status: 422, message: '아직 입장할 수 없어요. {t}부터 들어올 수 있어요' },
  TOO_MANY: { status: 429, message: '요청이 너무 잦아요. {s}초 뒤에 다시 해 주세요' },
  LOGIN_DELAYED: { status: 429, message: '로그인에 여러 번 실패했어요. {s}초 뒤에 다시 해 주세요' },
  OTP_RESEND_WAIT: { status: 429, message: '{s}초 뒤에 다시 받을 수 있어요' },
  OTP_RESEND_LIMIT: { status: 429, message: '인증번호를 더 보낼 수 없어요. {s}초 뒤에 다시 해 주세요' },
  UNEXPECTED: { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요' },
  MAINTENANCE: { status: 503, message: '점검 중이에요. 잠시 뒤 다시 해 주세요' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The sentence of a code with its `{values}` filled in; a value that is missing stays visible as its placeholder. */
export function errorMessage(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return ERRORS[code].message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}
