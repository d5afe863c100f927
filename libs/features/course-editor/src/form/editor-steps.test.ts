import { EMPTY_COURSE } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { byStep, EDITOR_STEPS, gathered, readStep, stepOfPath } from './editor-steps.ts';

it('knows the step of everything that the rules of the approval may speak of [CRS-6]', () => {
  const steps = courseFindings({ ...EMPTY_COURSE, packages: [] }).map(({ path }) => stepOfPath(path));
  expect(new Set(steps)).toEqual(new Set(['basic', 'intro', 'programme', 'packages', 'schedule']));
  // The order of the rules is the order of the steps.
  expect(steps).toEqual([...steps].sort((a, b) => EDITOR_STEPS.indexOf(a) - EDITOR_STEPS.indexOf(b)));
});

it.each([
  ['packages.2.fee', 'packages'],
  ['image', 'intro'],
  ['imageId', 'intro'],
  ['weeklySchedule.0', 'schedule'],
  ['somethingElse', 'check'],
  ['', 'check'],
  ['toString', 'check'],
])('puts %s on its step', (path, step) => expect(stepOfPath(path)).toBe(step));

it('sorts by step and keeps the order', () => {
  const sorted = byStep([{ path: 'title' }, { path: 'programme.1.title' }, { path: 'ageMin' }]);
  expect(sorted.basic).toEqual([{ path: 'title' }, { path: 'ageMin' }]);
  expect(sorted.programme).toHaveLength(1);
  expect(sorted.check).toEqual([]);
});

it('says the same sentence about several places of a step once', () => {
  const same = (path: string) => ({ path, message: '적어 주세요.' });
  const items = [
    same('programme.2.content'),
    same('programme.5.content'),
    same('title'),
    { path: 'title', message: '다름' },
  ];
  expect(gathered(items).map(({ path, others }) => `${path} ${others}`)).toEqual([
    'programme.2.content 1',
    'title 0',
    'title 0',
  ]);
});

it('begins where the address says, or at the beginning', () => {
  expect(readStep('packages')).toBe('packages');
  expect(readStep('nowhere')).toBe('basic');
  expect(readStep(null)).toBe('basic');
});
