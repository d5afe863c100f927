import { screen, waitFor, within } from '@testing-library/react';
import type { Course } from '@portal/domain/courses/course';
import { paths } from '@portal/domain/site/paths';
import { anApprovalRequest, aCourseContent } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';
import { editor } from './course-editor.screen.ts';

beforeAll(
  () =>
    Promise.all([
      ...courseEditorSection.routes.map(({ preload }) => preload?.()),
      import('../programme/programme-step.tsx'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

const open = (step: string, over: Partial<Course> = {}) => {
  const server = aCourseServer(over);
  return { ...server, ...renderSection(courseEditorSection, { path: `${EDIT}${step}`, handlers: server.handlers }) };
};
// jsdom is as narrow as a phone, where the same links stand behind a press.
const steps = async () => within(await screen.findByLabelText('강좌 작성 단계'));
const stepLink = async (name: RegExp) => (await steps()).getByRole('link', { name, hidden: true });

describe('the six steps of a course [CRS-1]', () => {
  it('are walked through there and back; each begins at its name', async () => {
    const { user, currentPath } = open('?step=basic');
    expect(await editor.step('기본 정보')).toBeVisible();
    expect(screen.queryByRole('link', { name: '이전 단계' })).toBeNull();
    for (const [step, name] of [
      ['intro', '소개'],
      ['programme', '커리큘럼'],
      ['packages', '수강권'],
      ['schedule', '수업 시간'],
      ['check', '확인'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name: '다음 단계' }));
      expect(currentPath()).toBe(`${EDIT}?step=${step}`);
      const heading = await editor.step(name);
      await waitFor(() => expect(heading).toHaveFocus());
    }
    expect(screen.queryByRole('link', { name: '다음 단계' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '이전 단계' }));
    expect(currentPath()).toBe(`${EDIT}?step=schedule`);
  });

  it.each(['', '?step=', '?step=nowhere'])(
    'begin with the first one for an address that names none: %p',
    async (query) => {
      open(query);
      expect(await editor.step('기본 정보')).toBeVisible();
      expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus();
    },
  );

  it('keep what is written on one while she is on another', async () => {
    const { user } = open('?step=basic');
    await user.type(await editor.field(/^강좌 이름/), '!');
    await user.click(await stepLink(/수업 시간/));
    expect(await editor.step('수업 시간')).toBeVisible();
    await user.click(await stepLink(/기본 정보/));
    expect(await editor.field(/^강좌 이름/)).toHaveValue('중2 수학 개념 완성 – 일차함수!');
  });

  it('say how much is to be corrected on each once she has asked for the last', async () => {
    const content = aCourseContent({ title: '', ageMin: null, packages: [] });
    const { user } = open('?step=schedule', { content });
    expect((await steps()).queryByText(/고칠 곳/)).toBeNull();
    await user.click(await stepLink(/확인/));
    await waitFor(async () => expect(await stepLink(/기본 정보/)).toHaveTextContent(/고칠 곳 \d+개/));
    expect(await stepLink(/수강권/)).toHaveTextContent('고칠 곳 1개');
    expect(await stepLink(/수업 시간/)).not.toHaveTextContent('고칠 곳');
  });

  it.each([
    ['?step=intro', '강좌 소개', /일차함수를 처음 배우는 학생/],
    ['?step=schedule', '주간 시간표', /화 19:00–20:00/],
  ])('are words and no fields while it is decided: %s [CRS-3]', async (step, label, words) => {
    open(step, { status: 'APPROVAL_IN_PROCESS', request: anApprovalRequest() });
    expect((await screen.findByText(label, { selector: 'dt' })).nextElementSibling).toHaveTextContent(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await steps()).queryByText(/고칠 곳/)).toBeNull();
  });

  it('lead from the menu to the history, to the other courses and to the student’s view', async () => {
    const { user } = open('');
    const preview = await screen.findByRole('link', { name: '학생 화면으로 보기' });
    expect(preview).toHaveAttribute('href', paths.previewCourse('course-1'));
    await user.click(await editor.button('강좌 메뉴'));
    const item = (name: string) => screen.findByRole('menuitem', { name });
    expect(await item('승인 기록')).toHaveAttribute('href', paths.courseApprovals('course-1'));
    expect(await item('내 강좌')).toHaveAttribute('href', paths.teachingCourses());
    expect(screen.queryByRole('menuitem', { name: '공개된 내용으로 되돌리기' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: '저장한 내용으로 되돌리기' })).toBeNull();
  });
});
