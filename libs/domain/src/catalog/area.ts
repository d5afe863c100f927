import * as v from 'valibot';
import { Id } from '../contract/scalar.ts';

export const AREA_LEVELS = ['PROVINCE', 'DISTRICT', 'COMMUNE'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

export const AREA_LEVEL_LABELS: Record<AreaLevel, string> = {
  PROVINCE: '성·시',
  DISTRICT: '군·현',
  COMMUNE: '동·면',
};

/** Where a teacher teaches, from the province down; the lower ones may stay open (PRF-1). */
export const AreaRef = v.strictObject({
  provinceCode: Id,
  districtCode: v.nullable(Id),
  communeCode: v.nullable(Id),
});
export type AreaRef = v.InferOutput<typeof AreaRef>;
