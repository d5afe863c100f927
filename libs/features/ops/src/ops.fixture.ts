import { sessionContract } from '@portal/domain/identity/session.contract';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCourseItem, anOperator, anOpsItem, aProfileItem, aTicketItem } from '@portal/testing/ops/ops-item-builders';
import { aGiftOrder } from '@portal/testing/points/gift-builders';
import { aDeskContract } from '@portal/testing/recruiting/contract-builders';

export const ME = { id: anOperator().id, name: anOperator().name };
export const OTHER = { id: 'user-finance', name: '운영팀 (정산)' };

/** The state of an item that she has picked up. */
export const mine = { state: 'PICKED_UP', reviewer: ME } as const;

/** Signed in as an operator. */
export const asOperator = fake(sessionContract.getProfile, anOperator());

export const openItems: OpsItem[] = [
  anOpsItem({
    id: 'late',
    title: '초등 독서 토론 4인반',
    teacherName: '이국어',
    submittedAt: '2026-11-13T16:40:00+09:00',
    dueAt: '2026-11-17T18:00:00+09:00',
  }),
  anOpsItem({
    id: 'mine',
    title: '피아노 기초 12주',
    state: 'PICKED_UP',
    reviewer: ME,
    submittedAt: '2026-11-16T11:35:00+09:00',
    dueAt: '2026-11-18T12:00:00+09:00',
  }),
  anOpsItem({
    id: 'others',
    state: 'PICKED_UP',
    reviewer: OTHER,
    submittedAt: '2026-11-17T15:05:00+09:00',
    dueAt: '2026-11-19T18:00:00+09:00',
  }),
  anOpsItem({
    id: 'again',
    title: '중3 수학 심화 – 이차함수와 그래프를 끝까지 다루는 겨울 방학 특강',
    submittedAt: '2026-11-18T08:20:00+09:00',
    isAgain: true,
  }),
];
export const someQueues = [
  { queue: 'PROFILES', open: 3, overdue: 0, mine: 1, nextDueAt: '2026-11-19T18:00:00+09:00' },
  // The list of this one is `openItems`: one is late, one is hers.
  { queue: 'COURSES', open: openItems.length, overdue: 1, mine: 1, nextDueAt: '2026-11-17T18:00:00+09:00' },
] as const;
/** What she sees who works at the finance desk too. */
const financeQueues = [...someQueues, { ...someQueues[0], queue: 'WITHDRAWALS' as const }];
/** Three gifts that wait, the oldest since Monday. */
export const someGiftOrders = fake(giftOrdersContract.listGiftOrders, {
  open: 3,
  items: [aGiftOrder({ state: 'RESERVED', until: null })],
});
const noQueues = someQueues.map(({ queue }) => ({ queue, open: 0, overdue: 0, mine: 0, nextDueAt: null }));

export const decidedItems: OpsItem[] = (['ACCEPTED', 'DECLINED', 'CANCELED'] as const).map((state, at) =>
  anOpsItem({
    id: state.toLowerCase(),
    title: `중2 수학 ${at + 1}`,
    state,
    reviewer: state === 'CANCELED' ? null : ME,
    submittedAt: `2026-11-1${3 - at}T1${at}:${15 + 20 * at}:00+09:00`,
    dueAt: `2026-11-1${7 - at}T18:00:00+09:00`,
    decidedAt: `2026-11-1${7 - at}T1${5 - at}:${20 + 15 * at}:00+09:00`,
  }),
);

/** A course that came again after it was declined, with something to see in every panel. */
export const fullItem = (item: Partial<OpsItem> = {}): OpsItemDetails =>
  aCourseItem({
    item: anOpsItem({ isAgain: true, ...item }),
    note: '말씀하신 대로 소개를 늘리고 수강료를 낮췄어요.',
    sinceLast: [
      {
        path: 'intro',
        label: '강좌 소개',
        before: '함수를 배워요.',
        after: '함수를 처음 만나는 학생과 그래프를 그려요.',
      },
    ],
    changes: [
      { path: 'title', label: '강좌 이름', before: '중2 수학 완성', after: '중2 수학 개념 완성 – 일차함수' },
      {
        path: 'packages.package-1',
        label: '수강권 1',
        before: '8회 · 학생 1명 · 1,500,000đ',
        after: '8회 · 학생 1명 · 1,200,000đ',
      },
      { path: 'programme.item-8.content', label: '8회차 배울 내용', before: null, after: '활용 문제를 함께 풀어요.' },
    ],
    findings: [
      { path: 'packages.1.name', level: 'ERROR', message: '수강권 이름을 적어 주세요.' },
      { path: 'introVideoUrl', level: 'HINT', message: '소개 영상이 있으면 신청이 늘어요.' },
    ],
    lastReason: '강좌 소개가 짧아서 누구를 위한 강좌인지 알기 어려워요.',
    lastRemarks: [{ path: 'intro', remark: '어떤 학생에게 맞는지 두세 문장 더 적어 주세요.' }],
  });
/** The same once she has declined it. */
export const declinedItem = (): OpsItemDetails => ({
  ...fullItem({ state: 'DECLINED', reviewer: ME, decidedAt: '2026-11-18T10:20:00+09:00' }),
  reason: '8회차에 배울 내용이 강좌 소개와 맞지 않아요.',
  remarks: [{ path: 'programme.7.content', remark: '활용 문제라면 어떤 단원인지 적어 주세요.' }],
});
/** Of somebody who is no teacher yet. */
export const anApplication = (): OpsItemDetails => ({
  ...aTicketItem(),
  queue: 'APPLICATIONS',
  item: anOpsItem({
    id: 'application-1',
    queue: 'APPLICATIONS',
    title: '이지원 · 지원 번호 K7M2P9QRTX',
    teacherId: null,
    teacherName: '이지원',
    ...mine,
  }),
  fields: [
    { path: 'fullName', label: '이름', text: '이지원' },
    { path: 'experience', label: '가르친 경력', text: '초등 수학 3년' },
  ],
  files: [],
  lessons: [],
});

/** The same after she has passed. */
export const passedApplication = (): OpsItemDetails => {
  const details = anApplication();
  return { ...details, item: { ...details.item, state: 'ACCEPTED', decidedAt: '2026-11-18T10:00:00+09:00' } };
};
export const someContracts = [aDeskContract()];
/** One whose time is over, and one before it that the team had sent anew. */
export const expiredContracts = [
  aDeskContract({
    status: 'EXPIRED',
    history: [...aDeskContract().history, { event: 'EXPIRE', at: '2026-12-02T01:00:00Z', actor: null }],
  }),
  aDeskContract({
    id: 'b2'.repeat(12),
    status: 'VOID',
    history: [...aDeskContract().history, { event: 'REPLACE', at: '2026-11-18T01:00:00Z', actor: ME }],
  }),
];

/** So large that two persons have to confirm it. */
export const aWithdrawal = (over: Partial<OpsItem> = {}): OpsItemDetails => ({
  ...aTicketItem(),
  queue: 'WITHDRAWALS',
  item: anOpsItem({ id: 'withdrawal-1', queue: 'WITHDRAWALS', title: '12,400,000đ · 은행 A', ...over }),
  fields: [
    { path: 'amount', label: '금액', text: '12,400,000đ' },
    { path: 'bank', label: '은행', text: '은행 A' },
    { path: 'account', label: '계좌번호', text: '••••6789' },
    { path: 'holder', label: '예금주', text: 'KIM SUHAK' },
    { path: 'second', label: '두 번째 확인', text: '10,000,000đ을 넘어서 서로 다른 두 사람이 확인해요.' },
  ],
  files: [],
  lessons: [],
});
/** The first yes, as it was said this morning. */
export const firstBy = (who: typeof ME) => ({ confirmation: { ...who, at: '2026-11-18T09:20:00+09:00' } });

const contractsAre = (items: ReturnType<typeof aDeskContract>[]) =>
  fake(contractsContract.listApplicationContracts, { items, account: null });
const at = (details: OpsItemDetails) => [asOperator, fake(ops.getOpsItem, details)];

/** Servers of the pages, by what they have. */
export const worlds = {
  queues: [asOperator, fake(ops.listOpsQueues, { items: [...someQueues] })],
  finance: [asOperator, fake(ops.listOpsQueues, { items: financeQueues }), someGiftOrders],
  financeWithoutGifts: [
    asOperator,
    fake(ops.listOpsQueues, { items: financeQueues }),
    fakeProblem(giftOrdersContract.listGiftOrders, 'UNEXPECTED'),
  ],
  noQueues: [asOperator, fake(ops.listOpsQueues, { items: noQueues })],
  queuesLoading: [asOperator, neverAnswers(ops.listOpsQueues)],
  queuesFailed: [asOperator, fakeProblem(ops.listOpsQueues, 'UNEXPECTED')],
  list: [asOperator, fake(ops.listOpsItems, { total: openItems.length, items: openItems })],
  decided: [asOperator, fake(ops.listOpsItems, { total: decidedItems.length, items: decidedItems })],
  emptyList: [asOperator, fake(ops.listOpsItems, { total: 0, items: [] })],
  listLoading: [asOperator, neverAnswers(ops.listOpsItems)],
  listFailed: [asOperator, fakeProblem(ops.listOpsItems, 'UNEXPECTED')],
  listOfOthers: [asOperator, fakeProblem(ops.listOpsItems, 'FORBIDDEN')],
  waiting: at(fullItem()),
  mine: at(fullItem(mine)),
  others: at(fullItem({ state: 'PICKED_UP', reviewer: OTHER })),
  declined: at(declinedItem()),
  profile: at(aProfileItem()),
  application: [...at(anApplication()), contractsAre([])],
  passed: [...at(passedApplication()), contractsAre(someContracts)],
  ticket: [...at(aTicketItem(mine)), fake(ops.listOpsQueues, { items: financeQueues })],
  ticketElsewhere: [...at(aTicketItem(mine)), fake(ops.listOpsQueues, { items: [...someQueues] })],
  second: at(aWithdrawal(firstBy(OTHER))),
  secondOfMine: at(aWithdrawal(firstBy(ME))),
  itemLoading: [asOperator, neverAnswers(ops.getOpsItem)],
  itemFailed: [asOperator, fakeProblem(ops.getOpsItem, 'UNEXPECTED')],
  itemMissing: [asOperator, fakeProblem(ops.getOpsItem, 'NOT_FOUND')],
};

/** A platform that keeps one thing, a course unless it is named, and every verdict about it. */
export function desk(
  start: OpsItemDetails['item'] = fullItem().item,
  verdicts: unknown[] = [],
  itemOf = fullItem,
): Fake[] {
  let item = start;
  let written: Partial<Pick<OpsItemDetails, 'reason' | 'remarks'>> = {};
  const now = () => ({ ...itemOf(item), ...written });
  return [
    asOperator,
    fake(ops.getOpsItem, now),
    contractsAre([]),
    fake(ops.listOpsQueues, { items: [...someQueues] }),
    fake(ops.pickUpOpsItem, () => {
      item = { ...item, ...mine };
      return now();
    }),
    fake(ops.releaseOpsItem, () => {
      item = { ...item, state: 'WAITING', reviewer: null };
      return now();
    }),
    fake(ops.decideOpsItem, ({ body }) => {
      verdicts.push(body);
      written = { reason: body.reason || null, remarks: body.remarks };
      item = {
        ...item,
        state: body.decision === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED',
        decidedAt: '2026-11-18T10:42:00+09:00',
      };
      return now();
    }),
  ];
}
/** The same with a course that she has picked up. */
export const held = (verdicts?: unknown[]) => desk({ ...fullItem().item, ...mine }, verdicts);
