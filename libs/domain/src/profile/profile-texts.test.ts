import { compareFieldTexts } from '../contract/finding.ts';
import { profileTexts } from './profile-texts.ts';
import { EMPTY_PROFILE, type ProfileContent } from './teacher-profile.ts';

const names = {
  subjectName: (id: string) => (id === 'math' ? '수학' : undefined),
  topicName: (_subject: string, id: string) => (id === 'math-middle' ? '중등 수학' : undefined),
  languageName: (code: string) => (code === 'ko' ? '한국어' : undefined),
  areaName: ({ provinceCode }: { provinceCode: string }) => (provinceCode === '79' ? 'Hồ Chí Minh' : undefined),
};
const file = { id: 'f1', url: '', name: '자격증.pdf', size: 812_345, contentType: 'application/pdf', previewUrl: null };
const profile: ProfileContent = {
  ...EMPTY_PROFILE,
  shortIntro: '개념이 보이는 수업',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle', 'math-gone'] }],
  levels: ['ADVANCED', 'BEGINNER'],
  languages: ['ko', 'xx'],
  teachingMode: 'BOTH',
  areas: [
    { provinceCode: '79', districtCode: null, communeCode: null },
    { provinceCode: '00', districtCode: '001', communeCode: null },
  ],
  experiences: [
    { id: 'x1', title: '강사', organisation: '학원', from: '2016-03-01', to: null, description: '심화반을 맡았어요.' },
    { id: 'x2', title: '조교', organisation: '', from: null, to: null, description: '' },
  ],
  certificates: [{ id: 'c1', name: '정교사', issuer: '교육부', issuedOn: '2015-02-20', file }],
};
const textOf = (path: string) => profileTexts(profile, names).find(([each]) => each === path)?.[2];
const changes = (over: Partial<ProfileContent>) =>
  compareFieldTexts(profileTexts(profile, names), profileTexts({ ...profile, ...over }, names));

describe('a profile as texts', () => {
  it.each([
    ['subjects', '수학: 중등 수학, math-gone'],
    ['levels', '초급, 고급'],
    ['languages', '한국어, xx'],
    ['teachingMode', '온라인·대면'],
    ['areas', 'Hồ Chí Minh\n00 · 001'],
    ['experiences.x1', '강사 · 학원 · 01/03/2016 – 지금\n심화반을 맡았어요.'],
    ['experiences.x2', '조교'],
    ['certificates.c1', '정교사 · 교육부 · 20/02/2015'],
    ['certificates.c1.file', '자격증.pdf (812,345바이트)'],
  ])('says of %s: %j', (path, text) => expect(textOf(path)).toBe(text));

  it.each([
    ['a job that is over', { to: '2018-02-28', description: '' }, '강사 · 학원 · 01/03/2016 – 28/02/2018'],
    ['a job without words', { title: '', organisation: ' ', from: null, description: '' }, ''],
    ['words without a job', { title: '', organisation: '', from: null }, '심화반을 맡았어요.'],
  ])('reads %s', (_what, over, text) => {
    const experiences = [{ ...profile.experiences[0]!, ...over }];
    const texts = profileTexts({ ...profile, experiences }, names);
    expect(texts.find(([path]) => path === 'experiences.x1')?.[2]).toBe(text);
  });

  it('says nothing of a certificate’s day and file while they are missing', () => {
    const certificates = [{ ...profile.certificates[0]!, issuedOn: null, file: null }];
    const texts = profileTexts({ ...profile, certificates, teachingMode: null }, names);
    const find = (path: string) => texts.find(([each]) => each === path)?.[2];
    expect([find('certificates.c1'), find('certificates.c1.file'), find('teachingMode')]).toEqual([
      '정교사 · 교육부',
      '',
      '',
    ]);
  });

  it('follows a line that others went before, and sees another file of the same name', () => {
    expect(changes({ experiences: profile.experiences.slice(1) })).toEqual([
      { path: 'experiences.x1', label: '경력 1', before: textOf('experiences.x1'), after: null },
    ]);
    const scanned = { ...profile.certificates[0]!, file: { ...file, id: 'f2', size: 812_346 } };
    expect(changes({ certificates: [scanned] }).map(({ label }) => label)).toEqual(['자격증 1 증빙 파일']);
  });
});
