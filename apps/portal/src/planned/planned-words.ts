/** Names of the sections and of their links, as in the catalogue's `sectionMenu` and `drawer`. */
export const words = {
  settings: {
    title: '설정',
    profile: '내 정보',
    password: '비밀번호',
    paymentInfo: '정산 계좌',
    notification: '알림 설정',
    deleteAccount: '계정 삭제',
  },
  help: { title: '도움말', supports: '고객 지원', guidelines: '선생님 가이드', faq: '자주 묻는 질문' },
  affiliate: { title: '선생님 초대', affiliate: '초대 프로그램' },
  registration: {
    register: '선생님으로 등록하기',
    registerOtp: '가입 인증번호',
    forgotPassword: '비밀번호 찾기',
    forgotOtp: '비밀번호 찾기 인증번호',
  },
} as const;
