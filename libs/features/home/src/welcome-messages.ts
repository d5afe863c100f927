import { CONTRACT_DAYS } from '@portal/domain/recruiting/contract';
import { LIMITS } from '@portal/domain/tenant/limits';

export const welcome = {
  title: '가르치는 일에만 집중하세요',
  body: ['일정, 과제, 정산은 저희가 정리할게요.', '수업이 끝나고 3분이면 일지와 숙제까지 마쳐요.'],
  register: '선생님으로 등록하기',
  login: '로그인',
  brands: (classBrand: string, networkBrand: string) => `${classBrand} · ${networkBrand}`,
  picture: '선생님이 쓰는 화면: 한 주의 수업 일정과 오늘 할 일',
  facts: {
    net: (price: string, students: number) => `1명 ${price}, ${students}명 60분 수업에 받는 금액`,
    review: `${LIMITS.reviewDays}일 안`,
    reviewLabel: '서류 검토 결과',
  },
  stepsTitle: '등록은 3단계면 끝나요',
  takes: '걸리는 시간',
  steps: [
    { title: '온라인 신청', time: '약 10분', body: '신청서를 쓰고 이력서를 올려요.' },
    {
      title: '서류 검토',
      time: `${LIMITS.reviewDays}일 안`,
      body: '결과와 이유를 이메일로 알려 드려요. 고칠 곳만 고쳐 다시 낼 수 있어요.',
    },
    {
      title: '전자 계약',
      time: `${CONTRACT_DAYS}일 안`,
      body: '메일로 받은 계약서에 이름과 인증번호로 서명하면 시작해요.',
    },
  ],
  /** Where no mail is sent. */
  stepsWithoutMail: [
    { title: '온라인 신청', time: '약 10분', body: '신청서를 쓰고 이력서를 올려요.' },
    {
      title: '서류 검토',
      time: `${LIMITS.reviewDays}일 안`,
      body: '지원 상태에서 결과와 이유를 볼 수 있어요. 고칠 곳만 고쳐 다시 낼 수 있어요.',
    },
    { title: '전자 계약', time: `${CONTRACT_DAYS}일 안`, body: '계약서에 서명하면 시작할 수 있어요.' },
  ],
} as const;
