import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { compareFieldTexts, type FieldChange } from '@portal/domain/contract/finding';
import { isSameValue } from '@portal/domain/contract/same-value';
import { profileTexts } from '@portal/domain/profile/profile-texts';
import { contentOf, type FieldName, type ProfileValues } from '../values/profile-values.ts';

export type Side = 'MINE' | 'THEIRS';
export type Choices = Readonly<Partial<Record<FieldName, Side>>>;

/** A field that stands differently in two places. */
export interface Difference {
  readonly field: FieldName;
  /** Which side is taken until she chooses. */
  readonly proposed: Side;
  /** From what was saved elsewhere to what is written here, as it is read. */
  readonly changes: readonly FieldChange[];
}

/**
 * The fields in which what is written here differs from what was saved elsewhere. `base` is what both began from: a field
 * that only the other place changed is taken from there unless she says otherwise. Of an older beginning nothing is known.
 */
export function differencesOf(
  mine: ProfileValues,
  theirs: ProfileValues,
  base: ProfileValues,
  names: CatalogNames,
): Difference[] {
  const isBaseOfMine = base.version === mine.version;
  const texts = (values: ProfileValues) => profileTexts(contentOf(values), names);
  const changes = compareFieldTexts(texts(theirs), texts(mine));
  return Object.keys(mine)
    .filter((field): field is FieldName => field !== 'version')
    .filter((field) => !isSameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      proposed: isBaseOfMine && isSameValue(mine[field], base[field]) ? 'THEIRS' : 'MINE',
      changes: changes.filter(({ path }) => path === field || path.startsWith(`${field}.`)),
    }));
}

/** Her values with the fields she takes from the other place, as a change of what is saved there. */
export function mergeValues(mine: ProfileValues, theirs: ProfileValues, choices: Choices): ProfileValues {
  const taken = Object.entries(theirs).filter(([field]) => choices[field as FieldName] === 'THEIRS');
  return { ...mine, ...(Object.fromEntries(taken) as Partial<ProfileValues>), version: theirs.version };
}
