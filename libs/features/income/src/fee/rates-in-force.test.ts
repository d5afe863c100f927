import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { splitFee } from '@portal/domain/wallet/fee';
import { splitIncome } from '@portal/domain/wallet/income-formula';
import { policyOf, ratesInForce } from './rates-in-force.ts';

const total = { total: 0.33, platform: 0.1, channel: 0.23, relief: 0 };
const label = { total: 0.1, platform: 0.1, channel: 0, relief: 0 };

describe('the rates of an income', () => {
  it('are those of its reading, and split another amount as the platform does [INC-3]', () => {
    const { feePolicy } = DEFAULT_TENANT;
    expect(splitIncome(480_001, policyOf(total))).toEqual(splitFee(480_001, feePolicy));
    expect(splitIncome(480_001, policyOf(label))).toEqual(splitFee(480_001, { ...feePolicy, reading: 'LABEL' }));
  });

  it('are less by a gift, which spares no more than the part of the platform', () => {
    expect(ratesInForce({ ...total, relief: 0.02 })).toMatchObject({ total: 0.31, platform: 0.08, spared: 0.02 });
    expect(ratesInForce({ ...total, relief: 0.5 })).toMatchObject({ platform: 0, spared: 0.1, channel: 0.23 });
  });
});
