import { courseFindings } from './course-findings.ts';
import { type CourseDraft, type CoursePackage, EMPTY_COURSE } from './course.ts';

const aPackage = (over: Partial<CoursePackage> = {}): CoursePackage => ({
  id: 'p1',
  name: '8회 수강권',
  lessonCount: 2,
  studentCount: 1,
  fee: 1_200_000,
  isTrial: false,
  trialMinutes: null,
  ...over,
});

const aDraft = (over: Partial<CourseDraft> = {}): CourseDraft => ({
  title: '중2 수학',
  imageId: 'file-1',
  introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  intro: '일차함수를 처음 배우는 학생을 위한 강좌예요. 그래프를 손으로 그려 보면서 기울기와 절편의 뜻을 익혀요.',
  benefits: ['식을 세울 수 있어요'],
  subjectId: 'math',
  topicId: 'math-middle',
  level: 'BEGINNER',
  language: 'ko',
  teachingMode: 'ONLINE',
  classDurationMinutes: 60,
  ageMin: 13,
  ageMax: 15,
  packages: [aPackage()],
  weeklySchedule: [{ weekday: 'TUESDAY', start: '19:00', end: '20:00' }],
  programme: [
    { id: 'l1', title: '함수의 뜻', content: '함수를 배워요' },
    { id: 'l2', title: '그래프', content: '그래프를 그려요' },
  ],
  ...over,
});

const errorsOf = (draft: CourseDraft) =>
  courseFindings(draft)
    .filter(({ level }) => level === 'ERROR')
    .map(({ path }) => path);
const at = (start: string, end: string) => ({ weekday: 'TUESDAY' as const, start, end });

describe('what the rules of the approval find in a course', () => {
  it('is nothing when all is there [CRS-1]', () => expect(courseFindings(aDraft())).toEqual([]));

  it('is every field that an empty one lacks, in the order of the form; a video is only a wish [CRS-1]', () => {
    expect(errorsOf(EMPTY_COURSE)).toEqual([
      'title',
      'subjectId',
      'topicId',
      'level',
      'language',
      'teachingMode',
      'classDurationMinutes',
      'ageMin',
      'ageMax',
      'imageId',
      'intro',
      'benefits',
      'programme',
      'packages',
      'weeklySchedule',
    ]);
    expect(courseFindings(EMPTY_COURSE).filter(({ level }) => level === 'HINT')).toMatchObject([
      { path: 'introVideoUrl' },
    ]);
  });

  it.each<[string, Partial<CourseDraft>, string[]]>([
    ['a title of spaces [CRS-1]', { title: '  ' }, ['title']],
    ['24 minutes [CRS-6]', { classDurationMinutes: 24 }, ['classDurationMinutes']],
    ['25 minutes [CRS-6]', { classDurationMinutes: 25 }, []],
    ['more than half a day [CRS-6]', { classDurationMinutes: 721 }, ['classDurationMinutes', 'weeklySchedule.0']],
    ['an age of 0 [CRS-6]', { ageMin: 0 }, ['ageMin']],
    ['an age of 1 [CRS-6]', { ageMin: 1 }, []],
    ['equal ages [CRS-6]', { ageMin: 13, ageMax: 13 }, ['ageMax']],
    ['a fee of 999đ [CRS-6]', { packages: [aPackage({ fee: 999 })] }, ['packages.0.fee']],
    ['a fee of 1,000đ [CRS-6]', { packages: [aPackage({ fee: 1_000 })] }, []],
    ['no fee [CRS-6]', { packages: [aPackage({ fee: null })] }, ['packages.0.fee']],
    ['0 lessons [CRS-6]', { packages: [aPackage({ lessonCount: 0 })] }, ['packages.0.lessonCount']],
    ['all lessons of the programme [CRS-6]', { packages: [aPackage({ lessonCount: 2 })] }, []],
    [
      'more lessons than the programme [CRS-6]',
      { packages: [aPackage({ lessonCount: 3 })] },
      ['packages.0.lessonCount'],
    ],
    ['a package for nobody', { packages: [aPackage({ studentCount: 0 })] }, ['packages.0.studentCount']],
    ['a package without a name', { packages: [aPackage({ name: '' })] }, ['packages.0.name']],
    ['a free trial of an hour [CON-3]', { packages: [aPackage({ isTrial: true, trialMinutes: 60, fee: null })] }, []],
    [
      'a trial that is shorter than any lesson',
      { packages: [aPackage({ isTrial: true, trialMinutes: 24 })] },
      ['packages.0.trialMinutes'],
    ],
    [
      'a longer trial [CON-3]',
      { packages: [aPackage({ isTrial: true, trialMinutes: 61 })] },
      ['packages.0.trialMinutes'],
    ],
    ['a link to another site [CRS-6]', { introVideoUrl: 'https://vimeo.com/1' }, ['introVideoUrl']],
    ['no image [CRS-8]', { imageId: null }, ['imageId']],
    ['an empty line among the benefits', { benefits: ['하나', ' '] }, ['benefits.1']],
    ['nothing but empty lines', { benefits: ['', ' '] }, ['benefits']],
    [
      'a lesson without a title',
      { programme: [{ id: 'l', title: ' ', content: '' }], packages: [] },
      ['programme.0.title', 'packages'],
    ],
    [
      'times that overlap [CRS-7]',
      { weeklySchedule: [at('19:00', '20:00'), at('19:30', '20:30')] },
      ['weeklySchedule.0', 'weeklySchedule.1'],
    ],
    ['times that touch [CRS-7]', { weeklySchedule: [at('19:00', '20:00'), at('20:00', '21:00')] }, []],
    ['a time that ends when it begins [CRS-7]', { weeklySchedule: [at('19:00', '19:00')] }, ['weeklySchedule.0']],
    ['a time over midnight [CRS-7]', { weeklySchedule: [at('23:30', '00:30')] }, ['weeklySchedule.0']],
    ['a time until midnight [CRS-7]', { weeklySchedule: [at('23:00', '24:00')] }, []],
    ['a time shorter than the lesson', { weeklySchedule: [at('19:00', '19:30')] }, ['weeklySchedule.0']],
  ])('%s', (_what, over, paths) => expect(errorsOf(aDraft(over))).toEqual(paths));

  it('says everything as a sentence', () => {
    const findings = [
      ...courseFindings(EMPTY_COURSE),
      ...courseFindings(aDraft({ intro: '짧아요', packages: [aPackage({ fee: 1 })] })),
    ];
    for (const { message } of findings) expect(message).toMatch(/[요]\.$/);
  });
});
