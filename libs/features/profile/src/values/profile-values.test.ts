import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { anEmptyProfile } from '../profile.fixture.ts';
import { contentOf, draftOf, newArea, newCertificate, newExperience, valuesOf } from './profile-values.ts';

const content = aProfileContent({
  teachingMode: 'BOTH',
  areas: [{ provinceCode: '79', districtCode: '760', communeCode: null }],
});

it('shows a profile and gives it back as it was [PRF-1]', () => {
  const values = valuesOf(aTeacherProfile({ content, version: 4 }));
  expect(values.version).toBe(4);
  expect(contentOf(values)).toEqual(content);
});

it('sends the id of a file, and no place without a province [PRF-1]', () => {
  const values = valuesOf(aTeacherProfile({ content }));
  const draft = draftOf({ ...values, areas: [newArea(), ...values.areas] });
  expect(draft.areas).toEqual(content.areas);
  expect(draft.certificates[0]).toMatchObject({ id: 'certificate-1', fileId: 'file-2' });
  expect(draft).not.toHaveProperty('version');
});

it('gives back what is not written yet as nothing, and never as an empty text [PRF-1]', () => {
  const values = valuesOf(anEmptyProfile());
  expect(values.teachingMode).toBe('');
  expect(contentOf(values)).toEqual(anEmptyProfile().content);
  const open = { experiences: [newExperience()], certificates: [newCertificate()] };
  const draft = draftOf({ ...values, ...open, areas: [{ ...newArea(), provinceCode: '79' }] });
  expect(draft.experiences[0]).toMatchObject({ title: '', from: null, to: null });
  expect(draft.certificates[0]).toMatchObject({ issuedOn: null, fileId: null });
  expect(draft.areas).toEqual([{ provinceCode: '79', districtCode: null, communeCode: null }]);
});

it('gives every new line an id of its own, by which a remark finds it later [PRF-2]', () => {
  const ids = [newExperience(), newExperience(), newCertificate(), newCertificate()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});
