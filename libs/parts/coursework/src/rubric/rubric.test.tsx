import { screen } from '@testing-library/react';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { defineSection } from '@portal/portal-core/section';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { AssignmentForm } from '../assignments/assignment-form.tsx';

const page = () => (
  <AssignmentForm classId="class-1" assignment={null} zone={DEFAULT_TIME_ZONE} onReload={() => {}} onClose={() => {}} />
);

describe('the rubric of an assignment [ASG-2]', () => {
  it('is two to eight criteria whose points are a hundred, and goes with the assignment', async () => {
    const sent = jest.fn();
    const { user } = renderSection(
      defineSection({ id: 'form', routes: [{ path: '/', title: '', access: 'account', page }] }),
      {
        handlers: [
          fake(assignmentsContract.createAssignment, ({ body }) => {
            sent(body.rubric);
            return anAssignment();
          }),
          ...fakeUploads(),
        ],
      },
    );
    const field = (name: string) => screen.getByRole('textbox', { name });
    const give = () => user.click(screen.getByRole('button', { name: '과제 내기' }));
    await user.type(await screen.findByRole('textbox', { name: '과제 제목' }), '연립방정식');
    await user.click(screen.getByRole('switch', { name: /항목별로/ }));
    await user.type(field('항목 1'), '식');
    await user.type(field('항목 2'), '답');
    await user.clear(field('항목 1 점수'));
    await user.type(field('항목 1 점수'), '60');
    expect(screen.getByText('모두 더해 110점')).toBeVisible();
    expect(screen.getByText('10점이 넘쳤어요.')).toBeVisible();
    await give();
    expect(await screen.findByText('점수를 모두 더하면 100점이어야 해요.')).toBeVisible();
    await user.clear(field('항목 2 점수'));
    await user.type(field('항목 2 점수'), '30');
    await user.click(screen.getByRole('button', { name: '항목 더하기' }));
    await user.type(field('항목 3'), '단위');
    expect(field('항목 3 점수')).toHaveValue('10');
    await give();
    expect(await screen.findByText('과제를 냈어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        [
          { name: '식', points: 60 },
          { name: '답', points: 30 },
          { name: '단위', points: 10 },
        ],
      ],
    ]);
  });
});
