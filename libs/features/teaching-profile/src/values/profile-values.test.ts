import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { contentOf, draftOf, newArea, valuesOf } from './profile-values.ts';

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
