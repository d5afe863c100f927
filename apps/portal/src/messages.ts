import { RETRY_LABEL } from '@portal/domain/contract/message';
import { MESSAGES, VERBATIM } from '@portal/domain/contract/message';
import { called } from '@portal/domain/format/called';

/** Words of the portal's frame, as in the catalogue. Vietnamese and English ones are quoted by the source (SITE-2). */
export const APP_NAME = '선생님 포털';

export const shell = {
  skipToMain: '본문으로 건너뛰기',
  mainNav: '주 메뉴',
  sectionNav: (section: string) => `${section} 메뉴`,
  newWindow: '새 창에서 열림',
  loading: '불러오는 중이에요',
  offline: '인터넷 연결이 끊겼어요',
  title: (page: string) => `${page} | ${APP_NAME}`,
} as const;

export const cookies = {
  blocked: '브라우저가 쿠키를 막고 있어요',
  hint: '로그인이 이 탭에서만 유지돼요. 새로 고치면 다시 로그인해 주세요.',
} as const;

export const statistics = {
  title: '방문 통계',
  ask: '방문 통계를 모아도 될까요?',
  what: '허용하면 Google 태그 관리자를 불러와요. 우리는 본 화면의 종류와 계정 번호(로그인 전에는 anonymous)만 넘기고, 이름·연락처·쓴 글은 넘기지 않아요.',
  allow: '허용하기',
  refuse: '거절하기',
  chosen: (isAllowed: boolean, day: string) => (isAllowed ? `${day}에 허용했어요.` : `${day}에 거절했어요.`),
  notChosen: '아직 고르지 않았어요. 고르기 전에는 아무것도 모으지 않아요.',
  kept: '고른 것과 고른 때만 이 브라우저에 남아요. 언제든 여기에서 바꿀 수 있어요.',
  withdrawal: '거절하면 통계 쿠키를 지우고 화면을 새로 불러와요. 입력하던 양식은 남아 있어요.',
} as const;

export const header = {
  logoLabel: '홈으로 가기',
  inviteTeacher: '선생님 초대',
  openMenu: '메뉴 열기',
  login: '로그인',
  avatarMenu: (name: string) => `${called(name, '님')} 메뉴`,
  profileLoading: '내 정보를 불러오는 중',
} as const;

export const palette = {
  title: '빠른 이동',
  label: '찾을 말',
  placeholder: '메뉴, 할 일, 수업, 학생 찾기 (초성도 돼요)',
  empty: '찾는 메뉴가 없어요',
  themes: { light: '화면 밝게', dark: '화면 어둡게', system: '화면 모드를 기기 설정대로' },
  themeWords: {
    light: ['라이트', 'light', '밝은 화면'],
    dark: ['다크', 'dark', '야간', '밤'],
    system: ['자동', '시스템'],
  },
  logoutWords: ['나가기', 'logout', '사인아웃'],
  statisticsWords: ['쿠키', '동의', '개인정보'],
  namesLoading: '수업과 학생 이름을 불러오고 있어요.',
  pagesOnly: '지금은 메뉴만 찾을 수 있어요. 수업과 학생은 잠시 뒤 다시 찾아 주세요.',
  shortcutHint: (keys: string) => `${keys} 눌러 열기`,
  found: (count: number) => `${count}개를 찾았어요`,
  home: '홈',
  groups: { go: '이동', act: '하기', lessons: '수업 회차', classes: '수업', students: '학생' },
} as const;

export const avatarMenu = {
  greeting: (name: string) => called(name, '선생님'),
  overview: '한눈에 보기',
  myClasses: '내 수업',
  teachingPlan: '수업 계획',
  schedule: '일정',
  statistics: '통계',
  income: '수입',
  setup: '설정',
  help: '도움말',
  logout: '로그아웃',
  theme: '화면 모드',
  themeLight: '밝게',
  themeDark: '어둡게',
  themeSystem: '기기 설정 따르기',
} as const;

export const logoutDialog = {
  title: '로그아웃할까요?',
  body: '다시 쓰려면 로그인해야 해요.',
  cancel: '취소',
  confirm: '로그아웃',
  processing: '로그아웃하는 중',
} as const;

export const drawer = {
  label: '모바일 메뉴',
  home: VERBATIM.home,
  register: '선생님으로 등록하기',
  faq: '자주 묻는 질문',
  guidelines: '선생님 가이드',
  login: '로그인',
  logout: '로그아웃',
  hotline: '고객센터',
  close: '메뉴 닫기',
} as const;

export const login = {
  title: '로그인',
  subtitle: '선생님 계정으로 수업을 관리하세요.',
  account: '계정',
  accountPlaceholder: '이메일, 휴대폰 번호 또는 아이디',
  password: '비밀번호',
  passwordPlaceholder: '비밀번호',
  remember: '비밀번호 저장',
  rememberHint: '함께 쓰는 기기에서는 끄는 게 안전해요.',
  forgot: '비밀번호 찾기',
  submit: '로그인',
  submitting: '로그인하는 중',
  success: VERBATIM.loginSuccess,
  // A sentence of our own ends with a full stop, the server's with nothing.
  serverError: (message: string) => `${message.replace(/\.$/, '')}!`,
  fallbackError: MESSAGES.loginError,
  capsLock: 'Caps Lock이 켜져 있어요.',
  hangulInput: '한글로 입력하고 있어요. 한/영 키를 확인해 주세요.',
  orSocial: '다른 방법으로 로그인',
  provider: '통합 계정으로 로그인',
  social: { google: 'Google로 로그인', facebook: 'Facebook으로 로그인', zalo: 'Zalo로 로그인' },
  socialNotFinished: '소셜 로그인을 마치지 않았어요. 다시 눌러 주세요.',
  noAccount: '아직 계정이 없나요?',
  register: '선생님으로 등록하기',
  inAppBrowser: '지금 브라우저에서는 소셜 로그인이 안 돼요.',
  inAppBrowserHint: 'Chrome이나 Safari에서 열어 주세요.',
  sessionExpired: '로그인한 지 오래돼 로그아웃했어요. 다시 로그인해 주세요.',
  requireLogin: '로그인하면 볼 수 있어요.',
  demoAccounts: '체험 계정',
  demoHint: '고르면 계정과 비밀번호가 채워져요.',
} as const;

export const expired = {
  title: '다시 로그인해 주세요',
  body: '로그인한 지 오래돼 로그인이 풀렸어요. 로그인하면 쓰던 그대로 이어서 할 수 있어요.',
  kept: '다른 계정으로 로그인하면 이 화면은 새로 불러와요.',
  leave: '이 화면을 떠나 로그인 화면으로 가기',
  leaveHint: '떠나도 입력하던 양식은 이 브라우저에 남아 있어요.',
  window: '작은 창에서 로그인해 주세요. 마치면 이 화면이 이어져요.',
} as const;

export const oauth = {
  inWindowTitle: '로그인했어요',
  inWindowHint: '이 창은 닫아도 돼요. 쓰던 화면이 이어져요.',
  title: '로그인 확인',
  processing: '로그인을 확인하는 중이에요',
  processingHint: '창을 닫지 말고 잠시만 기다려 주세요.',
  errorTitle: '로그인을 마치지 못했어요',
  invalidState: '로그인 요청이 오래됐거나 바뀌었어요. 다시 로그인해 주세요.',
  verifierNotFound: '로그인 확인 정보를 찾지 못했어요. 같은 브라우저에서 다시 로그인해 주세요.',
  missingParams: '로그인 정보가 빠져 있어요. 다시 로그인해 주세요.',
  authError: MESSAGES.oauthError,
  backToLogin: '로그인으로 돌아가기',
} as const;

export const newPassword = {
  title: '새 비밀번호',
  /** Until it is known what the link is for. */
  link: '메일 링크 확인',
  loading: '링크를 확인하는 중이에요',
  loadFailed: '링크를 확인하지 못했어요',
  intro: '정하고 나면 지금까지의 로그인은 모두 끝나요.',
  password: '새 비밀번호',
  confirm: '새 비밀번호 확인',
  confirmMissing: '새 비밀번호를 한 번 더 입력해 주세요.',
  mismatch: MESSAGES.passwordMismatch,
  rules: '비밀번호 규칙',
  kept: '지켰어요',
  notKept: '아직 지키지 않았어요',
  submit: '비밀번호 정하기',
  failed: '비밀번호를 정하지 못했어요',
  done: '비밀번호를 정했어요',
  doneBody: '새 비밀번호로 로그인해 주세요.',
  doneSignedIn: '로그인하러 가면 지금 로그인한 계정에서는 로그아웃해요.',
  toLogin: '로그인하러 가기',
  over: '쓸 수 없는 링크예요',
  overBody:
    '이미 쓴 링크거나 시간이 지났어요. 계약서에 서명하고 받은 링크라면 계약서 메일의 링크를 다시 열어 새로 받고, 아니라면 링크를 보낸 사람에게 새 링크를 부탁해 주세요.',
  noTicketBody: '메일의 링크를 다시 열어 주세요. 그래도 이 화면이 나오면 링크를 보낸 사람에게 새 링크를 부탁해 주세요.',
} as const;

/** The same page for who has just signed her contract (REG-3). */
export const newAccount = {
  title: '계정 만들기',
  intro: '선생님 계정의 아이디와 비밀번호를 정해 주세요.',
  username: '아이디',
  usernameHelper: '로그인할 때 써요. 영문 소문자로, 숫자와 . _ - 를 섞어 4자에서 30자까지 쓸 수 있어요.',
  password: '비밀번호',
  confirm: '비밀번호 확인',
  confirmMissing: '비밀번호를 한 번 더 입력해 주세요.',
  submit: '계정 만들기',
  failed: '계정을 만들지 못했어요',
  done: '계정을 만들었어요',
  doneBody: '정한 아이디와 비밀번호로 로그인해 주세요.',
} as const;

export const welcome = {
  title: '선생님, 환영해요',
  body: '수업 프로필을 완성하면 강좌를 만들고 학생을 만날 수 있어요.',
  checklistTitle: '프로필에 필요한 것',
  checklist: { intro: '짧은 소개와 소개 영상', subjects: '가르칠 과목과 수준', papers: '경력과 자격증' },
  done: '적었어요',
  open: '아직 적지 않았어요',
  completeProfile: '프로필 완성하기',
  visitCompany: '회사 사이트 보기',
  close: '환영 창 닫기',
} as const;

export const toast = {
  /** Vietnamese: the default when the profile could not be loaded and the server said nothing (SES-7). */
  profileLoadFailed: MESSAGES.profileLoad,
} as const;

export const notFound = {
  title: VERBATIM.pageNotFound,
  body: '주소가 바뀌었거나 사라진 페이지예요.',
  backHome: '홈으로 돌아가기',
} as const;

export const errorPage = {
  title: '화면을 불러오지 못했어요',
  body: '잠시 뒤 다시 시도해 주세요. 계속되면 고객 지원에 알려 주세요.',
  retry: RETRY_LABEL,
  home: '홈으로',
  updateTitle: '새 버전이 나왔어요',
  updateBody: '새로고침하면 최신 화면으로 바뀌어요.',
  reload: '새로고침',
} as const;

export const footer = {
  label: '사이트 정보',
  brands: (classBrand: string, networkBrand: string) => `${classBrand} · ${networkBrand}`,
  company: '회사 소개',
  support: '고객 지원',
} as const;

export const planned = {
  title: '준비 중이에요',
  body: '이 화면은 지금 만들고 있어요. 조금만 기다려 주세요.',
} as const;
