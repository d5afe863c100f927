import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { newExperience, type ProfileValues, valuesOf } from '../values/profile-values.ts';
import { differencesOf, mergeValues } from './conflict.ts';

const nameless = () => undefined;
const names: CatalogNames = {
  subjectName: nameless,
  topicName: nameless,
  languageName: nameless,
  areaName: nameless,
};
const base = valuesOf(aTeacherProfile({ version: 3 }));
const mine: ProfileValues = { ...base, shortIntro: '내 소개', detailIntro: '내 글' };
const theirs: ProfileValues = { ...base, version: 4, shortIntro: '저쪽 소개', currentPosition: '저쪽 일' };

it('proposes hers, but for what only the other place changed', () => {
  expect(differencesOf(mine, theirs, base, names).map(({ field, proposed }) => [field, proposed])).toEqual([
    ['shortIntro', 'MINE'],
    ['detailIntro', 'MINE'],
    ['currentPosition', 'THEIRS'],
  ]);
});

it('proposes hers alone when it is not known what she began from', () => {
  const older = { ...mine, version: 2 };
  expect(differencesOf(older, theirs, base, names).every(({ proposed }) => proposed === 'MINE')).toBe(true);
});

it('shows from what to what a field would change', () => {
  const [first] = differencesOf(mine, theirs, base, names);
  expect(first?.changes).toEqual([{ path: 'shortIntro', label: '한 줄 소개', before: '저쪽 소개', after: '내 소개' }]);
  const line = { ...newExperience(), id: 'experience-2', title: '교사', organisation: '새봄중학교' };
  const [lines] = differencesOf({ ...theirs, experiences: [...theirs.experiences, line] }, theirs, base, names);
  expect(lines).toMatchObject({ field: 'experiences', changes: [{ path: 'experiences.experience-2', before: null }] });
});

it('takes field by field what she chose, and goes on from what is saved', () => {
  expect(mergeValues(mine, theirs, { shortIntro: 'MINE', detailIntro: 'MINE', currentPosition: 'THEIRS' })).toEqual({
    ...base,
    version: 4,
    shortIntro: '내 소개',
    detailIntro: '내 글',
    currentPosition: '저쪽 일',
  });
});
