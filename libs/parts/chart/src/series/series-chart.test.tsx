import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, formatMoneyShort } from '@portal/domain/format/money';
import { UiProvider } from '@portal/ui/provider';
import { monthSeries, MONTHS, WEEKS, weekSeries } from '../chart.fixture.ts';
import { SeriesChart } from './series-chart.tsx';

const weeks = (
  <SeriesChart
    label="주마다 확정된 수입"
    points={WEEKS}
    series={weekSeries}
    format={formatMoney}
    short={formatMoneyShort}
  />
);
const shapesOf = (container: HTMLElement) => container.querySelectorAll('.recharts-bar-rectangle').length;

describe('values along an axis [STT-1]', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(560);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(224);
  });
  afterEach(() => jest.restoreAllMocks());

  it('has a bar and a mark for each week, named in words', async () => {
    const { container } = render(weeks, { wrapper: UiProvider });
    await waitFor(() => expect(shapesOf(container)).toBe(8));
    expect(container.querySelectorAll('line[stroke-dasharray="4 3"]')).toHaveLength(4);
    expect(screen.getByRole('application', { name: '주마다 확정된 수입' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByText('지난 4주').length).toBeGreaterThan(0);
  });

  it('speaks each point that the arrows reach', async () => {
    const user = userEvent.setup();
    render(weeks, { wrapper: UiProvider });
    await user.tab();
    expect(screen.getByRole('application')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('27/10–02/11, 확정된 수입 4,743,600đ, 지난 4주 4,422,000đ');
    await user.keyboard('{End}');
    expect(screen.getByRole('status')).toHaveTextContent('17/11–23/11, 확정된 수입 5,547,600đ, 지난 4주 4,671,600đ');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('names a month in full, and of it only what it has', async () => {
    const user = userEvent.setup();
    render(
      <SeriesChart
        label="열두 달"
        points={MONTHS}
        series={monthSeries}
        format={formatMoney}
        short={formatMoneyShort}
      />,
      {
        wrapper: UiProvider,
      },
    );
    await user.tab();
    await user.keyboard('{End}');
    expect(screen.getByRole('status')).toHaveTextContent(
      '2026년 12월, 이번 달 번 금액 15,008,000đ, 예약된 수업 5,708,400đ',
    );
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('2026년 11월, 끝난 달 20,100,000đ');
  });

  it('stripes what is only booked', async () => {
    const { container } = render(
      <SeriesChart
        label="열두 달"
        points={MONTHS}
        series={monthSeries}
        format={formatMoney}
        short={formatMoneyShort}
      />,
      { wrapper: UiProvider },
    );
    await waitFor(() => expect(container.querySelector('pattern')).not.toBeNull());
    expect(container.querySelectorAll('path[fill="url(#chart-hatch-lead)"]')).toHaveLength(1);
    expect(container.querySelectorAll('path[fill="var(--chart-lead)"]')).toHaveLength(1);
  });
});
