import { screen, waitFor, within } from '@testing-library/react';
import { aConfirmedIncome, aLessonIncome, earnedOf } from '@portal/testing/wallet/income-builders';
import { aWorld, anEmptyWorld } from '../income.fixture.ts';
import { button, enter, explanation, rowsOf, title } from '../income.screen.ts';

const PATH = '/account/income/lessons';
const rows = async () => within(await screen.findByRole('list', { name: '수업별 수입 목록' })).getAllByRole('listitem');
const totals = () => screen.findByRole('region', { name: '조건에 맞는 수업의 합계' });

describe('what each lesson earned [INC-4]', () => {
  it('is listed from the newest, with the sums of all of it', async () => {
    enter(aWorld(), PATH);
    expect(await title('수업별 수입')).toBeVisible();
    expect(await rows()).toHaveLength(5);
    const first = within((await rows())[0]!);
    expect(first.getByRole('link', { name: '중3 수학 1:1 – 이차방정식' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-31',
    );
    expect(first.getByText('201,000đ')).toBeVisible();
    expect(first.getByText('확정 대기')).toBeVisible();
    expect(within((await rows())[4]!).getByText('환불')).toBeVisible();
    expect(Object.keys(rowsOf(await totals()))).toEqual(['받는 금액', '수업료', '총 공제', '수업']);
    expect(rowsOf(await totals())).toMatchObject({ 수업료: '2,220,000đ', '총 공제': '−732,600đ', 수업: '5회' });
  });

  it('is filtered by class, state and period, in its address [INC-5]', async () => {
    const { user, currentPath } = enter(aWorld(), PATH);
    await screen.findByRole('option', { name: '중3 수학 1:1 – 이차방정식' });
    await user.selectOptions(screen.getByLabelText('수업'), 'class-1');
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    await user.selectOptions(screen.getByLabelText('상태'), '확정 대기');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(rowsOf(await totals())).toMatchObject({ 수업: '2회', 수업료: '960,000đ' });
    await user.selectOptions(screen.getByLabelText('상태'), '모두');
    await user.selectOptions(screen.getByLabelText('기간'), '1주');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(currentPath()).toBe(`${PATH}?class=class-1&period=W1`);
  });

  it('takes days of her own from the address that leads to it', async () => {
    enter(aWorld(), `${PATH}?class=class-1&from=2026-10-01&to=2026-10-31`);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByLabelText('기간')).toHaveValue('CUSTOM');
  });

  it('leads back to all where the filters let nothing through', async () => {
    const { user, currentPath } = enter(aWorld(), `${PATH}?state=REVERSED&period=W1`);
    expect(await screen.findByText('조건에 맞는 수업이 없어요')).toBeVisible();
    await user.click(button(/지우기|모두/));
    expect(await rows()).toHaveLength(5);
    expect(currentPath()).toBe(PATH);
  });

  it('brings thirty at a time, and no button where nothing more comes', async () => {
    const incomes = Array.from({ length: 40 }, (_, at) => aConfirmedIncome({ lessonId: `lesson-${at}`, lessonNo: at }));
    const { user } = enter(aWorld({ incomes }), PATH);
    expect(await rows()).toHaveLength(30);
    expect(rowsOf(await totals())).toMatchObject({ 수업: '40회' });
    await user.click(button('더 보기'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('explains an amount over the list, which keeps its filters', async () => {
    const { user, currentPath } = enter(aWorld(), `${PATH}?class=class-1`);
    await user.click(within((await rows())[0]!).getByRole('link', { name: /^왜 이 금액인가요/ }));
    expect(currentPath()).toBe(`${PATH}?class=class-1&lesson=${aLessonIncome().lessonId}`);
    expect(await (await explanation()).findByText('480,000 − 158,400 = 321,600')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe(`${PATH}?class=class-1`));
  });

  it.each([
    ['beside its sums', {}, '수업별 수입 목록'],
    ['where nothing else is', { incomes: [] }, null],
  ])('says what was moved from another system and is not in it, %s', async (_where, over, list) => {
    enter(aWorld({ ...over, imported: earnedOf(1_300, 100_000) }), PATH);
    expect(
      await screen.findByText(/^이전 시스템에서 옮긴 수업 1,300회, 받는 금액 87,100,000đ은 .* 이 목록에 없어요/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '정산서에서 보기' })).toHaveAttribute('href', '/account/income/statements');
    if (list) expect(rowsOf(await totals())).toMatchObject({ 수업: '5회' });
  });

  it('says nothing of another system where all is in it', async () => {
    enter(aWorld(), PATH);
    expect(await rows()).toHaveLength(5);
    expect(screen.queryByText(/이전 시스템에서 옮긴 수업/)).toBeNull();
  });

  it('says that there is none yet', async () => {
    enter(anEmptyWorld(), PATH);
    expect(await screen.findByText('아직 수입이 있는 수업이 없어요')).toBeVisible();
  });
});
