import { screen, within } from '@testing-library/react';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { gradingResultsContract } from '@portal/domain/coursework/grading-results.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fake } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { gradingResults } from '@portal/testing/coursework/grading-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassAssignments } from '../assignments/class-assignments.tsx';

const page = () => (
  <ClassAssignments
    classId="class-1"
    className="중2 수학 심화반"
    isCanceled={false}
    mayCreate
    zone={DEFAULT_TIME_ZONE}
  />
);
const visit = () =>
  renderSection(defineSection({ id: 'results', routes: [{ path: '/', title: '', access: 'account', page }] }), {
    handlers: [
      fake(assignmentsContract.listAssignments, { total: 1, items: [anAssignment()] }),
      fake(assignmentsContract.listSubmissions, { items: [aSubmission()] }),
      fake(gradingResultsContract.getClassResults, gradingResults({ average: 61.5 })),
      fake(gradingResultsContract.getAssignmentResults, gradingResults({ time: { measured: 2, medianSeconds: null } })),
    ],
  });

describe('what came out [ASG-2]', () => {
  it('is told of all of a class: the average, every band, what went wrong and how long it takes', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: '이 수업의 결과' }));
    expect(await screen.findByText('평균 61.5점')).toBeVisible();
    const bands = within(screen.getByRole('list', { name: '점수 분포' })).getAllByRole('listitem');
    expect(bands.map((one) => one.firstElementChild!.textContent)).toEqual(
      expect.arrayContaining(['0~9점 0개', '80~89점 3개', '90~100점 2개']),
    );
    expect(screen.getByText('4번')).toBeVisible();
    expect(screen.getByRole('link', { name: '학생 A01의 것 보기' })).toHaveAttribute(
      'href',
      '/account/grading?submission=submission-1',
    );
    expect(screen.getByText('가운데 값 1분 35초, 제출물 9개 기준')).toBeVisible();
  });

  it('is told of one assignment where its students are, without a time that too few were measured for', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: '3과 연습 문제 풀기 제출 현황 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3과 연습 문제 풀기' }));
    expect(await dialog.findByRole('link', { name: '빠른 채점표' })).toHaveAttribute(
      'href',
      '/account/grading/table?assignment=assignment-1',
    );
    await user.click(dialog.getByRole('button', { name: '결과' }));
    expect(await dialog.findByText('평균 78.4점')).toBeVisible();
    expect(dialog.getByText('3개부터 보여요. 지금은 2개예요.')).toBeVisible();
  });
});
