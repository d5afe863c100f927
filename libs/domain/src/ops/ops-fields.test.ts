import { type CourseContent, EMPTY_COURSE } from '../courses/course.ts';
import type { ProfileContent } from '../profile/teacher-profile.ts';
import { opsFieldLabel, opsFields } from './ops-fields.ts';

const NAMES = {
  subjectName: () => '수학',
  topicName: () => '중등 수학',
  languageName: () => '한국어',
  areaName: () => 'Hà Nội',
};
const { imageId: _imageId, ...empty } = EMPTY_COURSE;
const aPackage = { lessonCount: 8, studentCount: 1, fee: 800_000, isTrial: false, trialMinutes: null };
const course: CourseContent = {
  ...empty,
  image: null,
  title: '중2 수학',
  programme: [{ id: 'first', title: '함수', content: '함수의 뜻' }],
  packages: [
    { ...aPackage, id: 'b', name: '8회' },
    { ...aPackage, id: 'a', name: '16회' },
  ],
};
const profile = {
  subjects: [],
  levels: [],
  languages: [],
  areas: [],
  teachingMode: null,
  experiences: [],
  certificates: [{ id: 'c', name: '정교사', issuer: '교육부', issuedOn: null, file: null }],
} as unknown as ProfileContent;

const pathsOf = (...judged: Parameters<typeof opsFields>) => opsFields(...judged).map(({ path }) => path);

describe('the fields of an item', () => {
  it('name a line of a list by its place, as findings and remarks do, after the list as a whole', () => {
    const fields = opsFields({ queue: 'COURSES', content: course }, NAMES);
    const paths = fields.map(({ path }) => path);
    expect(paths).toContain('programme.0.content');
    const at = paths.indexOf('packages');
    expect(fields.slice(at, at + 4)).toMatchObject([
      { path: 'packages', label: '수강권', text: '2개' },
      { path: 'packages.0', label: '수강권 1', text: expect.stringContaining('8회') as string },
      { path: 'packages.1', label: '수강권 2', text: expect.stringContaining('16회') as string },
      { path: 'weeklySchedule' },
    ]);
  });

  it('have a place for a list that is empty', () => {
    const paths = pathsOf({ queue: 'PROFILES', content: profile }, NAMES);
    expect(paths).toEqual(
      expect.arrayContaining(['experiences', 'certificates', 'certificates.0', 'certificates.0.file']),
    );
  });

  it.each([
    ['title', '강좌 이름'],
    ['packages.1.fee', '수강권 2'],
    ['packages', '수강권'],
    ['weeklySchedule.3', '주간 시간표'],
    ['benefits.0', '배우면 좋은 점'],
    ['unheard', 'unheard'],
  ])('call the path %s by its name, %s', (path, label) => {
    expect(opsFieldLabel(opsFields({ queue: 'COURSES', content: course }, NAMES), path)).toBe(label);
  });
});
