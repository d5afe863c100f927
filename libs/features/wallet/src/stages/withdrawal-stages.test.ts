import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { stepsOf } from './withdrawal-stages.ts';

const shapes = (over: Partial<Withdrawal>) => stepsOf(aWithdrawal(over)).map(({ state }) => state);
const finishedAt = '2026-11-19T11:00:00+09:00';

describe('the steps of a withdrawal', () => {
  it.each([
    ['waits for the team', { stage: 'REQUESTED' }, ['done', 'now', 'ahead', 'ahead']],
    ['is approved', { stage: 'APPROVED' }, ['done', 'done', 'now', 'ahead']],
    ['lies at the bank', { stage: 'SENT' }, ['done', 'done', 'done', 'now']],
    ['has arrived', { stage: 'SENT', state: 'SUCCESS', finishedAt }, ['done', 'done', 'done', 'done']],
    ['was cancelled or declined', { stage: 'REQUESTED', state: 'FAILED' }, ['done', 'failed', 'ahead', 'ahead']],
    ['was refused by the bank', { stage: 'APPROVED', state: 'FAILED' }, ['done', 'done', 'failed', 'ahead']],
    ['came back from the bank', { stage: 'SENT', state: 'FAILED' }, ['done', 'done', 'done', 'failed']],
  ] as const)('say that it %s', (_what, over, shown) => {
    expect(shapes(over)).toEqual(shown);
  });

  it('know when it was asked for, until when it is looked at, and when it ended', () => {
    const { requestedAt, dueAt } = aWithdrawal();
    expect(stepsOf(aWithdrawal()).map(({ at, until }) => at ?? until)).toEqual([
      requestedAt,
      dueAt,
      undefined,
      undefined,
    ]);
    const failed = stepsOf(aWithdrawal({ stage: 'APPROVED', state: 'FAILED', finishedAt }));
    expect(failed.map(({ at }) => at)).toEqual([requestedAt, undefined, finishedAt, undefined]);
    const paid = stepsOf(aWithdrawal({ stage: 'SENT', state: 'SUCCESS', finishedAt }));
    expect(paid.at(-1)).toEqual({ step: 'ARRIVAL', state: 'done', at: finishedAt });
  });
});
