import { screen, waitFor } from '@testing-library/react';
import type { Course } from '@portal/domain/courses/course';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aCourseContent, anApprovalRequest } from '@portal/testing/courses/course-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

beforeAll(() => courseEditorSection.routes[1]?.preload?.(), 60_000);
beforeEach(() => localStorage.clear());

const TITLE = '중2 수학 개념 완성 – 일차함수';
const waiting = { status: 'WAITING_APPROVAL', request: anApprovalRequest() } as const;
const newDraft = { liveRevisionNo: 1, revisionNo: 2, content: aCourseContent({ title: '새 이름' }) } as const;
const archived = { archivedAt: '2026-11-01T00:00:00Z' } as const;

type User = ReturnType<typeof renderSection>['user'];
function open(over: Partial<Course>, ...first: Fake[]) {
  const server = aCourseServer(over);
  const page = renderSection(courseEditorSection, { path: EDIT, handlers: [...first, ...server.handlers] });
  return { ...page, ...server };
}
const confirm = async (user: User, title: string, name: string) =>
  user.click((await editor.question(title)).getByRole('button', { name }));

const ACTIONS = {
  withdraw: async (user: User) => {
    await user.click(await editor.button('승인 요청 거두기'));
    await confirm(user, '승인 요청을 거둘까요?', '요청 거두기');
  },
  discard: async (user: User) => {
    await user.click(await editor.button('강좌 메뉴'));
    await user.click(await screen.findByRole('menuitem', { name: '공개된 내용으로 되돌리기' }));
    await confirm(user, '바꾼 내용을 버릴까요?', '바꾼 내용 버리기');
  },
  unarchive: async (user: User) => user.click(await editor.button('보관함에서 꺼내기')),
};

describe('what cannot be done with a course', () => {
  it.each([
    ['withdraw', waiting, offline(contract.withdrawCourse), /서버가 답하지 않아요/],
    ['withdraw', waiting, fakeProblem(contract.withdrawCourse, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['discard', newDraft, fakeProblem(contract.discardCourseChanges, 'FORBIDDEN'), /이 작업을 할 권한이 없어요/],
    ['unarchive', archived, fakeProblem(contract.archiveCourse, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
  ] as const)('is said with its reason, and the course stays as it was: %s', async (action, over, refused, words) => {
    const { user, course } = open(over, refused);
    const before = course();
    await ACTIONS[action](user);
    expect(await screen.findByText('하지 못했어요')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(course()).toBe(before);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('because it was decided meanwhile shows the decision [CRS-3]', async () => {
    const { user, change } = open(waiting, fakeProblem(contract.withdrawCourse, 'WRONG_STATE'));
    await editor.button('승인 요청 거두기');
    change({ status: 'APPROVAL_IN_PROCESS' });
    await ACTIONS.withdraw(user);
    expect(await screen.findByText('심사 중이라 수정할 수 없어요')).toBeVisible();
  });

  it('is done at another try', async () => {
    const { user, handlers } = open(waiting, offline(contract.withdrawCourse));
    await ACTIONS.withdraw(user);
    await screen.findByText('하지 못했어요');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    platform.use(...handlers);
    await ACTIONS.withdraw(user);
    expect(await screen.findByText('승인 요청을 거뒀어요')).toBeVisible();
  });
});

describe('a question before an action', () => {
  it.each([
    ['승인 요청을 거둘까요?', waiting, '승인 요청 거두기'],
    ['임시 저장할까요?', waiting, '임시 저장'],
  ])('that is answered with no does nothing, and gives the focus back: %s [CRS-3]', async (title, over, name) => {
    const { user, course, saved } = open(over);
    await user.type(await editor.field(/^강좌 이름/), '!');
    await user.click(await editor.button(name));
    await confirm(user, title, '취소');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await editor.button(name)).toHaveFocus());
    expect(course().status).toBe('WAITING_APPROVAL');
    expect(saved).toEqual([]);
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
  });
});

describe('a save by hand that fails', () => {
  it.each([
    ['without a connection', offline(contract.updateCourse)],
    ['by a failure', fakeProblem(contract.updateCourse, 'UNEXPECTED')],
    ['while the platform is looked after', fakeProblem(contract.updateCourse, 'MAINTENANCE')],
  ])('%s says so, keeps what is written and is done at another try [W9]', async (_why, refused) => {
    const { user, handlers, saved } = open({}, refused);
    await user.type(await editor.field(/^강좌 이름/), '!');
    await user.click(await editor.button('임시 저장'));
    expect(await screen.findByText('저장하지 못했어요')).toBeVisible();
    expect(await editor.field(/^강좌 이름/)).toHaveValue(`${TITLE}!`);
    platform.use(...handlers);
    await user.click(await editor.button('임시 저장'));
    expect(await screen.findByText('임시 저장했어요')).toBeVisible();
    expect(saved.map(({ title }) => title)).toEqual([`${TITLE}!`]);
  });
});
