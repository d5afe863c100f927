import {
  catalogFindings,
  checkedProfile,
  isVideoLink,
  profileCompleteness,
  profileFindings,
} from './profile-findings.ts';
import { EMPTY_PROFILE, type ProfileDraft } from './teacher-profile.ts';

const COMPLETE: ProfileDraft = {
  shortIntro: '개념이 보이는 수업',
  detailIntro: '왜 그런지 먼저 물어요.',
  introVideoUrl: 'https://video.example/1',
  subjects: [{ subjectId: 'math', topicIds: ['math-middle'] }],
  currentPosition: '강사',
  levels: ['BEGINNER'],
  languages: ['ko'],
  teachingMode: 'BOTH',
  areas: [{ provinceCode: '79', districtCode: null, communeCode: null }],
  permanentAddress: '12 Nguyễn Huệ',
  personalTaxCode: '0312-345',
  experiences: [
    { id: 'x1', title: '강사', organisation: '학원', from: '2016-03-01', to: '2020-02-28', description: '' },
  ],
  certificates: [{ id: 'c1', name: '정교사', issuer: '교육부', issuedOn: null, fileId: 'f1' }],
};
const experience = COMPLETE.experiences[0]!;
const certificate = COMPLETE.certificates[0]!;
const findingsFor = (over: Partial<ProfileDraft>) => profileFindings(checkedProfile({ ...COMPLETE, ...over }));
const pathsFor = (over: Partial<ProfileDraft>) => findingsFor(over).map(({ path, level }) => `${path} ${level}`);
const completeness = (over: Partial<ProfileDraft>) => profileCompleteness(checkedProfile({ ...COMPLETE, ...over }));

describe('what the rules say about a profile', () => {
  it('is nothing about a complete one [PRF-1]', () => expect(findingsFor({})).toEqual([]));

  it('asks an empty one for everything that is needed, and wishes for a video [PRF-1]', () => {
    expect(profileFindings(checkedProfile(EMPTY_PROFILE)).map(({ path, level }) => `${path} ${level}`)).toEqual([
      ...[
        'shortIntro',
        'detailIntro',
        'subjects',
        'currentPosition',
        'levels',
        'languages',
        'teachingMode',
        'areas',
      ].map((path) => `${path} ERROR`),
      ...['permanentAddress', 'personalTaxCode', 'experiences'].map((path) => `${path} ERROR`),
      'introVideoUrl HINT',
    ]);
  });

  it.each<[string, Partial<ProfileDraft>, string[]]>([
    ['spaces in the place of words', { shortIntro: ' \n' }, ['shortIntro ERROR']],
    ['no area, taught online', { areas: [], teachingMode: 'ONLINE' }, []],
    ['no area, taught at a place', { areas: [], teachingMode: 'OFFLINE' }, ['areas ERROR']],
    ['a certificate in the place of experience', { experiences: [] }, []],
    ['experience in the place of a certificate', { certificates: [] }, []],
    ['a subject without topics', { subjects: [{ subjectId: 'math', topicIds: [] }] }, ['subjects.0 ERROR']],
    ['letters in the tax code', { personalTaxCode: '03A' }, ['personalTaxCode ERROR']],
    ['a video without https', { introVideoUrl: 'http://video.example' }, ['introVideoUrl ERROR']],
    ['a video that is none', { introVideoUrl: 'javascript:alert(1)' }, ['introVideoUrl ERROR']],
    [
      'an empty line of experience',
      { experiences: [experience, { ...experience, title: '', organisation: ' ', from: null }] },
      ['experiences.1.title ERROR', 'experiences.1.organisation ERROR', 'experiences.1.from ERROR'],
    ],
    ['experience that still goes on', { experiences: [{ ...experience, to: null }] }, []],
    ['experience of one day', { experiences: [{ ...experience, to: experience.from }] }, []],
    [
      'experience that ended before it began',
      { experiences: [{ ...experience, to: '2016-02-28' }] },
      ['experiences.0.to ERROR'],
    ],
    [
      'an empty certificate',
      { certificates: [{ ...certificate, name: '', issuer: '', fileId: null }] },
      ['certificates.0.name ERROR', 'certificates.0.issuer ERROR', 'certificates.0.file ERROR'],
    ],
  ])('about %s [PRF-1]', (_what, over, paths) => expect(pathsFor(over)).toEqual(paths));

  it('misses the file of a certificate that was read without one [PRF-3]', () => {
    const read = { ...COMPLETE, certificates: [{ ...certificate, fileId: undefined, file: null }] };
    expect(profileFindings(checkedProfile(read)).map(({ path }) => path)).toEqual(['certificates.0.file']);
  });

  it.each([
    ['https://youtu.be/a', true],
    ['  https://video.example/1  ', true],
    ['ftp://video.example/1', false],
    ['video.example/1', false],
    ['', false],
  ])('takes %j for a video link: %s', (link, isLink) => expect(isVideoLink(link)).toBe(isLink));
});

describe('how complete a profile is [PRF-1]', () => {
  it('goes from almost nothing to 100', () => {
    expect(profileCompleteness(checkedProfile(EMPTY_PROFILE))).toBe(0);
    expect(completeness({})).toBe(100);
  });

  it('is less for each field that is empty', () => {
    const fields = Object.keys(EMPTY_PROFILE).filter((field) => field !== 'experiences' && field !== 'certificates');
    const lost = fields.map((field) => 100 - completeness({ [field]: EMPTY_PROFILE[field as keyof ProfileDraft] }));
    expect(lost.every((each) => each > 0)).toBe(true);
    expect(lost.reduce((sum, each) => sum + each, 0)).toBe(completeness({ experiences: [], certificates: [] }));
  });
});

describe('what the catalogues say about a profile', () => {
  const names = {
    subjectName: (id: string) => (id === 'math' ? '수학' : undefined),
    topicName: (_subject: string, id: string) => (id === 'math-middle' ? '중등 수학' : undefined),
    languageName: (code: string) => (code === 'ko' ? '한국어' : undefined),
    areaName: ({ provinceCode }: { provinceCode: string }) => (provinceCode === '79' ? 'Hồ Chí Minh' : undefined),
  };

  it('is nothing where they know everything', () => expect(catalogFindings(COMPLETE, names)).toEqual([]));

  it('names what they know no longer, at its place', () => {
    const old = {
      subjects: [
        COMPLETE.subjects[0]!,
        { subjectId: 'alchemy', topicIds: [] },
        { subjectId: 'math', topicIds: ['gold'] },
      ],
      languages: ['ko', 'xx'],
      areas: [{ provinceCode: '00', districtCode: null, communeCode: null }],
    };
    expect(catalogFindings(old, names).map(({ path }) => path)).toEqual([
      'subjects.1',
      'subjects.2',
      'languages',
      'areas.0',
    ]);
  });
});
