import { screen, within } from '@testing-library/react';
import { assignmentsContract as contract } from '@portal/domain/coursework/assignments.contract';
import type { Submission } from '@portal/domain/coursework/submission';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fake, type Fake } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { ClassAssignments } from './class-assignments.tsx';

const missing = (no: string, over: Partial<Submission> = {}) =>
  aSubmission({
    id: null,
    student: { id: `student-${no}`, name: `학생 ${no}`, avatar: null },
    taskStatus: 'UNFINISHED',
    submittedAt: null,
    text: '',
    ...over,
  });
const page = () => (
  <ClassAssignments
    classId="class-1"
    className="중2 수학 심화반"
    isCanceled={false}
    mayCreate
    zone={DEFAULT_TIME_ZONE}
  />
);

async function opened(assignment = anAssignment(), ...handlers: Fake[]) {
  const listing = fake(contract.listAssignments, { total: 1, items: [assignment] });
  const all = [...handlers, listing, fake(contract.listSubmissions, { items: [aSubmission(), missing('A02')] })];
  const section = defineSection({ id: 'missing', routes: [{ path: '/', title: '', access: 'account', page }] });
  const { user } = renderSection(section, { handlers: all });
  await user.click(await screen.findByRole('button', { name: `${assignment.title} 제출 현황 보기` }));
  const dialog = within(await screen.findByRole('dialog', { name: assignment.title }));
  await dialog.findByText('학생 A02');
  return { user, dialog };
}

describe('who has not handed it in [ASG-2]', () => {
  it('is reminded with one press, and it is said how many families hear of it', async () => {
    const sent = jest.fn();
    const { user, dialog } = await opened(
      anAssignment(),
      fake(contract.remindOfAssignment, ({ params }) => {
        sent(params.id);
        return { reminded: ['student-A02'], items: [] };
      }),
    );
    expect(dialog.getByText('아직 내지 않은 학생 1명')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '가족에게 알리기' }));
    expect(await screen.findByText('1명의 가족에게 알렸어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([['assignment-1']]);
  });

  it('hears nothing twice a day, and the teacher is told so', async () => {
    const { user, dialog } = await opened(
      anAssignment(),
      fake(contract.remindOfAssignment, { reminded: [], items: [] }),
    );
    await user.click(dialog.getByRole('button', { name: '가족에게 알리기' }));
    expect(await screen.findByText('새로 알린 가족이 없어요')).toBeVisible();
  });

  it('is not reminded of what nobody can hand in any more', async () => {
    const { dialog } = await opened(anAssignment({ status: 'CLOSED' }));
    expect(dialog.queryByRole('button', { name: '가족에게 알리기' })).toBeNull();
    expect(dialog.getByRole('button', { name: '학생 A02 마감 늦추기' })).toBeVisible();
  });

  it('gets more time alone, with the reason that the family reads', async () => {
    const sent = jest.fn();
    const { user, dialog } = await opened(
      anAssignment(),
      fake(contract.extendForStudent, ({ params, body }) => {
        sent(params, body);
        return { items: [] };
      }),
    );
    await user.click(dialog.getByRole('button', { name: '학생 A02 마감 늦추기' }));
    const form = within(dialog.getByRole('form', { name: '학생 A02 마감 늦추기' }));
    const day = form.getByRole('textbox', { name: /^마감 날짜/ });
    await user.clear(day);
    await user.type(day, '22112026');
    await user.tab();
    await user.type(form.getByRole('textbox', { name: /^이유/ }), '가족 여행');
    await user.click(form.getByRole('button', { name: '마감 늦추기' }));
    expect(await screen.findByText('학생 A02의 마감을 늦췄어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        { id: 'assignment-1', studentId: 'student-A02' },
        { deadlineAt: '2026-11-22T12:00:00.000Z', reason: '가족 여행' },
      ],
    ]);
  });
});
