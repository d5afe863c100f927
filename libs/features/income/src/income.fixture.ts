import { classesContract } from '@portal/domain/classes/classes.contract';
import type { EarnedOf, IncomeExplanation, IncomeSummary, LessonIncome } from '@portal/domain/wallet/income';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { statementsContract } from '@portal/domain/wallet/statements.contract';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import {
  aConfirmedIncome,
  aHeldIncome,
  aLessonIncome,
  anEmptyIncomeSummary,
  anIncomeExplanation,
  anIncomeForecast,
  anIncomePart,
  anIncomeSummary,
  earnedBy,
  earnedOf,
  someIncomeParts,
  sumOfEarned,
} from '@portal/testing/wallet/income-builders';
import { aStatement, aStatementDetail } from '@portal/testing/wallet/statement-builders';

/** One of each state, the newest first. */
export const someIncomes = (): LessonIncome[] => [
  aHeldIncome(),
  aLessonIncome(),
  aLessonIncome({
    lessonId: 'lesson-22',
    lessonNo: 19,
    lessonTitle: '절편',
    startAt: '2026-11-16T18:00:00+09:00',
    endAt: '2026-11-16T19:00:00+09:00',
    hold: { cause: 'QUESTION', releaseAt: null },
  }),
  aConfirmedIncome(),
  aConfirmedIncome({
    lessonId: 'lesson-9',
    lessonNo: 9,
    lessonTitle: '',
    startAt: '2026-10-08T18:00:00+09:00',
    endAt: '2026-10-08T19:00:00+09:00',
    state: 'REVERSED',
  }),
];

type Query = Readonly<Record<string, string | undefined>>;

/** As the platform filters; the days are those of the fixture's own zone. */
const isWanted = (one: LessonIncome, { state, classId, from, to }: Query): boolean =>
  (state === undefined || one.state === state) &&
  (classId === undefined || one.classId === classId) &&
  (from === undefined || one.startAt.slice(0, 10) >= from) &&
  (to === undefined || one.startAt.slice(0, 10) <= to);

const totalOf = (items: readonly LessonIncome[]) => sumOfEarned(items.map((one) => ({ lessonCount: 1, ...one })));

/** The whole of a total: a lesson's own fields do not belong to it. */
function listOf(all: readonly LessonIncome[], imported: EarnedOf, { lastItem, size = '20', ...wanted }: Query) {
  const found = all.filter((one) => isWanted(one, wanted));
  const first = found.findIndex(({ lessonId }) => lessonId === lastItem) + 1;
  return { total: totalOf(found), imported, items: found.slice(first, first + Number(size)) };
}

interface World {
  summary?: IncomeSummary;
  incomes?: readonly LessonIncome[];
  /** What another system had counted; nothing of itself. */
  imported?: EarnedOf;
  explanations?: readonly IncomeExplanation[];
}

/** A platform with these incomes, which answers by its filters. */
export function aWorld({
  summary = anIncomeSummary(),
  incomes = someIncomes(),
  imported = earnedOf(0, 0),
  explanations = someExplanations(),
}: World = {}): Fake[] {
  return [
    fake(contract.getIncomeSummary, summary),
    fake(contract.getIncomeForecast, anIncomeForecast({}, summary)),
    fake(contract.listIncomes, ({ query }) => listOf(incomes, imported, query ?? {})),
    fake(
      contract.explainIncome,
      ({ params: { lessonId } }) =>
        explanations.find(({ income }) => income.lessonId === lessonId) ?? problemResponse('NOT_FOUND'),
    ),
    fake(statementsContract.listStatements, { items: someStatements() }),
    fake(statementsContract.getStatement, ({ params: { month } }) =>
      month === '2026-10' ? aStatementDetail() : problemResponse('NOT_FOUND'),
    ),
    fake(classesContract.listClasses, {
      total: 2,
      items: [
        aClassSummary({ id: 'class-1', name: '중2 수학 개념 완성 – 일차함수' }),
        aClassSummary({ id: 'class-2', name: '중3 수학 1:1 – 이차방정식' }),
      ],
      counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
    }),
  ];
}

export const someExplanations = (): IncomeExplanation[] => [
  anIncomeExplanation(),
  anIncomeExplanation({ income: aHeldIncome(), parts: [anIncomePart({ packageFee: 7_200_000 })], noteSentAt: null }),
  anIncomeExplanation({ income: someIncomes()[2]! }),
  anIncomeExplanation({
    income: aConfirmedIncome(),
    confirmedBy: 'GUARDIAN',
    noteSentAt: '2026-11-12T19:10:00+09:00',
    adjustments: [
      {
        transactionId: 'txn-a2',
        at: '2026-11-15T10:00:00+09:00',
        amount: -80_400,
        reason: '학생 한 명의 결석을 인정했어요',
        isBorneByMarket: false,
      },
      {
        transactionId: 'txn-a1',
        at: '2026-11-14T10:00:00+09:00',
        amount: -40_200,
        reason: '가족에게 일부를 환불했어요',
        isBorneByMarket: true,
      },
    ],
  }),
];

const someStatements = () => [
  aStatement({
    month: '2026-11',
    state: 'OPEN',
    ...earnedOf(46, 480_000),
    adjustments: 0,
    withdrawn: 0,
    payoutId: null,
  }),
  aStatement(),
  aStatement({ month: '2026-09', state: 'CLOSED', adjustments: 0, payoutId: null }),
];

export const anEmptyWorld = (): Fake[] => [
  fake(statementsContract.listStatements, { items: [] }),
  ...aWorld({ summary: anEmptyIncomeSummary(), incomes: [], explanations: [] }),
];

const LONG = '중학교 2학년 수학 개념 완성 여름방학 특강 – 일차함수와 연립방정식 심화 문제풀이반';

/** As much as there can be: nine digits, forty classes, a long list of what waits. */
export function anExtremeWorld(): Fake[] {
  const classes = Array.from({ length: 40 }, (_, at) => ({
    classId: `class-${at}`,
    className: `${LONG} ${at + 1}`,
    ...earnedOf(40, 620_000 - at * 10_000),
  }));
  const items = Array.from({ length: 24 }, (_, at) =>
    aLessonIncome({ lessonId: `lesson-${at}`, className: LONG, lessonNo: at + 1, ...earnedBy(9_000_000) }),
  );
  const pending = { lessonCount: 24, net: items.reduce((sum, { net }) => sum + net, 0), items };
  const month = { month: '2026-11', ...sumOfEarned(classes) };
  return aWorld({
    summary: anIncomeSummary({ classes, pending, month, available: 987_654_321, withdrawing: 123_456_789 }),
    incomes: items,
    explanations: [
      anIncomeExplanation({
        income: { lessonId: 'lesson-0', className: LONG, lessonNo: 1, minutes: 90 },
        parts: [
          ...someIncomeParts({ packageFee: 98_765_432, lessonCount: 7, packageName: LONG }, 90),
          ...Array.from({ length: 26 }, (_, at) =>
            anIncomePart({ studentId: `s-${at}`, studentName: `Nguyễn Thị Minh Khai ${at}` }, 90),
          ),
        ],
      }),
    ],
  });
}
