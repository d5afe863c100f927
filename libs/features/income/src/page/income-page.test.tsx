import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { incomesContract as contract } from '@portal/domain/wallet/incomes.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { anIncomeForecast, anIncomeSummary } from '@portal/testing/wallet/income-builders';
import { aWorld, anEmptyWorld, anExtremeWorld } from '../income.fixture.ts';
import { enter, part, rowsOf, seen, title } from '../income.screen.ts';

const summary = anIncomeSummary();
const money = (amount: number) => `${amount.toLocaleString('en-US')}đ`;

beforeEach(() => localStorage.clear());

describe('the income of a teacher [INC-3] [INC-4]', () => {
  it('leads with what she may take out, in words too, and the ways on from it', async () => {
    enter(aWorld());
    expect(await title()).toBeVisible();
    const lead = await part('출금할 수 있는 금액');
    expect(lead.getByText('11,485,400')).toBeVisible();
    expect(lead.getByText('1,148만 5,400 동이에요.')).toBeVisible();
    expect(lead.getByRole('link', { name: '출금하기' })).toHaveAttribute(
      'href',
      '/account/income/withdrawal-history/new',
    );
    expect(lead.getByRole('link', { name: '10월 정산서' })).toHaveAttribute(
      'href',
      '/account/income/statements/2026-10',
    );
    expect(screen.getByText('18/11/2026 (수) 10:42 기준')).toBeVisible();
  });

  it('says what is on its way to her bank', async () => {
    enter(aWorld({ summary: anIncomeSummary({ withdrawing: 3_000_000 }) }));
    expect(await screen.findByText(/3,000,000đ은 출금 중이에요/)).toBeVisible();
  });

  it('sets this month beside the last one, and leads to its lessons', async () => {
    enter(aWorld());
    const lead = await part('출금할 수 있는 금액');
    expect(lead.getByText('15,008,000đ')).toBeVisible();
    expect(lead.getByText('확정 대기 포함')).toBeVisible();
    expect(lead.getByText('20,100,000đ')).toBeVisible();
    expect(lead.getByRole('link', { name: '46회' })).toHaveAttribute(
      'href',
      '/account/income/lessons?from=2026-11-01&to=2026-11-30',
    );
  });

  it('names this month as certain where what waits is left of the last one', async () => {
    const summary = anIncomeSummary();
    const [one] = summary.pending.items;
    const items = [{ ...one!, startAt: '2026-10-31T09:00:00Z' }];
    enter(aWorld({ summary: { ...summary, pending: { lessonCount: 1, net: one!.net, items } } }));
    const lead = await part('출금할 수 있는 금액');
    expect(lead.getByText('15,008,000đ')).toBeVisible();
    expect(lead.queryByText('확정 대기 포함')).toBeNull();
  });

  it('adds the next payout up from what is certain, what waits and what is booked, and names what comes later', async () => {
    enter(aWorld());
    const card = await screen.findByRole('region', { name: '다음 지급 · 01/12/2026 (화)' });
    const { available, pending, booked, later } = summary.nextPayout;
    expect(within(card).getByText('13일 뒤')).toBeVisible();
    expect(within(card).getByText((available + pending.net + booked.net).toLocaleString('en-US'))).toBeVisible();
    expect(rowsOf(card)).toEqual({
      '확정 · 출금하지 않으면': money(available),
      // The other one stands until she has answered.
      '확정 대기 · 1회': money(pending.net),
      '예약된 수업 · 13회': money(booked.net),
    });
    expect(within(card).getByText(/이번 달이 끝난 뒤 확정될 수업 4회 몫/)).toHaveTextContent(money(later.net));
  });

  it('shows what families pay and where it goes, with both readings of the fee in one place [INC-3]', async () => {
    enter(aWorld());
    const panel = await screen.findByRole('region', { name: '이번 달 수입 구성' });
    expect(rowsOf(panel)).toEqual({
      수업료: '22,400,000đ',
      '총 공제 33%': '−7,392,000đ',
      '플랫폼 10%': '−2,240,000đ',
      '채널·결제 23%': '−5,152,000đ',
      '받는 금액': '15,008,000đ',
    });
    expect(within(panel).getByText(/‘수수료 10%’라고 적힌 곳은 이 가운데 플랫폼 몫/)).toBeVisible();
    expect(within(panel).getByText(/앱 마켓 수수료\(15–30%\)/)).toBeVisible();
  });

  it('knows one rate alone where the label is what is charged [INC-3]', async () => {
    const labelled = { lessonCount: 46, gross: 22_400_000, fee: 2_240_000, platform: 2_240_000, channel: 0 };
    const month = { month: '2026-11', ...labelled, net: 20_160_000 };
    const rates = { total: 0.1, platform: 0.1, channel: 0, relief: 0 };
    enter(aWorld({ summary: anIncomeSummary({ month, rates }) }));
    const panel = await screen.findByRole('region', { name: '이번 달 수입 구성' });
    expect(rowsOf(panel)).toMatchObject({ '총 공제 10%': '−2,240,000đ', '받는 금액': '20,160,000đ' });
    expect(within(panel).queryByText(/채널·결제/)).toBeNull();
    expect(within(panel).queryByText(/플랫폼 몫/)).toBeNull();
  });

  it('lists the classes of the month by what they earned, each with its lessons behind it', async () => {
    enter(aWorld());
    const panel = await part('수업별 · 이번 달');
    const rows = panel.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(
      summary.classes.map(({ className }) => className),
    );
    expect(panel.getByRole('link', { name: '중3 수학 1:1 – 이차방정식' })).toHaveAttribute(
      'href',
      '/account/income/lessons?class=class-2&from=2026-11-01&to=2026-11-30',
    );
  });

  it('says of what waits why, until when, and what she can do', async () => {
    enter(aWorld());
    const rows = (await part('확정 대기')).getAllByRole('listitem');
    const [running, held] = rows.map((row) => within(row));
    expect(running!.getByText('오늘 19:12에 확정 · 8시간 30분 뒤')).toBeVisible();
    expect(running!.getByText('가족이 확인하거나 24시간이 지나면 확정돼요')).toBeVisible();
    expect(held!.getByText('확정이 멈춰 있어요')).toBeVisible();
    expect(held!.getByRole('link', { name: /일지 쓰기/ })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-31/wrap-up',
    );
  });

  it('unfolds its rules where they matter, with what happens when something paid is refunded', async () => {
    const { user } = enter(aWorld());
    const rules = await screen.findByRole('button', { name: '확정과 지급 규칙', expanded: false });
    await user.click((await part('확정 대기')).getByRole('button', { name: '확정과 지급 규칙 보기' }));
    expect(rules).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/환불해도 다시 가져가지 않아요/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '확정과 지급 규칙' })).toHaveFocus();
    await user.click(rules);
    expect(screen.queryByText(/환불해도 다시 가져가지 않아요/)).toBeNull();
  });

  it('hides every amount when somebody looks over her shoulder, and remembers it', async () => {
    const { user } = enter(aWorld());
    await user.click(await screen.findByRole('button', { name: '금액 가리기' }));
    expect(document.body).not.toHaveTextContent(/\d{1,3}(?:,\d{3})+/);
    // Nor whether it is more or less than the last month.
    expect(document.body).not.toHaveTextContent(/[▲▼]/);
    expect(screen.getAllByText('가린 금액').length).toBeGreaterThan(10);
    expect(localStorage.getItem('portal-income-figures')).toBe('hidden');
    await user.click(screen.getAllByRole('button', { name: '금액 보이기' })[0]!);
    expect((await part('출금할 수 있는 금액')).getByText('11,485,400')).toBeVisible();
  });

  it('is empty before the first lesson', async () => {
    enter(anEmptyWorld());
    expect(await screen.findByText('아직 수입이 없어요')).toBeVisible();
    expect(screen.queryByRole('link', { name: '출금하기' })).toBeNull();
  });

  it('shows all else while the forecast does not come', async () => {
    enter([fakeProblem(contract.getIncomeForecast, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('예상 수입을 불러오지 못했어요')).toBeVisible();
    expect((await part('출금할 수 있는 금액')).getByText('11,485,400')).toBeVisible();
  });

  it('has room for forty classes, of which the first eight stand open', async () => {
    const { user } = enter(anExtremeWorld());
    const panel = await part('수업별 · 이번 달');
    expect(panel.getAllByRole('listitem')).toHaveLength(8);
    await user.click(panel.getByRole('button', { name: '나머지 32개 수업' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(40);
  });
});

describe('what the month would come to', () => {
  const forecast = anIncomeForecast({}, summary);
  const booked = forecast.earned.net + forecast.booked.net;
  const panel = () => screen.findByRole('region', { name: '이번 달 예상' });
  const slider = () => screen.findByRole('slider', { name: '수업을 더 하면' });

  it('is the sum of what is earned and booked, compared with the last month', async () => {
    enter(aWorld());
    expect(within(await panel()).getByText(booked.toLocaleString('en-US'))).toBeVisible();
    expect(rowsOf(await panel())).toEqual({
      '지금까지 · 46회': money(forecast.earned.net),
      '예약된 수업 · 17회': `+${money(forecast.booked.net)}`,
      '더 하는 수업 · 0회': '0đ',
    });
    const less = forecast.lastMonth.net - booked;
    expect(within(await panel()).getByText(less > 0 ? /적어요/ : /많아요/)).toHaveTextContent(money(Math.abs(less)));
  });

  it('follows the slider, which the keys move by one and by five, and says what it stands for', async () => {
    enter(aWorld());
    const line = await slider();
    fireEvent.change(line, { target: { value: '2' } });
    const more = 2 * 321_600;
    expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2회 더, 예상 [\d,]+만/));
    expect(seen((await panel()).querySelector('p'))).toContain((booked + more).toLocaleString('en-US'));
    expect(rowsOf(await panel())).toMatchObject({
      [`더 하는 수업 · 2회 1회에 ${'321,600đ32만 1,600 동'}`]: '+643,200đ',
    });
    fireEvent.keyDown(line, { key: 'PageUp' });
    expect(line).toHaveValue('7');
    fireEvent.keyDown(line, { key: 'PageDown' });
    fireEvent.keyDown(line, { key: 'PageDown' });
    expect(line).toHaveValue('0');
  });

  it('is tried with another class, or with a price of her own, of which the fee is taken [INC-3]', async () => {
    const { user } = enter(aWorld());
    fireEvent.change(await slider(), { target: { value: '2' } });
    await user.selectOptions(screen.getByLabelText('어느 수업'), '중등 심화 문제풀이반 · 학생 8명');
    await waitFor(async () => expect(Object.values(rowsOf(await panel())).at(-1)).toBe('+1,608,000đ'));
    await user.selectOptions(screen.getByLabelText('어느 수업'), '다른 수업료');
    expect(Object.values(rowsOf(await panel())).at(-1)).toBe('0đ');
    await user.type(screen.getByLabelText(/수업 1회의 수업료/), '600000');
    expect(Object.values(rowsOf(await panel())).at(-1)).toBe('+804,000đ');
  });
});
