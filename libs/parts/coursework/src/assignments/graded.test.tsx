import { screen, within } from '@testing-library/react';
import { assignmentsContract as contract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fake } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassAssignments } from './class-assignments.tsx';

const listing = (items = [anAssignment()]) => fake(contract.listAssignments, { total: items.length, items });
const page = () => (
  <ClassAssignments
    classId="class-1"
    className="중2 수학 심화반"
    isCanceled={false}
    mayCreate
    zone={DEFAULT_TIME_ZONE}
  />
);
const visit = (handlers: ReturnType<typeof fake>[]) =>
  renderSection(defineSection({ id: 'graded', routes: [{ path: '/', title: '', access: 'account', page }] }), {
    handlers,
  });

describe('the assignments of a class', () => {
  it('lead to the grading of each one that waits for it, and say how much that is [ASG-2]', async () => {
    const counts = { students: 4, submitted: 3, late: 0, missing: 1, toGrade: 2, returned: 1 };
    visit([listing([anAssignment({ counts }), anAssignment({ id: 'done', title: '오답 노트' })])]);
    expect(await screen.findByRole('link', { name: '3과 연습 문제 풀기 채점하기 2' })).toHaveAttribute(
      'href',
      '/account/grading?assignment=assignment-1',
    );
    expect(screen.getAllByRole('link', { name: /채점하기/ })).toHaveLength(1);
  });

  it('say what each student was given, and whether the family has seen it [ASG-2]', async () => {
    const returned = { score: 88, feedback: '', at: '2026-11-18T09:00:00+09:00', seenAt: null };
    const one = (no: string, over: Parameters<typeof aSubmission>[0]) =>
      aSubmission({ id: `sub-${no}`, student: { id: `student-${no}`, name: `학생 ${no}`, avatar: null }, ...over });
    const { user } = visit([
      listing(),
      fake(contract.listSubmissions, {
        items: [
          one('A01', {
            gradeState: 'RETURNED',
            score: 88,
            returned: { ...returned, seenAt: '2026-11-20T08:00:00+09:00' },
          }),
          one('A02', { gradeState: 'RETURNED', score: 90, returned }),
          one('A03', { gradeState: 'GRADED', score: 70 }),
          one('A04', { id: null, taskStatus: 'UNFINISHED', submittedAt: null }),
        ],
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '3과 연습 문제 풀기 제출 현황 보기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3과 연습 문제 풀기' }));
    expect(await dialog.findByText('88점 · 돌려줌 · 20/11/2026 봤어요')).toBeVisible();
    expect(dialog.getByText('88점 · 돌려줌 · 아직 안 봤어요')).toBeVisible();
    expect(dialog.getByText('70점 · 채점함')).toBeVisible();
    expect(dialog.getAllByRole('link', { name: /채점하기$/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/account/grading?submission=sub-A01',
      '/account/grading?submission=sub-A02',
      '/account/grading?submission=sub-A03',
    ]);
  });
});
