import { screen, within } from '@testing-library/react';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { platform } from '@portal/testing/platform-server';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { aListServer } from '../assignments.fixture.ts';
import { button, withFreshPages } from '../assignments.screen.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

const open = (handlers: Fake[] = aListServer(), query = '') =>
  renderSection(assignmentsSection, {
    path: `/account/assignments${query}`,
    handlers: [...handlers, ...fakeUploads()],
  });
const row = async (title: string) => (await screen.findByRole('heading', { level: 3, name: title })).closest('li')!;

describe('the assignments of all classes', () => {
  it('are led by how much waits to be graded, and by the way there [ASG-2]', async () => {
    open();
    expect(await screen.findByText('채점할 제출물 11개')).toBeVisible();
    expect(screen.getByRole('link', { name: '채점하기' })).toHaveAttribute('href', '/account/grading');
    expect(screen.getByRole('link', { name: '돌려주기' })).toHaveAttribute('href', '/account/grading?list=to-return');
  });

  it('say of which class they are, who has handed in, and what is left to grade [ASG-1] [ASG-2]', async () => {
    open();
    const first = within(await row('3과 연습 문제 풀기'));
    expect(first.getByText('12명 중 11명 제출 · 늦게 2명 · 미제출 1명 · 돌려준 것 3개')).toBeVisible();
    expect(first.getByRole('link', { name: '중2 수학 심화반' })).toHaveAttribute(
      'href',
      '/account/my-courses/class-1/assignments',
    );
    expect(first.getByRole('link', { name: '3과 연습 문제 풀기 채점하기 7' })).toHaveAttribute(
      'href',
      '/account/grading?assignment=assignment-1',
    );
    expect(within(await row('오답 노트')).queryByRole('link', { name: /채점하기/ })).toBeNull();
  });

  it('are narrowed by status and class in the address, which a reload keeps [ASG-1]', async () => {
    const { user, currentPath } = open();
    await row('모의 문제');
    await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), 'COMPLETED');
    expect(await row('오답 노트')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '모의 문제' })).toBeNull();
    await user.type(screen.getByRole('combobox', { name: '수업' }), '고1');
    await user.click(await screen.findByRole('option', { name: /고1 수학 기초반/ }));
    expect(currentPath()).toBe('/account/assignments?status=COMPLETED&class=class-2');
    expect(await screen.findByText('이 조건에 맞는 과제가 없어요')).toBeVisible();
  });

  it('are narrowed to any of her classes, also beyond the first hundred [ASG-1]', async () => {
    const classes = Array.from({ length: 130 }, (_, at) => aClassSummary({ id: `class-${at}`, name: `수학 ${at}반` }));
    const { user, currentPath } = open(aListServer(undefined, undefined, classes));
    await user.type(await screen.findByRole('combobox', { name: '수업' }), '129');
    await user.click(await screen.findByRole('option', { name: '수학 129반' }));
    expect(currentPath()).toBe('/account/assignments?class=class-129');
  });

  it('take a new one into the class that she chooses [ASG-1]', async () => {
    const sent = jest.fn();
    const { user } = open([
      fake(assignmentsContract.createAssignment, ({ body }) => {
        sent(body);
        return anAssignment();
      }),
      ...aListServer(),
    ]);
    await row('모의 문제');
    await user.click(await button('과제 내기'));
    const dialog = within(await openedDialog('과제 내기'));
    expect(dialog.queryByRole('textbox', { name: '과제 제목' })).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: /어느 수업/ }), 'class-2');
    await user.type(await dialog.findByRole('textbox', { name: '과제 제목' }), '단어 외우기');
    await user.click(dialog.getByRole('button', { name: '과제 내기' }));
    expect(await screen.findByText('과제를 냈어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ classId: 'class-2', title: '단어 외우기' }));
  });

  it('take a new one into her only class, which the form names [ASG-1]', async () => {
    const { user } = open(aListServer(undefined, undefined, [aClassSummary({ id: 'class-1', name: '수학 하나반' })]));
    await row('모의 문제');
    await user.click(await button('과제 내기'));
    const dialog = await openedDialog('과제 내기');
    expect(dialog).toHaveAccessibleDescription('수학 하나반');
    expect(within(dialog).getByRole('textbox', { name: '과제 제목' })).toBeVisible();
  });

  it('are there although it is not known how much waits, and that can be asked again', async () => {
    const { user } = open([fakeProblem(submissionsContract.listGradingQueue, 'UNEXPECTED'), ...aListServer()]);
    expect(await screen.findByText('채점할 것이 몇 개인지 불러오지 못했어요')).toBeVisible();
    expect(await row('모의 문제')).toBeVisible();
    platform.use(...aListServer());
    await user.click(await button('다시 시도'));
    expect(await screen.findByText('채점할 제출물 11개')).toBeVisible();
  });
});
