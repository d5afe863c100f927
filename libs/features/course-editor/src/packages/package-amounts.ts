import type { CoursePackage } from '@portal/domain/courses/course';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tenant } from '@portal/domain/tenant/tenant';
import { splitFee } from '@portal/domain/wallet/fee';

/** What a teacher is paid, before and after the service fee. */
export interface Sum {
  readonly gross: number;
  readonly net: number;
}

export interface PackageSums extends Sum {
  readonly fee: number;
  readonly perLesson: Sum | null;
  /** For 60 minutes of teaching (INC-4); null while the length of a lesson is open. */
  readonly perHour: Sum | null;
  /** When every place is taken; null for one student. */
  readonly full: (Sum & { readonly students: number }) | null;
}

const shareOf = ({ gross, net }: Sum, parts: number): Sum => ({
  gross: Math.floor(gross / parts),
  net: Math.floor(net / parts),
});

/** What a package brings for one student and all its lessons; null while nothing can be counted. */
export function sumsOfPackage(
  one: Pick<CoursePackage, 'fee' | 'lessonCount' | 'studentCount' | 'isTrial'>,
  lessonMinutes: number | null,
  policy: Tenant['feePolicy'],
): PackageSums | null {
  if (one.isTrial || one.fee === null || one.fee < LIMITS.feeMin) return null;
  const { gross, net, fee } = splitFee(one.fee, policy);
  const lessons = one.lessonCount || null;
  const hours = lessons && lessonMinutes ? (lessons * lessonMinutes) / LIMITS.incomeUnitMinutes : null;
  const students = one.studentCount ?? 1;
  const isGroup = students > 1 && Number.isSafeInteger(gross * students);
  return {
    gross,
    net,
    fee,
    perLesson: lessons ? shareOf({ gross, net }, lessons) : null,
    perHour: hours ? shareOf({ gross, net }, hours) : null,
    full: isGroup ? { students, gross: gross * students, net: net * students } : null,
  };
}
