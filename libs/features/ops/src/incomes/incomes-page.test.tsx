import { screen, waitFor } from '@testing-library/react';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { preloadPages, press, rows, title, visit } from '../ops.screen.ts';
import { aDeskIncome, incomesDesk } from './incomes.fixture.ts';

const PAGE = '/ops/incomes';

beforeAll(preloadPages, 60_000);

describe('the incomes of all teachers at the desk [INC-4]', () => {
  it('lead from a lesson that is looked for to its correction', async () => {
    const { user, currentPath } = visit(PAGE, incomesDesk());
    expect(await title('수업 수입')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: '선생님, 수업, 회차로 찾기' }), '이국어');
    const found = await screen.findByRole('link', { name: '초등 독서 토론 · 7회차' });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(found).toHaveAttribute('href', '/ops/incomes/lesson-7');
    expect(currentPath()).toBe(`/ops/incomes?search=${encodeURIComponent('이국어')}`);
  });

  it('say what was not found, and show all again', async () => {
    const { user } = visit(`${PAGE}?search=none`, incomesDesk());
    expect(await screen.findByText('‘none’에 맞는 수업이 없어요')).toBeVisible();
    await user.click(await press('필터 지우기'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('go on by the last one', async () => {
    const many = Array.from({ length: 25 }, (_, no) => aDeskIncome({ lessonId: `lesson-${no}` }));
    const { user } = visit(PAGE, incomesDesk(many));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    await user.click(await press('더 보기'));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
  });

  it('say that there are none yet', async () => {
    visit(PAGE, incomesDesk([]));
    expect(await screen.findByText('아직 확정된 수입이 없어요')).toBeVisible();
  });

  it('are the work of the finance desk', async () => {
    visit(PAGE, [asOperator, fakeProblem(contract.listLessonIncomes, 'FORBIDDEN')]);
    expect(await screen.findByText('수입은 정산을 맡은 사람이 고쳐요')).toBeVisible();
    expect(screen.getByRole('link', { name: '운영 데스크로 가기' })).toBeVisible();
  });
});
