import type { Operator, OperatorRecord } from '@portal/domain/identity/operator';
import { operatorsContract as operators } from '@portal/domain/identity/operators.contract';
import { OPS_DESKS } from '@portal/domain/ops/ops-desk';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { asOperator, ME } from '../ops.fixture.ts';

/** Somebody of the team who was here this morning. */
export const aTeamMember = (over: Partial<Operator> = {}): Operator => ({
  id: 'user-finance',
  name: '한정산',
  email: 'finance@example.com',
  desks: ['FINANCE'],
  state: 'ACTIVE',
  lastLoginAt: '2026-11-18T09:12:00+09:00',
  linkUntil: null,
  ...over,
});

export const me: Operator = aTeamMember({ ...ME, email: 'ops@example.com', desks: ['APPROVAL', 'TEAM'] });
export const someTeam: Operator[] = [
  me,
  aTeamMember(),
  aTeamMember({
    id: 'user-invited',
    name: '새지원',
    email: 'new@example.com',
    desks: ['HELP'],
    state: 'INVITED',
    lastLoginAt: null,
    linkUntil: '2026-11-20T18:00:00+09:00',
  }),
  aTeamMember({
    id: 'user-away',
    name: '오휴직',
    email: 'away@example.com',
    desks: ['HELP', 'APPROVAL'],
    state: 'DEACTIVATED',
    lastLoginAt: '2026-09-30T17:40:00+09:00',
  }),
];
const LONG = '남궁제갈선우황보'.repeat(8).slice(0, 60);
export const longestMember = (at: number): Operator =>
  aTeamMember({
    id: `user-${at}`,
    name: LONG,
    email: `${'long.address'.repeat(3)}@${at}.example.com`,
    desks: [...OPS_DESKS],
    linkUntil: '2026-11-20T18:00:00+09:00',
  });

const someone = { id: 'user-finance', name: '한정산' };
const aRecord = (over: Partial<OperatorRecord>): OperatorRecord => ({
  id: 1,
  event: 'INVITE',
  operator: someone,
  actor: ME,
  desks: ['FINANCE'],
  at: '2026-11-17T10:00:00+09:00',
  ...over,
});
const invited = { id: 'user-invited', name: '새지원' };
const away = { id: 'user-away', name: '오휴직' };
/** What made the team as it is: everybody came, one changed her desks, one went, came again and is gone. */
export const someRecords: OperatorRecord[] = [
  aRecord({ id: 10, operator: invited, desks: ['HELP'], at: '2026-11-17T18:00:00+09:00' }),
  aRecord({ id: 9, event: 'CHANGE_DESKS', at: '2026-11-12T14:25:00+09:00' }),
  aRecord({ id: 8, event: 'DEACTIVATE', operator: away, at: '2026-10-01T09:05:00+09:00' }),
  aRecord({ id: 7, event: 'REACTIVATE', operator: away, at: '2026-09-21T10:30:00+09:00' }),
  aRecord({ id: 6, event: 'DEACTIVATE', operator: away, at: '2026-08-03T17:45:00+09:00' }),
  aRecord({ id: 5, operator: away, desks: ['HELP', 'APPROVAL'], at: '2026-03-09T11:10:00+09:00' }),
  aRecord({ id: 4, event: 'SET_PASSWORD', actor: someone, at: '2026-03-04T08:50:00+09:00' }),
  aRecord({ id: 3, event: 'SEND_LINK', at: '2026-03-03T16:20:00+09:00' }),
  aRecord({ id: 2, desks: ['FINANCE', 'HELP'], at: '2026-02-27T15:00:00+09:00' }),
  aRecord({ id: 1, operator: ME, actor: null, desks: ['APPROVAL', 'TEAM'], at: '2026-02-02T10:00:00+09:00' }),
];
const longestRecord: OperatorRecord = aRecord({
  operator: { id: 'user-1', name: LONG },
  actor: { id: 'user-2', name: LONG },
  event: 'CHANGE_DESKS',
  desks: [...OPS_DESKS],
});

const withHistory = (items: Operator[], records = someRecords, total = records.length): Fake[] => [
  asOperator,
  fake(operators.listOperators, { items }),
  fake(operators.listOperatorHistory, { total, items: records }),
];

/** Servers of the page, by what they have. */
export const teamWorlds = {
  team: withHistory(someTeam),
  alone: withHistory([me], []),
  loading: [asOperator, neverAnswers(operators.listOperators)],
  failed: [asOperator, fakeProblem(operators.listOperators, 'UNEXPECTED')],
  forbidden: [asOperator, fakeProblem(operators.listOperators, 'FORBIDDEN')],
  historyLoading: [neverAnswers(operators.listOperatorHistory), ...withHistory(someTeam)],
  historyFailed: [fakeProblem(operators.listOperatorHistory, 'UNEXPECTED'), ...withHistory(someTeam)],
  longest: withHistory(
    [me, ...Array.from({ length: 19 }, (_, at) => longestMember(at))],
    Array.from({ length: 50 }, (_, at) => ({ ...longestRecord, id: at })),
    1_234,
  ),
};

/** A platform that keeps the team and everything it was asked to change. */
export function teamDesk(asked: unknown[] = []): Fake[] {
  let team = someTeam;
  const change = (id: string, over: Partial<Operator>) => {
    team = team.map((one) => (one.id === id ? { ...one, ...over } : one));
    return team.find((one) => one.id === id)!;
  };
  return [
    asOperator,
    fake(operators.listOperators, () => ({ items: team })),
    fake(operators.listOperatorHistory, { total: someRecords.length, items: someRecords }),
    fake(operators.inviteOperator, ({ body: { clientId, ...fields } }) => {
      asked.push(fields);
      const invited = aTeamMember({ ...fields, id: clientId, state: 'INVITED', lastLoginAt: null });
      team = [...team, invited];
      return invited;
    }),
    fake(operators.changeOperatorDesks, ({ params, body }) => {
      asked.push({ ...params, ...body });
      return change(params.id, body);
    }),
    fake(operators.sendOperatorLink, ({ params }) => {
      asked.push({ link: params.id });
      return change(params.id, { linkUntil: '2026-11-21T10:42:00+09:00' });
    }),
    fake(operators.deactivateOperator, ({ params }) => {
      asked.push({ deactivate: params.id });
      return change(params.id, { state: 'DEACTIVATED', linkUntil: null });
    }),
    fake(operators.reactivateOperator, ({ params }) => {
      asked.push({ reactivate: params.id });
      return change(params.id, { state: 'ACTIVE' });
    }),
  ];
}
