import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { leadingOf } from './leading.ts';

const running = aWithdrawal({ id: 'running' });
const paid = aWithdrawal({ id: 'paid', state: 'SUCCESS', stage: 'SENT' });
const failed = aWithdrawal({ id: 'failed', state: 'FAILED', failure: { cause: 'HOLDER_DIFFERS', note: '' } });
const canceled = aWithdrawal({ id: 'own', state: 'FAILED', failure: { cause: 'CANCELED_BY_TEACHER', note: '' } });
const ids = (...newest: Parameters<typeof leadingOf>[0]) => leadingOf(newest).map(({ id }) => id);

describe('what leads the withdrawals', () => {
  it('is all that is on its way, and the failure that came last', () => {
    expect(ids(running, failed, paid)).toEqual(['running', 'failed']);
    expect(ids(failed, running)).toEqual(['running', 'failed']);
  });

  it('is no failure that she has got over, and none that she wanted', () => {
    expect(ids(paid, failed)).toEqual([]);
    expect(ids(canceled, failed)).toEqual([]);
    expect(ids()).toEqual([]);
  });
});
