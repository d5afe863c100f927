import * as v from 'valibot';
import { DEFAULT_TENANT, SITE_PREFIX, Tenant } from './tenant.ts';

describe('tenant', () => {
  it('has neutral defaults for both brands, the parent site and the hotline [SITE-3] [DRW-3]', () => {
    expect(v.parse(Tenant, DEFAULT_TENANT)).toEqual(DEFAULT_TENANT);
    expect(DEFAULT_TENANT.classBrand.name).not.toBe(DEFAULT_TENANT.networkBrand.name);
    expect(new URL(DEFAULT_TENANT.parentSiteUrl).hostname).toBe('example.com');
  });

  it('lives under /kr [SITE-1]', () => {
    expect(SITE_PREFIX).toBe('/kr');
  });

  it.each([2, 3.5, 5])('may set the assignment total to %d GB [ASG-3]', (assignmentTotalGb) => {
    expect(v.is(Tenant, { ...DEFAULT_TENANT, assignmentTotalGb })).toBe(true);
  });

  it.each([1, 5.1, 0, -2])('may not set the assignment total to %d GB [ASG-3]', (assignmentTotalGb) => {
    expect(v.is(Tenant, { ...DEFAULT_TENANT, assignmentTotalGb })).toBe(false);
  });

  it.each([33, -0.1, Number.NaN])('may not charge a rate of %d [INC-3]', (totalRate) => {
    expect(v.is(Tenant, { ...DEFAULT_TENANT, feePolicy: { ...DEFAULT_TENANT.feePolicy, totalRate } })).toBe(false);
  });
});
