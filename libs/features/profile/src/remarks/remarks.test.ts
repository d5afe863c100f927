import { aProfileContent, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { newExperience, valuesOf } from '../values/profile-values.ts';
import { pinRemarks } from './remarks.ts';

const content = aProfileContent();
const values = valuesOf(aTeacherProfile({ content }));
const change = (path: string) => ({ path, label: '', before: '가', after: '나' });
const isChanged = (path: string, changed: string[]) =>
  pinRemarks([{ path, remark: '고쳐 주세요' }], content, values, changed.map(change))[0]?.isChanged;

it('follows a line that moves, and stands at the list when its line is gone [PRF-2]', () => {
  const remarks = [{ path: 'experiences.0.title', remark: '자세히' }];
  const moved = { ...values, experiences: [newExperience(), ...values.experiences] };
  expect(pinRemarks(remarks, content, moved, [])[0]?.place).toBe('experiences.1.title');
  expect(pinRemarks(remarks, content, { ...values, experiences: [] }, [])[0]?.place).toBe('experiences');
});

it.each([
  ['a field', 'detailIntro', ['detailIntro'], true],
  ['another field', 'detailIntro', ['shortIntro'], false],
  ['a field whose name begins alike', 'levels', ['levelsOther'], false],
  ['the line of a field, compared by its id', 'experiences.0.organisation', ['experiences.experience-1'], true],
  ['another line', 'experiences.0.title', ['experiences.experience-2'], false],
  ['one line of a remarked list', 'experiences', ['experiences.experience-2'], true],
  ['one topic list of the subjects', 'subjects.0', ['subjects'], true],
  ['a file', 'certificates.0.file', ['certificates.certificate-1.file'], true],
  ['the words beside a remarked file', 'certificates.0.file', ['certificates.certificate-1'], false],
  ['the file of a remarked name', 'certificates.0.name', ['certificates.certificate-1.file'], false],
])('counts a remark as done by a change of %s: %s', (_what, path, changed, expected) => {
  expect(isChanged(path, changed)).toBe(expected);
});

it('does not guess while it is not known what was changed', () => {
  expect(pinRemarks([{ path: 'levels', remark: '' }], content, values, undefined)[0]?.isChanged).toBeNull();
});
