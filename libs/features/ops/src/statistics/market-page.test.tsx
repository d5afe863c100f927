import { screen, within } from '@testing-library/react';
import { METRICS } from '@portal/domain/statistics/statistics';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aMarketStatistics } from '@portal/testing/statistics/statistics-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { opsSection } from '../section.ts';

const enter = (...handlers: Fake[]) => renderSection(opsSection, { path: '/ops/statistics', handlers });

describe('the market in figures [STT-1]', () => {
  it('adds all teachers up and names none of them', async () => {
    enter(fake(contract.getMarketStatistics, aMarketStatistics()));
    expect(await screen.findByRole('heading', { level: 1, name: '마켓 통계' })).toBeVisible();
    expect(await screen.findByText('수업한 선생님')).toBeVisible();
    expect(screen.getByText('12명')).toBeVisible();
    const band = within(screen.getByRole('list', { name: '이 달의 숫자' }));
    expect(band.getAllByRole('listitem')).toHaveLength(13);
    expect(band.getByText('239,270,400đ')).toBeVisible();
    expect(band.queryAllByRole('link')).toEqual([]);
  });

  it('is of the last month that is over, or of the one that is chosen', async () => {
    const asked: string[] = [];
    const { user, currentPath } = enter(
      fake(contract.getMarketStatistics, ({ query: { month } }) => {
        asked.push(month);
        return aMarketStatistics({ month });
      }),
    );
    await screen.findByText('12명');
    expect(screen.queryByRole('option', { name: '2026년 11월' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('달'), '2026년 8월');
    expect(currentPath()).toBe('/ops/statistics?month=2026-08');
    await screen.findByRole('region', { name: '달마다 선생님의 확정된 수입' });
    expect(asked).toEqual(['2026-10', '2026-08']);
  });

  it('says how many months are left out because too few taught in them', async () => {
    enter(fake(contract.getMarketStatistics, aMarketStatistics({ spans: aMarketStatistics().spans.slice(2) })));
    expect(await screen.findByText('수입이 있는 선생님이 적은 2개월은 빼고 보여요.')).toBeVisible();
  });

  it('says whose job it is to another desk', async () => {
    enter(fakeProblem(contract.getMarketStatistics, 'FORBIDDEN'));
    expect(await screen.findByText('팀을 이끄는 업무에서 볼 수 있어요')).toBeVisible();
    expect(screen.getByRole('link', { name: /데스크/ })).toHaveAttribute('href', expect.stringContaining('/ops'));
  });

  it('says of what too few made that it is kept back, and not that there is none', async () => {
    const kept = aMarketStatistics().figures.map((one) =>
      one.metric === 'NET' ? { ...one, value: null, before: null, of: 0 } : { ...one, before: null },
    );
    enter(fake(contract.getMarketStatistics, aMarketStatistics({ teachers: 4, figures: kept, spans: [] })));
    const band = within(await screen.findByRole('list', { name: '이 달의 숫자' }));
    expect(band.getAllByText('선생님이 적어 보이지 않아요')).not.toHaveLength(0);
    expect(band.queryByText(/없었어요|아직 없어요/)).toBeNull();
    expect(screen.getByText(/수입이 있는 선생님이 적어서/)).toBeVisible();
    expect(screen.queryByText(/동안 0đ/)).toBeNull();
  });

  it('says that nobody taught', async () => {
    const empty = METRICS.map((metric) => ({ metric, value: null, before: null, of: 0 }));
    enter(fake(contract.getMarketStatistics, aMarketStatistics({ teachers: 0, figures: empty })));
    expect(await screen.findByText('이 달에 수업한 선생님이 없어요')).toBeVisible();
  });

  it('can be asked for again when it failed', async () => {
    enter(fakeProblem(contract.getMarketStatistics, 'UNEXPECTED'));
    expect(await screen.findByText('통계를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});
