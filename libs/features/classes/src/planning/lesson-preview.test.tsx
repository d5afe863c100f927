import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import type { PlannedLesson } from '@portal/domain/classes/class';
import { aPlannedLesson } from '@portal/testing/classes/class-builders';
import { button, renderAlone } from '../classes.screen.ts';
import { somePlannedLessons } from '../planning.fixture.ts';
import { LessonPreview } from './lesson-preview.tsx';
import { HalfWritten } from './planning-form.fixture.tsx';
import { classPlanOf, NewClassForm, RollOverForm, termPlanOf } from './planning-schema.ts';

const retry = jest.fn();
const idle = { lessons: null, problem: null, isAsking: false, hasPlan: true, retry };
const show = (over: Partial<Parameters<typeof LessonPreview>[0]>) =>
  renderAlone(
    <HalfWritten>
      <LessonPreview {...idle} {...over} />
    </HalfWritten>,
  );
const withLessons = (lessons: PlannedLesson[]) => show({ lessons });
const region = () => screen.findByRole('region', { name: '만들어질 회차' });

describe('the lessons that would be made', () => {
  it('are counted from the first to the last, with the days left out and what stands in the way [CLS-1]', async () => {
    withLessons(somePlannedLessons());
    expect(await screen.findByText('12회 · 20/11/2026 (금) – 05/01/2027 (화)')).toBeVisible();
    expect(screen.getByText('쉬는 날 2일을 건너뛰었어요')).toBeVisible();
    expect(button('겹치는 회차 모두 건너뛰기')).toBeVisible();
    const items = within(screen.getByRole('list', { name: '만들어질 회차' })).getAllByRole('listitem');
    expect(items).toHaveLength(12);
    expect(items[2]).toHaveTextContent(/겹치는 일정: 내 일정 ‘학부모 상담 준비’/);
    // It is said at its row, and nowhere else.
    expect(screen.getAllByText(/학부모 상담 준비/)).toHaveLength(1);
    expect(button('이 회차만 건너뛰기, 3회차')).toHaveAccessibleDescription(/학부모 상담 준비/);
    expect(items[10]).toHaveTextContent(/성탄절 · 쉬어요.*11회차/);
    expect(items[11]).toHaveTextContent(/새해 첫날 · 쉬어요.*12회차/);
  });

  it('that are free say nothing of holidays and overlaps', async () => {
    withLessons([aPlannedLesson()]);
    expect(await screen.findByText('1회 · 24/11/2026 (화) – 24/11/2026 (화)')).toBeVisible();
    expect(screen.queryByText(/건너뛰었어요|겹치는/)).toBeNull();
  });

  it.each([
    [
      'before anything is chosen',
      { hasPlan: false },
      '강좌와 시작하는 날, 수업 시간을 정하면 회차를 미리 볼 수 있어요.',
    ],
    ['where nothing comes of it', { lessons: [] }, '이 조건으로는 회차가 만들어지지 않아요'],
  ])('are explained %s', async (_when, over, words) => {
    show(over);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('stay in sight while they are reckoned anew', async () => {
    show({ lessons: [aPlannedLesson()], isAsking: true });
    expect(await region()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('함수의 뜻')).toBeVisible();
  });

  it('can be asked for again when they did not come', async () => {
    const { user } = show({ problem: { status: 500, message: '서버에 문제가 생겼어요' } });
    expect(await screen.findByText('서버에 문제가 생겼어요')).toBeVisible();
    await user.click(button('다시 시도'));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a plan', () => {
  const slot = { weekday: 'TUESDAY', start: '19:00', end: '20:00' } as const;
  const timing = { startDate: '2026-11-24', weeklySchedule: [slot], skipHolidays: true };
  const plan = { courseId: 'course-1', packageId: 'package-1', ...timing };

  it.each([
    ['whole', {}, true],
    ['without a course', { courseId: '' }, false],
    ['without a package', { packageId: '' }, false],
    ['without a day', { startDate: '' }, false],
    ['with a day that there is not', { startDate: '2026-02-30' }, false],
    ['without a time', { weeklySchedule: [] }, false],
    ['with half a time', { weeklySchedule: [{ ...slot, end: '' }] }, false],
    ['that ends as it begins', { weeklySchedule: [{ ...slot, end: '19:00' }] }, false],
    ['that ends at midnight', { weeklySchedule: [{ ...slot, end: '24:00' }] }, true],
    ['whose times touch', { weeklySchedule: [slot, { ...slot, start: '20:00', end: '21:00' }] }, true],
    ['whose times overlap by a minute', { weeklySchedule: [slot, { ...slot, start: '19:59', end: '21:00' }] }, false],
    ['of the same time on two days', { weeklySchedule: [slot, { ...slot, weekday: 'FRIDAY' }] }, true],
  ])('%s can be previewed: %s', (_what, over, canBe) => {
    expect(classPlanOf({ ...plan, ...over }) !== null).toBe(canBe);
    if (!('courseId' in over || 'packageId' in over)) expect(termPlanOf({ ...timing, ...over }) !== null).toBe(canBe);
  });

  it('of a class holds nothing of a field that its way of teaching hides', () => {
    const fields = { ...plan, name: '중2', capacity: 4, place: '스터디룸', meetingUrl: 'https://meet.example/a' };
    const made = (mode: 'ONLINE' | 'OFFLINE' | 'BOTH') => v.parse(NewClassForm, { ...fields, mode });
    expect(made('ONLINE')).toMatchObject({ place: '', meetingUrl: 'https://meet.example/a' });
    expect(made('OFFLINE')).toMatchObject({ place: '스터디룸', meetingUrl: '' });
    expect(made('BOTH')).toMatchObject({ place: '스터디룸', meetingUrl: 'https://meet.example/a' });
  });

  it.each([
    ['is named', { name: '2학기' }, true],
    ['has no name', { name: ' ' }, false],
    ['has a name of sixty-one letters', { name: '가'.repeat(61) }, false],
  ])('of a new term that %s can be made: %s', (_what, over, canBe) => {
    expect(v.safeParse(RollOverForm, { ...timing, withStudents: true, ...over }).success).toBe(canBe);
  });
});
