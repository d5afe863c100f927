import type { Operator, OperatorRecord } from '@portal/domain/identity/operator';
import { operatorsContract as operators } from '@portal/domain/identity/operators.contract';
import { OPS_DESKS } from '@portal/domain/ops/ops';
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
export const someRecords: OperatorRecord[] = [
  aRecord({ id: 6, event: 'DEACTIVATE', operator: { id: 'user-away', name: '오휴직' } }),
  aRecord({ id: 5, event: 'REACTIVATE', operator: { id: 'user-away', name: '오휴직' } }),
  aRecord({ id: 4, event: 'CHANGE_DESKS', desks: ['FINANCE', 'HELP'] }),
  aRecord({ id: 3, event: 'SET_PASSWORD', actor: someone }),
  aRecord({ id: 2, event: 'SEND_LINK' }),
  aRecord({ id: 1, operator: ME, actor: null, desks: ['APPROVAL', 'TEAM'] }),
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
