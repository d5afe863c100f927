const times = (count: number) => `${count.toLocaleString()}회`;

export const explain = {
  title: '왜 이 금액인가요?',
  loading: '금액의 근거를 불러오는 중',
  failed: '금액의 근거를 불러오지 못했어요',
  gone: '찾는 수업의 수입이 없어요',
  goneBody: '수업료가 있는 수업을 마치면 그 수업의 수입이 생겨요.',
  lesson: (name: string, no: number) => `${name} · ${no}회차`,
  minutes: (count: number) => `${count}분`,
  noShow: '학생이 오지 않았지만 기다려 주셔서, 진행한 수업으로 계산했어요.',
  reversed: '이 수입은 가족에게 환불됐어요.',
  share: (rate: string) => `받는 금액 ${rate}`,
  feeShare: (rate: string) => `총 공제 ${rate}`,
} as const;

export const gross = {
  title: '수업료',
  perHour: '학생 1명 · 60분',
  packageFee: (name: string) => name,
  lessons: '패키지 횟수',
  minutes: '수업 시간',
  students: '학생',
  times,
  people: (count: number) => `${count.toLocaleString()}명`,
  minutesOf: (minutes: number, of: number) => `${minutes}/${of}`,
  rounded: '학생 1명마다 1đ보다 작은 금액은 버려요.',
  multiply: '곱하기',
  divide: '나누기',
  equals: '은',
  planned: '계획한 수업 시간으로 계산하고, 출석과 상관없이 등록한 학생 모두를 세요.',
  sum: '모두 더하면',
} as const;

export const deduction = {
  title: '총 공제',
  service: '서비스 수수료',
  platform: '플랫폼',
  channel: '채널·결제',
  of: (amount: string, rate: string) => `${amount} × ${rate}`,
  relief: (rate: string) => `선물로 ${rate} 덜 냈어요`,
  label: (rate: string) => `‘수수료 ${rate}’라고 적힌 곳은 이 가운데 플랫폼 몫을 말해요.`,
  appStore: (rate: string) =>
    `앱 마켓으로 결제한 수업료에는 앱 마켓 수수료(${rate})가 있어요. 여기서 따로 더 빼지 않아요.`,
} as const;

export const result = {
  title: '내가 받는 금액',
  formula: (gross: string, fee: string, net: string) => `${gross} − ${fee} = ${net}`,
} as const;

export const hold = {
  release: (moment: string) => `${moment}에 확정돼요`,
  soon: '곧 확정돼요',
  stands: '확정이 멈춰 있어요',
  left: (time: string) => `${time} 남음`,
} as const;

export const trace = {
  title: '이 금액의 근거',
  record: '수업 기록 보기',
  held: '수업했어요',
  noteSent: '가족에게 일지를 보냈어요',
  confirmedBy: {
    GUARDIAN: '가족이 확인했어요',
    STAFF: '운영팀이 확인했어요',
    AUTO: '24시간이 지나 확정됐어요',
  },
  confirmed: '확정됐어요',
  transaction: '거래 보기',
  statement: (month: string) => `${month} 정산서`,
  ask: '문의하기',
} as const;

export const adjustments = {
  title: '정정',
  borne: '이미 지급한 수입이라 마켓이 부담했어요.',
  see: '거래 보기',
  seeOf: (reason: string) => `: ${reason}`,
  after: '고친 뒤 받는 금액',
} as const;

export const examples = {
  title: '같은 수업의 시간이 다르다면',
  one: (minutes: number, isUnit: boolean) => (isUnit ? `60분으로 바꾸면` : `${minutes}분이었다면`),
  gross: '수업료',
  net: '받는 금액',
} as const;
