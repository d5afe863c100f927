import { screen, waitFor, within } from '@testing-library/react';
import {
  aConfirmedIncome,
  anIncomeExplanation,
  anIncomePart,
  someIncomeParts,
  someRates,
} from '@portal/testing/wallet/income-builders';
import { aWorld } from '../income.fixture.ts';
import { enter, explanation, part, rowsOf, title } from '../income.screen.ts';

const open = (of: Parameters<typeof anIncomeExplanation>[0]) =>
  enter(aWorld({ explanations: [anIncomeExplanation(of)] }), '/account/income/all?lesson=lesson-21');
const step = async (name: RegExp) =>
  (await (await explanation()).findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

describe('왜 이 금액인가요 [W2]', () => {
  it('reckons a lesson from price, minutes and students to what she gets [INC-4]', async () => {
    open({});
    const gross = await step(/^수업료$/);
    expect(gross).toHaveTextContent('120,000đ학생 1명 · 60분');
    expect(gross).toHaveTextContent('60/60수업 시간');
    expect(gross).toHaveTextContent('4명학생');
    expect(gross).toHaveTextContent('한지우 · 박도윤 · 최하린 · Nguyễn Minh Anh');
    expect(gross).toHaveTextContent('480,000đ');
    expect(await step(/^총 공제 33%/)).toHaveTextContent('−158,400đ');
    expect((await explanation()).getByText('480,000 − 158,400 = 321,600')).toBeVisible();
  });

  it('names the parts of the fee, both readings in one place [INC-3]', async () => {
    open({});
    const fee = await step(/^총 공제 33%/);
    expect(rowsOf(fee)).toEqual({
      '플랫폼 10% 480,000 × 0.1': '−48,000đ',
      '채널·결제 23% 480,000 × 0.23': '−110,400đ',
    });
    expect(within(fee).getByText(/‘수수료 10%’라고 적힌 곳은 이 가운데 플랫폼 몫/)).toBeVisible();
  });

  it('says what a gift spared of the fee', async () => {
    const spared = { gross: 480_000, fee: 134_400, platform: 24_000, channel: 110_400, net: 345_600 };
    open({ income: spared, rates: someRates({ relief: 0.05 }) });
    const fee = await step(/^총 공제 28%/);
    expect(rowsOf(fee)).toMatchObject({ '선물로 5% 덜 냈어요': '+24,000đ' });
    expect((await explanation()).getByText('480,000 − 134,400 = 345,600')).toBeVisible();
  });

  it('shows the package itself where an hour of it is no whole price, and what was dropped', async () => {
    open({
      income: { minutes: 50 },
      parts: [
        anIncomePart({ packageFee: 1_000_000, lessonCount: 11, packageMinutes: 50, packageName: '11회 패키지' }, 50),
      ],
    });
    const gross = await step(/^수업료$/);
    expect(gross).toHaveTextContent('1,000,000đ11회 패키지');
    expect(gross).toHaveTextContent('÷나누기11회패키지 횟수');
    expect(gross).toHaveTextContent('90,909đ');
    expect(gross).toHaveTextContent('1đ보다 작은 금액은 버려요');
  });

  it('lists students of different packages each with theirs', async () => {
    const other = anIncomePart({
      studentName: '윤채원',
      packageName: '8회 패키지',
      packageFee: 1_120_000,
      lessonCount: 8,
    });
    open({ parts: [...someIncomeParts(), other] });
    const gross = await step(/^수업료$/);
    expect(gross).toHaveTextContent('24회 패키지480,000đ');
    expect(gross).toHaveTextContent('8회 패키지140,000đ');
    expect(gross).toHaveTextContent('620,000đ');
  });

  it('shows the same lesson at 50 minutes, and any other as one of 60 [INC-4]', async () => {
    open({ income: { minutes: 90 }, parts: someIncomeParts({}, 90) });
    const examples = (await explanation()).getByRole('heading', { name: '같은 수업의 시간이 다르다면' }).parentElement!;
    expect(examples).toHaveTextContent(/60분으로 바꾸면수업료 480,000đ.*받는 금액 321,600đ/);
    expect(examples).toHaveTextContent(/50분이었다면수업료 400,000đ.*받는 금액 268,000đ/);
  });

  it('says until when it is held and why, and what rests on what', async () => {
    open({});
    const sheet = await explanation();
    expect(sheet.getByText('오늘 19:12에 확정돼요')).toBeVisible();
    expect(sheet.getByText('8시간 30분 남음')).toBeVisible();
    expect(sheet.getByText('가족에게 일지를 보냈어요')).toBeVisible();
    expect(sheet.getByRole('link', { name: '수업 기록 보기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-21/evidence',
    );
    expect(sheet.getByRole('link', { name: '11월 정산서' })).toHaveAttribute(
      'href',
      '/account/income/statements/2026-11',
    );
    expect(sheet.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/account/supports?lesson=lesson-21');
  });

  it('counts a lesson to which nobody came, and leads to its note', async () => {
    open({ income: { isNoShow: true, hold: { cause: 'NOTE_MISSING', releaseAt: null } }, noteSentAt: null });
    const sheet = await explanation();
    expect(sheet.getByText(/진행한 수업으로 계산했어요/)).toBeVisible();
    expect(sheet.getByText('확정이 멈춰 있어요')).toBeVisible();
    expect(sheet.getByRole('link', { name: /일지 쓰기/ })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-21/wrap-up',
    );
    expect(sheet.queryByText('가족에게 일지를 보냈어요')).toBeNull();
  });

  it('says that the team looks into a ticket, and promises no question that she could answer', async () => {
    open({ income: { hold: { cause: 'TICKET', releaseAt: null } } });
    const sheet = await explanation();
    expect(sheet.getByText('문의가 끝나고 24시간이 지나면 확정돼요')).toBeVisible();
    expect(sheet.queryByRole('link', { name: /질문 보기/ })).toBeNull();
  });

  it('tells what was corrected, by whom it is borne, and what is left', async () => {
    enter(aWorld(), `/account/income/all?lesson=${aConfirmedIncome().lessonId}`);
    const sheet = await explanation();
    expect(await sheet.findByText('학생 한 명의 결석을 인정했어요')).toBeVisible();
    expect(sheet.getByText(/이미 지급한 수입이라 마켓이 부담했어요/)).toBeVisible();
    expect(sheet.getByText('고친 뒤 받는 금액')).toHaveTextContent('241,200đ');
    expect(sheet.getByText('가족이 확인했어요')).toBeVisible();
    expect(sheet.getByRole('link', { name: '거래 보기' })).toHaveAttribute(
      'href',
      '/account/income/transaction-history/txn-20',
    );
  });

  it('opens over the page with the focus at its name; Escape leads back to the link', async () => {
    const { user, currentPath } = enter(aWorld());
    const why = (await part('확정 대기')).getAllByRole('link', { name: /^왜 이 금액인가요/ })[0]!;
    await user.click(why);
    const sheet = await explanation();
    expect(currentPath()).toBe('/account/income/all?lesson=lesson-21');
    expect(document.activeElement).toHaveTextContent('왜 이 금액인가요?');
    expect(await sheet.findByText('480,000 − 158,400 = 321,600')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/account/income/all'));
    await waitFor(() => expect(why).toHaveFocus());
  });

  it('is closed by Back as well, and from its own address leaves the page behind', async () => {
    const { user, currentPath, goBack } = enter(aWorld());
    await user.click((await part('확정 대기')).getAllByRole('link', { name: /^왜 이 금액인가요/ })[1]!);
    expect(currentPath()).toBe('/account/income/all?lesson=lesson-31');
    await explanation();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentPath()).toBe('/account/income/all');
  });

  it('says so where a lesson has no income', async () => {
    const { user, currentPath } = enter(aWorld(), '/account/income/all?lesson=none');
    expect(await (await explanation()).findByText('찾는 수업의 수입이 없어요')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/account/income/all'));
    expect(await title()).toBeVisible();
  });
});
