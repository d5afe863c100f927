import { screen, waitFor, within } from '@testing-library/react';
import type { AssignmentStatus } from '@portal/domain/coursework/assignment';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { type Fake, fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassAssignments } from '../assignments/class-assignments.tsx';
import { ClassLectures } from '../lectures/class-lectures.tsx';

const assignments = (over: Parameters<typeof anAssignment>[0] = {}) =>
  fake(assignmentsContract.listAssignments, { total: 1, items: [anAssignment(over)] });
const lectures = (over: Parameters<typeof aLecture>[0] = {}) =>
  fake(lecturesContract.listLectures, { total: 1, items: [aLecture(over)] });
const visit = (page: () => React.ReactNode, handlers: Fake[]) =>
  renderSection(defineSection({ id: 'handouts', routes: [{ path: '/', title: '', access: 'account', page }] }), {
    handlers: [...handlers, ...fakeUploads()],
  });
const ofAssignments = (handlers: Fake[], isCanceled = false) =>
  visit(
    () => (
      <ClassAssignments
        classId="class-1"
        className="중2 수학 심화반"
        isCanceled={isCanceled}
        mayCreate={!isCanceled}
        zone={DEFAULT_TIME_ZONE}
      />
    ),
    handlers,
  );
const ofLectures = (handlers: Fake[]) =>
  visit(() => <ClassLectures classId="class-1" zone={DEFAULT_TIME_ZONE} />, handlers);
const button = (name: string) => screen.findByRole('button', { name });
const menu = async (user: ReturnType<typeof visit>['user'], title: string, item: string) => {
  await user.click(await button(`${title} 메뉴`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const TASK = anAssignment().title;
const LECTURE = aLecture().title;

beforeEach(() => localStorage.clear());

describe('what can be done with an assignment', () => {
  it.each([
    ['DRAFT', {}, ['수정', '지금 내기', '다시 내기', '템플릿으로 두기', '지우기']],
    ['SCHEDULED', {}, ['수정', '마감 늦추기', '다시 내기', '템플릿으로 두기', '지우기']],
    ['OPEN', {}, ['수정', '마감 늦추기', '설명 더하기', '다시 내기', '템플릿으로 두기', '지우기']],
    ['OPEN', { isLocked: true }, ['마감 늦추기', '설명 더하기', '다시 내기', '템플릿으로 두기']],
    ['LATE_WINDOW', {}, ['마감 늦추기', '설명 더하기', '다시 내기', '템플릿으로 두기', '지우기']],
    ['CLOSED', {}, ['마감 늦추기', '설명 더하기', '다시 내기', '템플릿으로 두기', '지우기']],
    ['OPEN', { isCanceled: true }, ['지우기']],
  ] as [AssignmentStatus, { isLocked?: boolean; isCanceled?: boolean }, string[]][])(
    'that is %s %j is what the server allows [ASG-2]',
    async (status, { isLocked = false, isCanceled = false }, expected) => {
      const { user } = ofAssignments([assignments({ status, isLocked })], isCanceled);
      await user.click(await button(`${TASK} 메뉴`));
      await screen.findByRole('menuitem', { name: expected[0]! });
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(expected);
    },
  );

  it('is nothing where somebody has handed it in and the class was cancelled', async () => {
    ofAssignments([assignments({ isLocked: true })], true);
    expect(await screen.findByText(TASK)).toBeVisible();
    expect(screen.queryByRole('button', { name: `${TASK} 메뉴` })).toBeNull();
    expect(screen.getByText(/이미 제출한 학생이 있어 수정할 수 없어요/)).not.toHaveTextContent(/늦출|늦추거나|더할/);
  });
});

describe('a press that the server refuses', () => {
  const { publishAssignment, deleteAssignment } = assignmentsContract;
  const { publishLecture, deleteLecture } = lecturesContract;

  it.each([
    ['broken', fakeProblem(publishAssignment, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
    ['offline', offline(publishAssignment), /서버가 답하지 않아요/],
    ['not hers', fakeProblem(publishAssignment, 'FORBIDDEN'), /권한이 없어요/],
  ])('leaves a draft a draft, and says why: %s', async (_what, refusal, words) => {
    const { user } = ofAssignments([refusal, assignments({ status: 'DRAFT', displayAt: null })]);
    await menu(user, TASK, '지금 내기');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('과제를 냈어요')).toBeNull();
    expect(screen.getByText('초안')).toBeVisible();
  });

  it.each([
    ['an assignment', () => ofAssignments([fakeProblem(deleteAssignment, 'HAS_SUBMISSIONS'), assignments()]), TASK],
    ['a lecture', () => ofLectures([fakeProblem(deleteLecture, 'UNEXPECTED'), lectures()]), LECTURE],
  ])('deletes nothing of %s, and closes the question', async (_what, show, title) => {
    const { user } = show();
    await menu(user, title, '지우기');
    const question = within(
      await openedDialog(title === TASK ? '이 과제를 지울까요?' : '이 자료를 지울까요?', 'alertdialog'),
    );
    await user.click(question.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByText(/지웠어요/)).toBeNull();
    await waitFor(async () => expect(await button(`${title} 메뉴`)).toHaveFocus());
  });

  it('leaves a lecture unpublished', async () => {
    const { user } = ofLectures([
      fakeProblem(publishLecture, 'UNEXPECTED'),
      lectures({ status: 'DRAFT', displayAt: null }),
    ]);
    await menu(user, LECTURE, '공개하기');
    expect(await screen.findByText(/서버에 문제가 생겼어요/)).toBeVisible();
    expect(screen.queryByText('강의 자료를 공개했어요')).toBeNull();
  });
});

describe('a form that the server refuses', () => {
  const { updateAssignment, extendAssignment } = assignmentsContract;
  const { updateLecture } = lecturesContract;
  const title = () => screen.findByRole('textbox', { name: /(과제|자료) 제목/ });

  it.each([
    ['an assignment that somebody handed in', fakeProblem(updateAssignment, 'ASSIGNMENT_LOCKED')],
    ['one without a connection', offline(updateAssignment)],
    ['one on a broken server', fakeProblem(updateAssignment, 'UNEXPECTED')],
  ])('stays open with what was written: %s', async (_what, refusal) => {
    const { user } = ofAssignments([refusal, assignments()]);
    await menu(user, TASK, '수정');
    await openedDialog('과제 수정');
    await user.type(await title(), '!');
    await user.click(await button('저장'));
    expect(await screen.findByText('과제를 저장하지 못했어요')).toBeVisible();
    expect(await title()).toHaveValue(`${TASK}!`);
    platform.use(fake(updateAssignment, anAssignment({ version: 2 })));
    await user.click(await button('저장'));
    expect(await screen.findByText('과제를 수정했어요')).toBeVisible();
    await waitFor(async () => expect(await button(`${TASK} 메뉴`)).toHaveFocus());
  });

  it.each([
    ['fileIds', '찾을 수 없는 파일이 있어요.'],
    ['fileIds.0', '찾을 수 없는 파일이 있어요.'],
    ['displayAt', '지난 시각은 고를 수 없어요.'],
    ['deadlineAt', '마감은 공개 시각보다 뒤여야 해요.'],
  ])('of a lecture says what is wrong with %s at its field', async (path, words) => {
    const refusal = fakeProblem(updateLecture, 'VALIDATION', { fields: { [path]: words } });
    const shown = { displayAt: '2026-11-20T19:00:00+09:00', deadlineAt: '2026-11-27T19:00:00+09:00' };
    const { user } = ofLectures([refusal, lectures({ ...shown, status: 'SCHEDULED' })]);
    await menu(user, LECTURE, '수정');
    await openedDialog('강의 자료 수정');
    await user.click(await button('저장'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('강의 자료를 저장하지 못했어요')).toBeNull();
  });

  it('of a later deadline keeps the moment that was chosen', async () => {
    const { user } = ofAssignments([fakeProblem(extendAssignment, 'UNEXPECTED'), assignments()]);
    await menu(user, TASK, '마감 늦추기');
    await openedDialog('마감 늦추기');
    const day = await screen.findByRole('textbox', { name: '마감 날짜' });
    await user.clear(day);
    await user.type(day, '22112026');
    await user.click(await button('마감 늦추기'));
    expect(await screen.findByText('마감을 늦추지 못했어요')).toBeVisible();
    expect(day).toHaveValue('22/11/2026');
  });
});

describe('what was handed in', () => {
  const { listSubmissions } = assignmentsContract;

  it('is asked for again after a failure', async () => {
    const { user } = ofAssignments([assignments(), fakeProblem(listSubmissions, 'UNEXPECTED')]);
    await user.click(await button(`${TASK} 제출 현황 보기`));
    expect(await screen.findByText('제출 현황을 불러오지 못했어요')).toBeVisible();
    platform.use(fake(listSubmissions, { items: [aSubmission()] }));
    await user.click(await button('다시 시도'));
    expect(await screen.findByText('다 풀었어요. 틀린 문제도 다시 풀었어요.')).toBeVisible();
  });

  it('is explained where the class has no student yet', async () => {
    const { user } = ofAssignments([assignments(), fake(listSubmissions, { items: [] })]);
    await user.click(await button(`${TASK} 제출 현황 보기`));
    expect(await screen.findByText('이 과제를 할 학생이 아직 없어요')).toBeVisible();
  });

  it.each(['DRAFT', 'SCHEDULED'] as const)('is not asked about while an assignment is %s', async (status) => {
    ofAssignments([assignments({ status })]);
    expect(await screen.findByText(TASK)).toBeVisible();
    expect(screen.queryByRole('button', { name: /제출 현황/ })).toBeNull();
    expect(screen.queryByText(/명 중/)).toBeNull();
  });
});
