import { screen, waitFor, within } from '@testing-library/react';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonIncome } from '@portal/testing/wallet/income-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { asOperator } from '../ops.fixture.ts';
import { panel, press, title, visit } from '../ops.screen.ts';
import { anAdjustment, anExplanation, incomeDesk, PATH } from './incomes.fixture.ts';

const asked = async (name: string) => within(await openedDialog(name, 'alertdialog'));
const amount = () => screen.findByRole('textbox', { name: /고칠 금액/ });
const reason = () => screen.findByRole('textbox', { name: /이유/ });

describe('the income of a lesson at the desk [INC-4]', () => {
  it('says what it comes from and what is left of it', async () => {
    visit(PATH, incomeDesk(anExplanation()));
    expect(await title('수업 수입 고치기')).toBeVisible();
    const facts = await panel(/20회차$/);
    expect(facts.getByText('321,600')).toBeVisible();
    expect(facts.getByText('480,000đ')).toBeVisible();
    expect(facts.getByText('−158,400đ')).toBeVisible();
  });

  it('takes less after asking, and says who bears it', async () => {
    const { user } = visit(PATH, incomeDesk(anExplanation()));
    await user.click(await screen.findByRole('radio', { name: '줄이기' }));
    await user.type(await amount(), '21600');
    await user.type(await reason(), '학생 한 명이 중간에 나갔어요.');
    await user.click(await press('수입 고치기'));
    const question = await asked('21,600đ 줄일까요?');
    expect(question.getByText(/300,000đ이 돼요. 이미 지급한 수입이면 마켓이 부담하고/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '고치기' }));
    const list = await panel('지금까지 고친 것');
    expect(await list.findByText('−21,600đ')).toBeVisible();
    expect(list.getByText('300,000đ')).toBeVisible();
    await waitFor(async () => expect(await amount()).toHaveValue(''));
  });

  it('gives more, on top of what was corrected before', async () => {
    const { user } = visit(PATH, incomeDesk(anExplanation({ adjustments: [anAdjustment()] })));
    expect((await panel('지금까지 고친 것')).getByText(/마켓이 부담/)).toBeVisible();
    await user.type(await amount(), '50000');
    await user.type(await reason(), '보충 수업을 했어요.');
    await user.click(await press('수입 고치기'));
    expect((await asked('50,000đ 더 줄까요?')).getByText(/350,000đ이 되고/)).toBeVisible();
  });

  it('asks nothing while something is missing, or more would be taken than there is', async () => {
    const { user } = visit(PATH, incomeDesk(anExplanation()));
    await user.click(await press('수입 고치기'));
    expect((await screen.findAllByText(/고칠 금액을 입력해 주세요/))[0]).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '줄이기' }));
    await user.type(await amount(), '321601');
    await user.type(await reason(), '잘못 적혔어요.');
    await user.click(await press('수입 고치기'));
    expect(await screen.findByText('남은 수입 321,600đ보다 많이 줄일 수 없어요.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps what was written where it is refused', async () => {
    const { user } = visit(PATH, [fakeProblem(contract.adjustIncome, 'WRONG_STATE'), ...incomeDesk(anExplanation())]);
    await user.type(await amount(), '50000');
    await user.type(await reason(), '보충 수업을 했어요.');
    await user.click(await press('수입 고치기'));
    await user.click((await asked('50,000đ 더 줄까요?')).getByRole('button', { name: '고치기' }));
    expect(await screen.findByText('수입을 고치지 못했어요')).toBeVisible();
    expect(await amount()).toHaveValue('50,000');
  });

  it('cannot be corrected before it is confirmed', async () => {
    visit(PATH, incomeDesk(anExplanation({ income: aLessonIncome() })));
    expect(await screen.findByText('아직 확정되지 않은 수입이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '수입 고치기' })).toBeNull();
  });

  it('is the work of the finance desk', async () => {
    visit(PATH, [asOperator, fakeProblem(contract.getLessonIncome, 'FORBIDDEN')]);
    expect(await screen.findByText('수입은 정산을 맡은 사람이 고쳐요')).toBeVisible();
  });
});
