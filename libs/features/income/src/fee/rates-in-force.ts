import type { Tenant } from '@portal/domain/tenant/tenant';
import type { IncomeRates } from '@portal/domain/wallet/income';

/** The rates that are charged in the end: a gift spares at most the whole of the platform's part. */
export function ratesInForce({ total, platform, channel, relief }: IncomeRates) {
  const spared = Math.min(platform, relief);
  return { total: total - spared, platform: platform - spared, channel, spared };
}

/** The policy by which an income was split, so that another amount can be reckoned the same way. */
export const policyOf = ({ total, platform }: IncomeRates): Tenant['feePolicy'] => ({
  reading: 'TOTAL',
  totalRate: total,
  labelRate: platform,
});
