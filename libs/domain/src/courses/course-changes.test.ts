import { isMinorChange } from './course-changes.ts';
import { type CourseDraft, EMPTY_COURSE } from './course.ts';

const approved: CourseDraft = {
  ...EMPTY_COURSE,
  title: '중2 수학',
  imageId: 'file-1',
  benefits: ['식을 세워요'],
  weeklySchedule: [{ weekday: 'TUESDAY', start: '19:00', end: '20:00' }],
  packages: [
    { id: 'p1', name: '8회', lessonCount: 8, studentCount: 1, fee: 1_000_000, isTrial: false, trialMinutes: null },
    { id: 'p2', name: '체험', lessonCount: 1, studentCount: 1, fee: null, isTrial: true, trialMinutes: 30 },
  ],
};
const [first, trial] = approved.packages as [CourseDraft['packages'][number], CourseDraft['packages'][number]];
const withFee = (fee: number | null): Partial<CourseDraft> => ({ packages: [{ ...first, fee }, trial] });

describe('a change that needs no approval', () => {
  it.each<[string, Partial<CourseDraft>, boolean]>([
    ['nothing at all', {}, true],
    ['another image', { imageId: 'file-2' }, true],
    ['another wording of the benefits', { benefits: ['식을 스스로 세워요'] }, true],
    ['other times of the week', { weeklySchedule: [] }, true],
    ['a fee a fifth higher', withFee(1_200_000), true],
    ['a fee a fifth lower', withFee(800_000), true],
    ['a fee one more than a fifth higher', withFee(1_200_001), false],
    ['a fee one more than a fifth lower', withFee(799_999), false],
    ['no fee any more', withFee(null), false],
    ['a fee on the trial', { packages: [first, { ...trial, fee: 10_000 }] }, false],
    ['another number of lessons', { packages: [{ ...first, lessonCount: 9 }, trial] }, false],
    ['one package less', { packages: [first] }, false],
    ['one package more', { packages: [first, trial, { ...first, id: 'p3' }] }, false],
    ['packages in another order', { packages: [trial, first] }, false],
    ['another title', { title: '중3 수학' }, false],
    ['another intro', { intro: '새 소개' }, false],
    ['another video', { introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, false],
    ['a new image and a new title', { imageId: 'file-2', title: '중3 수학' }, false],
  ])('%s', (_what, over, isMinor) => expect(isMinorChange(approved, { ...approved, ...over })).toBe(isMinor));

  it('is what the tenant says it is', () => {
    const none = { fields: [], feeBand: 0 };
    expect(isMinorChange(approved, { ...approved, imageId: 'file-2' }, none)).toBe(false);
    expect(isMinorChange(approved, { ...approved, ...withFee(1_000_001) }, none)).toBe(false);
    expect(isMinorChange(approved, { ...approved, title: '중3' }, { fields: ['title'], feeBand: 0 })).toBe(true);
  });
});
