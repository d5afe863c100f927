import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const Rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Brand = v.object({ name: v.string(), logo: v.nullable(v.string()) });

/** What differs between the marketplaces that one back end serves; every value has a neutral default (SITE-3). */
export const Tenant = v.object({
  code: v.string(),
  classBrand: Brand,
  networkBrand: Brand,
  parentSiteUrl: v.string(),
  hotlineNumber: v.string(),
  feePolicy: v.object({
    /** Share of an income that is deducted in all (INC-3). */
    totalRate: Rate,
    /** The share that the other reading's label names. */
    labelRate: Rate,
    /** Which of the two is charged. */
    reading: v.picklist(['TOTAL', 'LABEL']),
  }),
  /** Total size of an assignment's or a lecture's files, in GB; the source names 2 and 5 (ASG-3). */
  assignmentTotalGb: v.pipe(
    v.number(),
    v.minValue(LIMITS.assignmentTotalGb),
    v.maxValue(LIMITS.assignmentTotalGbCeiling),
  ),
});
export type Tenant = v.InferOutput<typeof Tenant>;

export const DEFAULT_TENANT: Tenant = {
  code: 'KR',
  classBrand: { name: '클래스', logo: null },
  networkBrand: { name: '튜터 네트워크', logo: null },
  parentSiteUrl: 'https://example.com/',
  hotlineNumber: '1900-0000',
  feePolicy: { totalRate: 0.33, labelRate: 0.1, reading: 'TOTAL' },
  assignmentTotalGb: LIMITS.assignmentTotalGb,
};

/** Path prefix of the Korean site (SITE-1). */
export const SITE_PREFIX = '/kr';
