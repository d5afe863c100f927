import type { FieldChange, FieldRemark } from '@portal/domain/contract/finding';
import { followPath } from '@portal/domain/contract/remark-path';
import type { ProfileContent } from '@portal/domain/profile/teacher-profile';
import { placesAround } from '../values/field-labels.ts';
import type { ProfileValues } from '../values/profile-values.ts';

/** A remark of the reviewer at its place in the form. */
export interface PinnedRemark extends FieldRemark {
  /** Where it stands in the form now. */
  readonly place: string;
  /** Something was changed there since it was handed in; null while that is not known. */
  readonly isChanged: boolean | null;
}

const isWithin = (inner: string, outer: string) => placesAround(inner).includes(outer);

// Versions are compared by the ids of their lines; a certificate's file is told apart from its words.
function isTouched(changed: string, remarked: string): boolean {
  if (isWithin(changed, remarked)) return true;
  return isWithin(remarked, changed) && !remarked.endsWith('.file');
}

/** `experiences.0.title` with the id of that line in place of its number. */
function pathById(path: string, content: ProfileContent): string {
  const [list = '', at, ...rest] = path.split('.');
  const line = list === 'experiences' || list === 'certificates' ? content[list][Number(at)] : undefined;
  return line ? [list, line.id, ...rest].join('.') : path;
}

/**
 * The remarks with their places in the form. `content` is what the server has, to which their paths belong; `changes` are
 * what was saved since the reviewer saw it.
 */
export function pinRemarks(
  remarks: readonly FieldRemark[],
  content: ProfileContent,
  values: ProfileValues,
  changes: readonly FieldChange[] | undefined,
): PinnedRemark[] {
  return remarks.map((remark) => {
    const remarked = pathById(remark.path, content);
    return {
      ...remark,
      place: followPath(remark.path, content, values),
      isChanged: changes?.some(({ path }) => isTouched(path, remarked)) ?? null,
    };
  });
}
