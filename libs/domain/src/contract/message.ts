/** Sentences that the source quotes in another language than Korean; shown byte for byte, inside `lang="vi"` or `lang="en"` (SITE-2). */
export const VERBATIM = {
  loginSuccess: 'Đăng nhập thành công!',
  home: 'Trang chủ',
  fileNotFound: 'Không tìm thấy file',
  fileTooLarge: 'File không được lớn hơn {n}MB. File của bạn có kích thước {x}MB.',
  pageNotFound: 'Page not found',
} as const;

/** One text for every message key of the source (ERR-1), and for the failures that have no server to word them. */
export const MESSAGES = {
  errorOccurred: '문제가 생겼어요. 잠시 뒤 다시 해 주세요.',
  invalidPhone: '휴대폰 번호를 다시 확인해 주세요.',
  invalidPhoneFormat: '03, 05, 07, 08, 09로 시작하는 10자리 번호를 입력해 주세요.',
  passwordMismatch: '비밀번호가 서로 달라요.',
  invalidOtp: '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  invalidFileFormat: '올릴 수 없는 파일 형식이에요.',
  fileNotFound: VERBATIM.fileNotFound,
  fileSizeExceeded: VERBATIM.fileTooLarge,
  loginError: '로그인하지 못했어요. 잠시 뒤 다시 해 주세요.',
  oauthError: '소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요.',
  notEnoughPoints: '포인트가 모자라 선물을 받을 수 없어요.',
  referralAlreadyEntered: '추천 코드는 이미 입력했어요.',
  alreadyReviewedClass: '이미 이 수업에 후기를 남겼어요.',
  uploadFailed: '파일을 올리지 못했어요. 다시 올려 주세요.',
  /** Default when the profile does not load; the source asks for Vietnamese here (SES-7). */
  profileLoad: 'Đã có lỗi xảy ra',
  timeout: '응답이 늦어지고 있어요. 연결을 확인하고 다시 시도해 주세요.',
  network: '인터넷 연결을 확인해 주세요.',
  /** The browser has a connection, and no answer came. */
  unreachable: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.',
} as const;

/** On the button that asks again for what did not come. */
export const RETRY_LABEL = '다시 시도';

/** What is said where no answer came: without a connection hers is to be looked at, with one the server's. */
export const noAnswerMessage = ({ onLine }: { readonly onLine?: boolean }): string =>
  onLine === false ? MESSAGES.network : MESSAGES.unreachable;
