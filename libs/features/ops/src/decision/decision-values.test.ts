import * as v from 'valibot';
import type { OpsDecision, OpsQueue } from '@portal/domain/ops/ops';
import { decisionForm, type DecisionValues, noDecision } from './decision-values.ts';

const remarks = [{ path: 'title', remark: '짧게' }];
const values = (over: Partial<DecisionValues>): DecisionValues => ({ decision: '', reason: '', remarks: [], ...over });
const messages = (queue: OpsQueue, over: Partial<DecisionValues>) => {
  const { success, issues } = v.safeParse(decisionForm(queue), values(over));
  return success ? [] : issues.map(({ message }) => message);
};

describe('a decision that is written', () => {
  it.each([
    ['APPLICATIONS', ''],
    ['PROFILES', ''],
    ['COURSES', ''],
    ['REVIEWS', ''],
    ['POSTS', ''],
    ['APPEALS', ''],
    ['TICKETS', 'ACCEPT'],
    ['WITHDRAWALS', ''],
  ] as const)('of %s begins with %p: only where there is one way nobody has to choose', (queue, decision) =>
    expect(noDecision(queue)).toEqual(values({ decision })),
  );

  it.each([
    ['APPLICATIONS', 'ACCEPT', 'NOTHING'],
    ['APPLICATIONS', 'CORRECT', 'REMARKS'],
    ['APPLICATIONS', 'DECLINE', 'REASON'],
    ['PROFILES', 'ACCEPT', 'NOTHING'],
    ['COURSES', 'DECLINE', 'REMARKS'],
    ['REVIEWS', 'ACCEPT', 'REASON'],
    ['REVIEWS', 'DECLINE', 'REASON'],
    ['POSTS', 'ACCEPT', 'REASON'],
    ['APPEALS', 'DECLINE', 'REASON'],
    ['TICKETS', 'ACCEPT', 'REASON'],
    ['WITHDRAWALS', 'ACCEPT', 'NOTHING'],
    ['WITHDRAWALS', 'DECLINE', 'REASON'],
  ] as const)('of %s as %s sends %s of what stands in the form', (queue, decision, says) => {
    const sent = v.parse(decisionForm(queue), values({ decision, reason: '이유예요.', remarks }));
    expect(sent).toEqual({
      decision,
      reason: says === 'NOTHING' ? '' : '이유예요.',
      remarks: says === 'REMARKS' ? remarks : [],
    });
  });

  it.each([
    ['COURSES', '', '어떻게 할지 골라 주세요.'],
    ['COURSES', 'CORRECT', '어떻게 할지 골라 주세요.'],
    ['TICKETS', 'DECLINE', '어떻게 할지 골라 주세요.'],
    ['TICKETS', 'ACCEPT', '답변을 적어 주세요.'],
    ['APPLICATIONS', 'CORRECT', '고칠 항목에 의견을 달아 주세요.'],
    ['COURSES', 'DECLINE', '이유를 적어 주세요.'],
    ['WITHDRAWALS', 'DECLINE', '이유를 적어 주세요.'],
  ] as const)('of %s as %p without a word says %s', (queue, decision: OpsDecision | '', sentence) => {
    expect(messages(queue, { decision })).toContain(sentence);
    expect(messages(queue, { decision, reason: '   ' })).toContain(sentence);
  });

  it('takes a reason of 2,000 characters and a remark of 500, and not one more', () => {
    const at = (reason: number, remark: number) =>
      messages('COURSES', {
        decision: 'DECLINE',
        reason: '가'.repeat(reason),
        remarks: [{ path: 'title', remark: '가'.repeat(remark) }],
      });
    expect(at(2_000, 500)).toEqual([]);
    expect(at(2_001, 500)).toHaveLength(1);
    expect(at(2_000, 501)).toHaveLength(1);
    expect(at(2_000, 0)).toEqual(['무엇을 고쳐야 하는지 적어 주세요.']);
  });

  it('lets an approval pass whatever was half-written for a refusal', () =>
    expect(
      messages('COURSES', { decision: 'ACCEPT', reason: '가'.repeat(3_000), remarks: [{ path: 'a', remark: '' }] }),
    ).toEqual([]));
});
