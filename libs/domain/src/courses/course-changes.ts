import { isSameValue } from '../contract/same-value.ts';
import { EMPTY_COURSE, type CourseDraft, type CoursePackage } from './course.ts';

interface MinorChanges {
  /** Fields that may change in any way. */
  readonly fields: readonly (keyof CourseDraft)[];
  /** How far the fee of a package may lie from the approved one, as a share of it. */
  readonly feeBand: number;
}

/** What may change in a published course without a approval (product-features 2.5). */
export const MINOR_CHANGES: MinorChanges = { fields: ['imageId', 'benefits', 'weeklySchedule'], feeBand: 0.2 };

const FIELDS = Object.keys(EMPTY_COURSE) as (keyof CourseDraft)[];

/**
 * Whether a published course may be sold like this at once. `approved` is what a reviewer last agreed to, not what is on sale:
 * many small steps in price are one large one.
 */
export function isMinorChange(
  approved: CourseDraft,
  now: CourseDraft,
  { fields, feeBand }: MinorChanges = MINOR_CHANGES,
): boolean {
  return FIELDS.filter((field) => !fields.includes(field)).every((field) =>
    field === 'packages'
      ? arePackagesNear(approved.packages, now.packages, feeBand)
      : isSameValue(approved[field], now[field]),
  );
}

function arePackagesNear(approved: readonly CoursePackage[], now: readonly CoursePackage[], band: number): boolean {
  return (
    approved.length === now.length &&
    approved.every((one, at) => {
      const other = now[at];
      return other !== undefined && isSameValue({ ...one, fee: 0 }, { ...other, fee: 0 }) && isNear(one, other, band);
    })
  );
}

const isNear = ({ fee: approved }: CoursePackage, { fee: now }: CoursePackage, band: number): boolean =>
  approved === now || (approved !== null && now !== null && Math.abs(now - approved) <= approved * band);
