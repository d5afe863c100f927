import { RISK_RULES } from '@portal/domain/statistics/statistics';
import { titles } from './title-messages.ts';

export const messages = {
  title: titles.page,
  loading: '통계를 불러오고 있어요',
  failed: '통계를 불러오지 못했어요',
  empty: '이 기간에는 아직 통계가 없어요',
  emptyBody: '수업을 진행하면 시간과 금액, 학생과 후기가 여기에 모여요. 다른 기간을 골라 볼 수도 있어요.',
  period: '기간',
  class: '수업',
  allClasses: '모든 수업',
  oneClass: '고른 수업',
  csv: 'CSV로 받기',
  making: 'CSV를 만들고 있어요',
  counted: (moment: string) => `${moment}까지 있었던 일을 세었어요`,
  choose: '첫날과 마지막 날을 모두 골라 주세요',
  chooseBody: '두 날을 고르면 그 기간의 통계가 보여요.',
  tooLong: (days: number) => `한 번에 ${days}일까지 볼 수 있어요`,
  tooLongBody: '기간을 더 짧게 골라 주세요.',
  figures: '이 기간의 숫자',
  money: '확정된 수입',
} as const;

/** Where some lessons count into no wage: their income came as a sum of a month. */
export const imported = '이전 시스템에서 옮긴 수업은 그 채점과 정리까지 넣지 않았어요.';

export const wage = {
  title: '시간당 확정된 수입',
  none: '아직 없어요',
  noneBody: '수입이 확정되면 한 시간에 얼마를 받았는지 알려 드려요.',
  /** Of hours whose income came from an earlier system. */
  unknown: '계산할 수 없어요',
  sentence: (lessonsOnly: string, hours: string) => ({
    before: '수업만 보면 시간당 ',
    lessonsOnly,
    after: `, 채점과 정리까지 ${hours}을 넣으면 이 금액이에요.`,
  }),
  hers: '선생님에게만 보여요',
} as const;

/** Some classes are called a lesson already. */
const lessonName = (name: string) => (name.endsWith('수업') ? name : `${name} 수업`);

export const work = {
  title: '수업별 실제 시급',
  perHour: '시간당',
  none: '아직 없어요',
  empty: '이 기간에 일한 시간이 아직 없어요.',
  unpaid: '확정된 수입이 아직 없어요.',
  lesson: '수업',
  grading: '채점',
  wrapUp: '정리',
  lessons: (count: number) => `수업 ${count}회`,
  best: (name: string, amount: string) => `${lessonName(name)}이 시간당 ${amount}, 가장 높아요.`,
  grades: (name: string, percent: number) => `${lessonName(name)}은 시간의 ${percent}%가 채점이에요.`,
  all: '모두',
  hours: '일한 시간',
  more: (count: number) => `수업 ${count}개 더 보기`,
  fewer: '줄여 보기',
} as const;

const { absences, homeworks, silentDays, fallingScores } = RISK_RULES;

export const risk = {
  title: '그만둘 조짐이 보이는 학생',
  intro: '오늘까지를 보고 찾았어요. 보낼 수 있는 인사말을 미리 준비해 두었어요.',
  loading: '학생을 살펴보고 있어요',
  failed: '학생을 불러오지 못했어요',
  empty: '조짐이 보이는 학생이 없어요.',
  people: (count: number) => `${count}명`,
  rule: `왜 이 학생일까요? 이어서 결석 ${absences}번, 과제 ${homeworks}번 안 냄, ${silentDays}일 동안 답장 없음, ${fallingScores}번 이어 내려간 점수 가운데 하나라도 맞으면 보여요.`,
  kinds: {
    ABSENCES: (count: number) => `결석 ${count}번`,
    HOMEWORK: (count: number) => `과제 ${count}번 안 냄`,
    NO_REPLY: (count: number) => `${count}일째 답장 없음`,
    SCORES: (count: number) => `${count}번 이어 점수가 내려감`,
  },
  scores: (from: number, to: number) => `${from} → ${to}`,
  send: '안부 보내기',
  /** Before it, for the ear. */
  sendTo: (name: string) => `${name} 가족에게`,
  copy: '인사말 복사',
  noTalk: '그 가족하고만 나누는 대화가 없으면, 인사말을 복사해 그 가족에게만 전해 주세요.',
  together: '수업 대화에 인사말을 적어 둘 뿐, 보내기는 선생님이 눌러요. 읽어 보고 보내 주세요.',
} as const;

export const rows = {
  back: '통계로 돌아가기',
  loading: '목록을 불러오고 있어요',
  failed: '목록을 불러오지 못했어요',
  empty: '이 기간에는 아무것도 없어요',
  emptyBody: '통계로 돌아가 다른 기간을 골라 보세요.',
  label: '숫자를 이루는 것들',
  sum: (figure: string) => `모두 더하면 ${figure}`,
  average: (count: number) => `${count}개로 계산한 값이에요`,
  pages: '목록 쪽',
  count: (count: number) => `${count}개`,
} as const;
