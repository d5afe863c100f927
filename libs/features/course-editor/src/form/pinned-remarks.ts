import { isSameValue } from '@portal/domain/contract/same-value';
import type { Course, CourseDraft } from '@portal/domain/courses/course';
import { formPathOf, lastingPathOf, valueAt } from './form-path.ts';

/** What the reviewer said about one field, at the place where that field stands now. */
export interface PinnedRemark {
  readonly path: string;
  readonly remark: string;
  /** The field is no longer as the reviewer saw it; null while it is not known how that was. */
  readonly isChanged: boolean | null;
}

/** The latest decision, as long as it was a refusal and nothing new was handed in since. */
export function refusalOf({ status, request }: Pick<Course, 'status' | 'request'>): Course['request'] {
  const isOpen = status === 'REJECTED' || status === 'DRAFT';
  return isOpen && request?.status === 'DECLINED' ? request : null;
}

/** The remarks of a refusal on the form as it is now; one whose package or lesson is gone stays with its list. */
export function pinRemarks(
  remarks: readonly { readonly path: string; readonly remark: string }[],
  seen: CourseDraft | null,
  now: CourseDraft,
): PinnedRemark[] {
  return remarks.map(({ path, remark }) => {
    const lasting = seen ? lastingPathOf(path, seen) : path;
    const here = formPathOf(lasting, now);
    const there = seen && formPathOf(lasting, seen);
    return {
      path: here ?? path.split('.')[0] ?? '',
      remark,
      isChanged: seen && (here === null || !isSameValue(valueAt(now, here), there && valueAt(seen, there))),
    };
  });
}
