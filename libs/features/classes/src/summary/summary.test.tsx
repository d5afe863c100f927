import { screen } from '@testing-library/react';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aClassSummary, aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { aMissedClass, lessonsOf } from '../class-page.fixture.ts';
import { renderAlone } from '../classes.screen.ts';
import { AvatarStack } from './avatar-stack.tsx';
import { ClassFigure } from './class-figure.tsx';
import { CLASS_VIEW_PATHS, CLASS_VIEWS, viewOfPath } from './class-paths.ts';
import { ClassProgressBar } from './class-progress-bar.tsx';
import { stateOf } from './class-state.ts';

const { students } = aClassSummary();

describe('what a class looks like wherever it is shown', () => {
  it.each([
    [students, 4, '학생 A01, 학생 A02, 학생 A03, 학생 A04'],
    [students, 100, '학생 A01, 학생 A02, 학생 A03, 학생 A04 외 96명'],
    [students.slice(0, 1), 1, '학생 A01'],
  ])('reads its students as one picture, %#', async (shown, studentCount, name) => {
    renderAlone(<AvatarStack students={shown} studentCount={studentCount} />);
    expect(await screen.findByRole('img', { name })).toBeInTheDocument();
    expect(screen.queryByText(/^\+/) !== null).toBe(studentCount > shown.length);
  });

  it.each([
    [12, 5, 41],
    [12, 12, 100],
    [0, 0, 0],
    [4, 5, 100],
  ])('draws a line no longer than the whole: %i lessons, %i held', async (lessonTotal, lessonHeld, percent) => {
    renderAlone(<ClassProgressBar lessonTotal={lessonTotal} lessonHeld={lessonHeld} lessonNotHeld={0} />);
    const words = await screen.findByText(`${lessonTotal}회 중 ${lessonHeld}회 진행`);
    const line = words.nextElementSibling?.firstElementChild as HTMLElement;
    expect(Math.floor(Number.parseFloat(line.style.width))).toBe(percent);
    expect(words.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  });

  it('counts as held in its figure what its cells have as held, and says how each lesson stands [CLS-1] [CLS-2]', async () => {
    const shown = aMissedClass();
    const items = lessonsOf(shown).map((one) =>
      one.no === 5 ? { ...one, status: 'DONE' as const, held: false } : one,
    );
    const trial = { ...items[0]!, id: 'trial', isTrial: true };
    renderAlone(<ClassFigure shown={shown} />, [
      fake(classesContract.listClassLessons, { total: 13, items: [trial, ...items] }),
    ]);
    expect(await screen.findByText('12회 중 4회 진행')).toBeInTheDocument();
    expect(screen.getByText('1회 진행 안 함')).toBeVisible();
    const cells = await screen.findByRole('img', { name: '예정 7회, 마무리 필요 1회, 진행 안 함 1회, 확인됨 3회' });
    expect(cells.children).toHaveLength(12);
  });

  it('has no cells where one page of its lessons does not tell of all [CLS-2]', async () => {
    renderAlone(<ClassFigure shown={aTeachingClass({ lessonTotal: 31 })} />);
    expect(await screen.findByText('31회 중 5회 진행')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['UPCOMING', null, 'upcoming'],
    ['IN_PROGRESS', null, 'ongoing'],
    ['ENDED', null, 'processing'],
    ['FINISHED', null, 'completed'],
    ['FINISHED', '2026-11-10T09:00:00+09:00', 'cancelled'],
  ] as const)('has one word for %s (%s)', (progress, canceledAt, state) => {
    expect(stateOf({ progress, canceledAt })).toBe(state);
  });

  it.each(CLASS_VIEWS)('has an address for %s that leads back to it', (view) => {
    expect(viewOfPath(CLASS_VIEW_PATHS[view]('class-1'))).toBe(view);
  });

  it('is its overview where an address names no view of it', () => {
    expect(viewOfPath('/account/my-courses/chat-1')).toBe('overview');
  });
});
