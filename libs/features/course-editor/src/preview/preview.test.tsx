import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { type CourseContent, EMPTY_COURSE } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { paths } from '@portal/domain/site/paths';
import { type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aCourseContent, aPackage } from '@portal/testing/courses/course-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { UiProvider } from '@portal/ui/provider';
import { aCourseServer } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';
import { CoursePreview } from './course-preview.tsx';

const { imageId: _, ...empty } = EMPTY_COURSE;
const names = { subjectName: () => '피아노', topicName: () => '피아노', languageName: () => '한국어' };
const show = (over: Partial<CourseContent> = {}) => {
  render(<CoursePreview content={aCourseContent(over)} names={names} />, { wrapper: UiProvider });
  return within(screen.getByRole('article', { name: '학생이 보는 강좌' }));
};
const lessons = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: `item-${at}`, title: `주제 ${at + 1}`, content: '' }));

describe('a course as a student finds it', () => {
  it('says of everything that is not written that it is not, and shows no empty list', () => {
    const page = show({ ...empty, image: null });
    expect(page.getByRole('heading', { name: '이름 없는 강좌' })).toBeVisible();
    expect(page.getByText('대표 이미지를 올리면 여기에 보여요')).toBeVisible();
    // Introduction, packages, times and programme.
    expect(page.getAllByText('아직 적지 않았어요')).toHaveLength(4);
    expect(page.queryByRole('heading', { name: '배우면 좋은 점' })).toBeNull();
    expect(page.queryByRole('button')).toBeNull();
  });

  it('names a fact twice where subject and topic are called alike', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = show();
    for (const fact of ['과목: 피아노', '피아노']) expect(shown.getByText(fact)).toBeVisible();
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 1],
    ['https://vimeo.com/1234', 0],
    ['javascript:alert(1)', 0],
  ])('plays what YouTube has and nothing else: %s', (introVideoUrl, count) =>
    expect(show({ introVideoUrl }).queryAllByRole('button', { name: /소개 영상/ })).toHaveLength(count),
  );

  it.each([
    [8, 0],
    [9, 1],
  ])('folds a programme of more than eight lessons: %s', async (count, buttons) => {
    const page = show({ programme: lessons(count) });
    expect(page.queryAllByRole('button', { name: `${count}회 모두 보기` })).toHaveLength(buttons);
    expect(page.getByText('주제 8')).toBeVisible();
    if (buttons === 0) return;
    expect(page.queryByText('주제 9')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '9회 모두 보기' }));
    expect(page.getByText('주제 9')).toBeVisible();
    expect(page.getByRole('button', { name: '접기' })).toHaveFocus();
  });

  it.each([
    [
      'a price and that of a lesson',
      { fee: 1_000_000, lessonCount: 3 },
      /3회 · 1회 60분 · 1:1 수업.*1,000,000.*1회당 333,333/,
    ],
    ['one price for one lesson', { fee: 200_000, lessonCount: 1 }, /^(?!.*1회당).*200,000/],
    ['that it has none yet', { fee: null }, /아직 적지 않았어요/],
    ['how many learn together', { studentCount: 4 }, /학생 4명까지 함께/],
    ['that it is free', { isTrial: true, trialMinutes: 30, lessonCount: 1, fee: 0 }, /1회 · 1회 30분 · 1:1 수업무료/],
    ['that it has no name yet', { name: ' ' }, /이름 없는 수강권/],
  ])('says of a package %s', (_what, over, words) => {
    const page = show({ packages: [aPackage(over)], programme: [], benefits: [] });
    const row = page.getAllByRole('listitem').find(({ textContent }) => /회 · /.test(textContent));
    expect(row).toHaveTextContent(words);
  });

  it('reads the week from Monday on', () => {
    const at = (weekday: 'SUNDAY' | 'MONDAY', start: string) => ({ weekday, start, end: '20:00' });
    const page = show({ weeklySchedule: [at('SUNDAY', '09:00'), at('MONDAY', '19:00'), at('MONDAY', '08:00')] });
    expect(page.getByText(/월 08:00/).textContent).toBe('월 08:00–20:00\n월 19:00–20:00\n일 09:00–20:00');
  });
});

describe('the page of the preview', () => {
  beforeAll(() => Promise.all(courseEditorSection.routes.map(({ preload }) => preload?.())), 60_000);
  const visit = (first: Fake[], over = {}) =>
    renderSection(courseEditorSection, {
      path: paths.previewCourse('course-1'),
      handlers: [...first, ...aCourseServer(over).handlers],
    });

  it('of a course that is not there leads to the others', async () => {
    visit([fakeProblem(coursesContract.getCourse, 'NOT_FOUND')]);
    expect(await screen.findByText('찾을 수 없는 강좌예요')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 강좌로' })).toHaveAttribute('href', paths.teachingCourses());
  });

  it.each([
    ['without a connection', offline(coursesContract.getCourse)],
    ['by a failure', fakeProblem(coursesContract.getCourse, 'UNEXPECTED')],
  ])('that did not come %s is asked for again', async (_why, broken) => {
    const { user } = visit([broken]);
    expect(await screen.findByText('강좌를 불러오지 못했어요')).toBeVisible();
    platform.use(...aCourseServer().handlers);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('article', { name: '학생이 보는 강좌' })).toBeVisible();
  });

  it('shows what it has while the names of subjects do not come, and asks for them again', async () => {
    const { user } = visit([fakeProblem(catalogsContract.listSubjects, 'UNEXPECTED')]);
    expect(await screen.findByText('과목과 언어를 불러오지 못했어요')).toBeVisible();
    const page = within(await screen.findByRole('article', { name: '학생이 보는 강좌' }));
    expect(page.queryByText('중등 수학')).toBeNull();
    platform.use(...aCourseServer().handlers);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await page.findByText('중등 수학')).toBeVisible();
    expect(screen.queryByText('과목과 언어를 불러오지 못했어요')).toBeNull();
  });
});
