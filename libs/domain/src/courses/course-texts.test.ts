import { compareFieldTexts } from '../contract/finding.ts';
import { courseTexts } from './course-texts.ts';
import { type CourseContent, EMPTY_COURSE } from './course.ts';

const NAMES = {
  subjectName: (id: string) => (id === 'math' ? '수학' : undefined),
  topicName: (subject: string, id: string) => (subject === 'math' && id === 'middle' ? '중등 수학' : undefined),
  languageName: (code: string) => (code === 'ko' ? '한국어' : undefined),
};
const { imageId: _imageId, ...empty } = EMPTY_COURSE;
const image = { id: 'f1', url: '', name: 'image.jpg', size: 327_680, contentType: 'image/jpeg', previewUrl: null };
const aPackage = {
  id: 'p1',
  name: '8회 수강권',
  lessonCount: 8,
  studentCount: 1,
  fee: 1_200_000,
  isTrial: false,
  trialMinutes: null,
};

const course: CourseContent = {
  ...empty,
  image,
  title: '중2 수학',
  subjectId: 'math',
  topicId: 'middle',
  language: 'ko',
  level: 'BEGINNER',
  teachingMode: 'BOTH',
  classDurationMinutes: 60,
  ageMin: 13,
  ageMax: 15,
  benefits: ['하나', '둘'],
  packages: [
    aPackage,
    { ...aPackage, id: 'p2', name: '체험', lessonCount: 1, fee: null, isTrial: true, trialMinutes: 30 },
  ],
  weeklySchedule: [
    { weekday: 'THURSDAY', start: '19:00', end: '20:00' },
    { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  ],
  programme: [
    { id: 'l1', title: '함수의 뜻', content: '뜻' },
    { id: 'l2', title: '그래프', content: '' },
  ],
};
const changes = (before: CourseContent, after: CourseContent) =>
  compareFieldTexts(courseTexts(before, NAMES), courseTexts(after, NAMES));

describe('a course as texts', () => {
  it('reads like its form', () => {
    expect(courseTexts(course, NAMES).map(([, label, text]) => [label, text])).toEqual([
      ['강좌 이름', '중2 수학'],
      ['과목', '수학'],
      ['주제', '중등 수학'],
      ['수준', '초급'],
      ['수업 언어', '한국어'],
      ['수업 방식', '온라인·대면'],
      ['1회 수업 시간', '60분'],
      ['최소 나이', '13세'],
      ['최대 나이', '15세'],
      ['대표 이미지', 'image.jpg (320KB)'],
      ['소개 영상 링크', ''],
      ['강좌 소개', ''],
      ['배우면 좋은 점', '하나\n둘'],
      ['커리큘럼', '1. 함수의 뜻\n2. 그래프'],
      ['1회차 배울 내용', '뜻'],
      ['2회차 배울 내용', ''],
      ['수강권 1', '8회 수강권 · 8회 · 학생 1명 · 1,200,000đ'],
      ['수강권 2', '체험 · 1회 · 학생 1명 · 무료 체험 30분'],
      ['주간 시간표', '화 19:00–20:00\n목 19:00–20:00'],
    ]);
  });

  it('says nothing of what the catalogues do not know', () => {
    const texts = courseTexts({ ...course, subjectId: 'gone', language: 'xx' }, NAMES);
    for (const name of ['과목', '주제', '수업 언어']) expect(texts.find(([, label]) => label === name)?.[2]).toBe('');
  });

  it('says nothing where nothing is written', () => {
    const texts = courseTexts({ ...empty, image: null }, NAMES);
    expect(texts.filter(([, , text]) => text !== '')).toEqual([]);
  });
});

describe('half-written parts of a course as texts', () => {
  const textOf = (over: Partial<CourseContent>, path: string) =>
    courseTexts({ ...course, ...over }, NAMES).find(([each]) => each === path)?.[2];

  it.each([
    ['nothing at all', { name: '', lessonCount: null, studentCount: null, fee: null }, ''],
    ['a name alone', { lessonCount: null, studentCount: null, fee: null }, '8회 수강권'],
    ['no price', { fee: null }, '8회 수강권 · 8회 · 학생 1명'],
    ['blanks for a name', { name: '  ' }, '8회 · 학생 1명 · 1,200,000đ'],
    ['a trial without its minutes', { isTrial: true, fee: null }, '8회 수강권 · 8회 · 학생 1명 · 무료 체험 '],
  ])('a package of which there is %s', (_what, over, text) => {
    expect(textOf({ packages: [{ ...aPackage, ...over }] }, 'packages.p1')).toBe(text);
  });

  it('a day with several times is read in the order of the clock', () => {
    const slot = (start: string, end: string) => ({ weekday: 'SUNDAY', start, end }) as const;
    expect(textOf({ weeklySchedule: [slot('19:00', '24:00'), slot('09:00', '10:00')] }, 'weeklySchedule')).toBe(
      '일 09:00–10:00\n일 19:00–24:00',
    );
  });

  it('a picture below a kilobyte has a size as well', () => {
    expect(textOf({ image: { ...image, size: 1 } }, 'imageId')).toBe('image.jpg (1KB)');
  });
});

describe('the difference of two revisions [CRS-4]', () => {
  it('is empty between equal ones, however the week is sorted', () => {
    expect(changes(course, { ...course, weeklySchedule: course.weeklySchedule.toReversed() })).toEqual([]);
  });

  it('shows a new price beside the old one', () => {
    const after = { ...course, packages: [{ ...aPackage, fee: 1_300_000 }, course.packages[1]!] };
    expect(changes(course, after)).toEqual([
      {
        path: 'packages.p1',
        label: '수강권 1',
        before: '8회 수강권 · 8회 · 학생 1명 · 1,200,000đ',
        after: '8회 수강권 · 8회 · 학생 1명 · 1,300,000đ',
      },
    ]);
  });

  it('shows a package that came first as the only new one, and one that is gone last', () => {
    const after = { ...course, title: '중3 수학', packages: [{ ...aPackage, id: 'p0', name: '새 수강권' }, aPackage] };
    expect(changes(course, after).map(({ path, before, after: now }) => [path, before !== null, now !== null])).toEqual(
      [
        ['title', true, true],
        ['packages.p0', false, true],
        ['packages.p2', true, false],
      ],
    );
  });

  it('shows lessons that changed their places', () => {
    const [change, ...others] = changes(course, { ...course, programme: course.programme.toReversed() });
    expect([change?.path, change?.after, others]).toEqual(['programme', '1. 그래프\n2. 함수의 뜻', []]);
  });

  it('tells two pictures of one name apart', () => {
    expect(changes(course, { ...course, image: { ...image, id: 'f2', size: 400_000 } })).toMatchObject([
      { path: 'imageId' },
    ]);
  });
});
