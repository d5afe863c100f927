import { screen, waitFor } from '@testing-library/react';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { familyTrialContract as contract } from '@portal/domain/teachers/family-trial.contract';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { shownDoor } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';

withDoors();

const TRIAL = aFamilyLesson({ isTrial: true, no: 1 });
const field = () => screen.findByLabelText('이유 (선택)');

describe('a family whose trial lesson is to come [CON-3]', () => {
  it('takes it back with a reason, and reads what became of it though the door has changed', async () => {
    let isCanceled = false;
    const sent = jest.fn();
    const { user } = enter(
      fake(familyDoorContract.getFamilyDoor, () =>
        aFamilyDoor({ next: isCanceled ? null : TRIAL, isOver: isCanceled, isCanceled, teacherId: 'math' }),
      ),
      fake(contract.cancelFamilyTrial, ({ body }) => {
        sent(body);
        isCanceled = true;
        return {};
      }),
    );
    await band('체험 수업');
    await user.click(press('체험 수업 취소'));
    expect(await screen.findByRole('dialog', { name: '체험 수업을 취소할까요?' })).toHaveTextContent(
      '선생님께 바로 알리고',
    );
    await user.type(await field(), '감기에 걸렸어요.');
    await user.click(press('취소하기'));
    expect(await screen.findByText('체험 수업을 취소했어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '체험 수업 취소' })).toBeNull());
    const news = screen.getByText('체험 수업을 취소했어요').closest('[role=status]');
    expect(news).toHaveTextContent(/19\/11\/2026 \(목\) \d\d:00 수업은 열리지 않아요/);
    await waitFor(() => expect(news).toHaveFocus());
    expect(sent.mock.calls).toEqual([[{ reason: '감기에 걸렸어요.' }]]);
    // Whoever comes back later reads the same, and finds the way to another time.
    expect(await screen.findByText('수업이 취소됐어요')).toBeVisible();
    expect(screen.queryByText(/첫 수업이 끝나면|선생님이 숙제를 내면/)).toBeNull();
    expect(screen.getByRole('link', { name: '선생님 페이지 열기' })).toHaveAttribute('href', '/teachers/math');
  });

  it.each([
    ['it has begun', fakeProblem(contract.cancelFamilyTrial, 'WRONG_STATE'), /그사이 내용이 바뀌었어요/],
    ['the line is gone', offline(contract.cancelFamilyTrial), '보내지 못했어요'],
  ])('keeps what it wrote where %s', async (_why, refusal, words) => {
    const { user } = enter(shownDoor({ next: TRIAL }), refusal);
    await band('체험 수업');
    await user.click(press('체험 수업 취소'));
    await user.type(await field(), '감기에 걸렸어요.');
    await user.click(press('취소하기'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field()).toHaveValue('감기에 걸렸어요.');
  });

  it('cannot take back what runs already, or what is no trial', async () => {
    enter(shownDoor({ next: aFamilyLesson({ isTrial: true, status: 'IN_PROGRESS' }) }));
    await band(/^다음 수업/);
    expect(screen.queryByRole('button', { name: '체험 수업 취소' })).toBeNull();
  });
});
