import { formatMoney } from '@portal/domain/format/money';
import { titles } from '../title-messages.ts';

export const income = {
  title: titles.income,
  loading: '수업의 수입을 불러오는 중이에요',
  failed: '수업의 수입을 불러오지 못했어요',
  gone: '이 수업에는 수입이 없어요',
  goneBody: '주소가 바뀌었거나, 열리지 않은 수업이에요.',
  notMine: '수입은 정산을 맡은 사람이 고쳐요',
  notMineBody: '고쳐야 한다면 정산을 맡은 사람에게 부탁해 주세요.',
  back: titles.incomes,
  net: '선생님 수입',
  lesson: (className: string, no: number) => `${className} · ${no}회차`,
  startAt: '수업',
  minutes: '수업 시간',
  minutesOf: (minutes: number) => `${minutes}분`,
  students: '학생',
  studentsOf: (count: number) => `${count}명`,
  gross: '수강료 합계',
  fee: '수수료',
  state: '상태',
  confirmedAt: '확정된 때',
  parts: '학생마다 낸 금액',
  part: (name: string, packageName: string) => `${name} · ${packageName}`,
  adjustments: '지금까지 고친 것',
  noAdjustments: '아직 고친 것이 없어요.',
  byMarket: '마켓이 부담',
  byTeacher: '선생님 지갑에 반영',
  sum: '고친 뒤 수입',
} as const;

export const incomes = {
  title: titles.incomes,
  intro: '끝나서 확정된 수업의 수입이에요. 하나를 열면 고칠 수 있어요.',
  search: '선생님, 수업, 회차로 찾기',
  loading: '수업의 수입을 불러오는 중이에요',
  failed: '수업의 수입을 불러오지 못했어요',
  list: '수업 수입, 최근에 확정된 것부터',
  nothingFound: (search: string) => `‘${search}’에 맞는 수업이 없어요`,
  empty: '아직 확정된 수입이 없어요',
  emptyBody: '수업이 확정되면 여기에 나타나요.',
} as const;

export const adjust = {
  title: '수입 고치기',
  intro: '이미 적힌 줄은 바꾸지 않고, 고친 만큼 거래를 하나 더 남겨요. 선생님은 이유를 읽어요.',
  way: '어떻게 고칠까요?',
  ways: { MORE: '더 주기', LESS: '줄이기' },
  wayHints: {
    MORE: '선생님 지갑에 더해요.',
    LESS: '선생님 지갑에서 빼요. 이미 지급한 수입이면 마켓이 부담하고 선생님 지갑은 그대로예요.',
  },
  amount: '고칠 금액',
  reason: '이유',
  reasonHelper: '선생님이 그대로 읽어요.',
  open: '수입 고치기',
  ask: (amount: number) => (amount > 0 ? `${formatMoney(amount)} 더 줄까요?` : `${formatMoney(-amount)} 줄일까요?`),
  askMore: (lesson: string, net: number) =>
    `${lesson}. 이 수업의 수입이 ${formatMoney(net)}이 되고, 선생님 지갑에 바로 들어가요.`,
  askLess: (lesson: string, net: number) =>
    `${lesson}. 이 수업의 수입이 ${formatMoney(net)}이 돼요. 이미 지급한 수입이면 마켓이 부담하고, 아니면 선생님 지갑에서 빠져요.`,
  confirm: '고치기',
  done: '수입을 고쳤어요',
  failed: '수입을 고치지 못했어요',
  pending: '아직 확정되지 않은 수입이에요',
  pendingBody: '확정된 뒤에 고칠 수 있어요. 그 전에는 가족의 질문에 답하거나 일지를 고치면 돼요.',
  reversed: '가족에게 돌려준 수입이에요',
  reversedBody: '돌려준 수입은 더 고칠 수 없어요.',
  amountMissing: '고칠 금액을 입력해 주세요.',
  tooMuch: (net: number) => `남은 수입 ${formatMoney(net)}보다 많이 줄일 수 없어요.`,
} as const;
