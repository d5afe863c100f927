import * as v from 'valibot';
import { aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { isSavable, problemsOf, ProfileForm } from './profile-schema.ts';
import { draftOf, newCertificate, newExperience, type ProfileValues, valuesOf } from './profile-values.ts';

const values = (over: Partial<ProfileValues> = {}): ProfileValues => ({ ...valuesOf(aTeacherProfile()), ...over });

it('finds nothing wrong with a profile that may be handed in [PRF-1]', () => {
  expect(problemsOf(values())).toEqual([]);
  expect(v.is(ProfileForm, values())).toBe(true);
});

it('says the limit of a text before any other rule, in Korean [PRF-1]', () => {
  const long = values({ shortIntro: '가'.repeat(151) });
  expect(problemsOf(long)).toEqual([{ name: 'shortIntro', message: '150자까지 쓸 수 있어요.' }]);
  expect(isSavable(draftOf(long))).toBe(false);
});

it('lets a half-written draft be saved that may not be handed in [PRF-1]', () => {
  const half = values({ experiences: [newExperience()], certificates: [newCertificate()], teachingMode: '' });
  expect(isSavable(draftOf(half))).toBe(true);
  expect(problemsOf(half).map(({ name }) => name)).toEqual([
    'teachingMode',
    'areas',
    'experiences.0.title',
    'experiences.0.organisation',
    'experiences.0.from',
    'certificates.0.name',
    'certificates.0.issuer',
    'certificates.0.file',
  ]);
});

it('points the form at the very field, down to a line of a list', () => {
  const { issues = [] } = v.safeParse(
    ProfileForm,
    values({ experiences: [{ ...newExperience(), from: '2020-05-01', to: '2019-05-01' }] }),
  );
  expect(issues.map((issue) => v.getDotPath(issue))).toContain('experiences.0.to');
});
