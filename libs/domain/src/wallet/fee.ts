import type { Tenant } from '../tenant/tenant.ts';

/** The service fee of one income and what stays; `platform + channel = fee` and `fee + net = gross`, all in whole units. */
export interface FeeSplit {
  gross: number;
  fee: number;
  /** The part that the source's label names, 10 % by default. */
  platform: number;
  /** The rest of the fee: channel and payment. */
  channel: number;
  net: number;
}

// Rates are decimals (0.33); basis points keep the product a whole number, so that 33 % of 700 is 231 and not 230.99.
const shareOf = (amount: number, rate: number) => Math.floor((amount * Math.round(rate * 10_000)) / 10_000);

/** The rate in force, as a fraction: what is charged is also what the label shows (INC-3). */
export function feeRateOf(policy: Tenant['feePolicy']): number {
  return policy.reading === 'TOTAL' ? policy.totalRate : policy.labelRate;
}

/** The rate in force and what it is made of, as fractions. */
export function feePartsOf(policy: Tenant['feePolicy']): { rate: number; platform: number; channel: number } {
  const rate = feeRateOf(policy);
  const platform = Math.min(rate, policy.labelRate);
  return { rate, platform, channel: rate - platform };
}

/** A rate as it is read: `33%`, `12.5%`. */
export const formatRate = (rate: number): string => `${Math.round(rate * 10_000) / 100}%`;

/** What app stores keep of a payment that goes through them; noted, never counted with (INC-4). */
export const APP_STORE_FEE = '15–30%';

/** Splits an income by the tenant's reading of the fee; rounds down, in the teacher's favour. Throws on anything but whole money (INC-3). */
export function splitFee(gross: number, policy: Tenant['feePolicy']): FeeSplit {
  if (!Number.isInteger(gross) || !Number.isSafeInteger(gross * 10_000) || gross < 0)
    throw new RangeError(`not an amount of money: ${gross}`);
  const fee = shareOf(gross, feeRateOf(policy));
  const platform = Math.min(fee, shareOf(gross, policy.labelRate));
  return { gross, fee, platform, channel: fee - platform, net: gross - fee };
}
