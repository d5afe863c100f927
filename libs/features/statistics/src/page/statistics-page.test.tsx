import { screen, waitFor, within } from '@testing-library/react';
import { statisticsContract as contract } from '@portal/domain/statistics/statistics.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aStatistics, someClassWork, workOf } from '@portal/testing/statistics/statistics-builders';
import {
  anEmptyWorld,
  aLargeWorld,
  anImportedMonth,
  aWorld,
  someImportedMonths,
  worldWith,
} from '../statistics.fixture.ts';
import { band, button, enter, part, title } from '../statistics.screen.ts';

describe('what an hour is worth [STT-1]', () => {
  it('leads with the money of a real hour, and says what it would be by lessons alone and what it was before', async () => {
    enter(aWorld());
    expect(await title()).toBeVisible();
    const lead = await screen.findByRole('region', { name: '시간당 확정된 수입' });
    expect(lead).toHaveTextContent('199,392đ');
    expect(lead).toHaveTextContent('수업만 보면 시간당 336,054đ, 채점과 정리까지 100시간을 넣으면 이 금액이에요.');
    expect(lead).toHaveTextContent('지난 4주보다 ▲ 11,492đ 늘었어요');
    expect(lead).toHaveTextContent('22/10/2026 (목) – 18/11/2026 (수)');
    expect(lead).toHaveTextContent('선생님에게만 보여요');
    expect(screen.getByText('18/11/2026 (수) 10:40까지 있었던 일을 세었어요')).toBeVisible();
  });

  it('covers her money everywhere on the page once she hides it, and nothing else', async () => {
    const { user } = enter(aWorld());
    await screen.findByRole('region', { name: '시간당 확정된 수입' });
    await user.click(await screen.findByRole('button', { name: '금액 가리기' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(/\d{1,3}(?:,\d{3})+đ/));
    expect((await band()).getByRole('link', { name: /진행한 수업 60회/ })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '금액 보이기' })[0]!);
    expect(await screen.findByRole('region', { name: '시간당 확정된 수입' })).toHaveTextContent('199,392đ');
    localStorage.clear();
  });

  it('has each figure with words about the period before, as the way to its rows', async () => {
    enter(aWorld());
    const figures = await band();
    expect(figures.getAllByRole('link')).toHaveLength(13);
    expect(figures.getByRole('link', { name: /진행한 수업 60회 지난 4주보다 2회 늘었어요/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/statistics/rows/LESSONS_HELD?from=2026-10-22&to=2026-11-18'),
    );
    expect(figures.getByRole('link', { name: /취소한 수업 2회 지난 4주보다 1회 줄었어요/ })).toBeVisible();
    expect(figures.getByRole('link', { name: /출석률 96.8% 지난 4주하고 같아요\s*출석 기록 250개/ })).toBeVisible();
    expect(
      figures.getByRole('link', { name: /평균 답장 시간 38분 지난 4주보다 14분 줄었어요\s*답장 44번/ }),
    ).toBeVisible();
    expect(figures.getByRole('link', { name: /모은 포인트 1,250 xu 지난 4주에는 없었어요/ })).toBeVisible();
    expect(figures.getByRole('link', { name: /쓴 포인트 아직 없어요/ })).toBeVisible();
  });

  it('says of each class where its hours went, which one is worth most, and the same as a table', async () => {
    const { user } = enter(aWorld());
    const panel = await part('수업별 실제 시급');
    expect(
      panel.getByText(
        '중3 수학 1:1 수업이 시간당 214,400đ, 가장 높아요. 중2 내신 대비반 수업은 시간의 39%가 채점이에요.',
      ),
    ).toBeVisible();
    const [first] = panel.getAllByRole('listitem');
    expect(first).toHaveTextContent('중3 수학 1:1수업 16회수업 14시간, 채점 40분, 정리 20분15시간214,400đ');
    await user.click(panel.getByRole('radio', { name: '표' }));
    const row = panel.getByRole('row', { name: /중등 심화 문제풀이반/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['31시간', '11시간 30분', '3시간 40분', '207,484đ']);
  });

  it('shows what came in by week beside the weeks before, and adds both up', async () => {
    const { user } = enter(aWorld());
    const panel = await part('주마다 확정된 수입');
    expect(panel.getByText(/4주 동안 19,939,200đ/)).toHaveTextContent('지난 4주보다 ▲ 1,518,000đ 늘었어요');
    await user.click(panel.getByRole('radio', { name: '표' }));
    const cells = (name: RegExp) =>
      within(panel.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/12\/11–18\/11/)).toEqual(['16회', '5,547,600đ', '4,671,600đ', '▲ 876,000đ']);
    expect(cells(/모두/)).toEqual(['60회', '19,939,200đ', '18,421,200đ', '▲ 1,518,000đ']);
  });
});

describe('income that came from an earlier system as a sum of its month [STT-1]', () => {
  const LEFT_OUT = '이전 시스템에서 옮긴 수업은 그 채점과 정리까지 넣지 않았어요.';
  const lead = () => screen.findByRole('region', { name: '시간당 확정된 수입' });

  it('leaves the hours of its lessons out of the wage, and says so', async () => {
    enter(worldWith({ statistics: someImportedMonths() }));
    expect(await lead()).toHaveTextContent('199,392đ');
    expect(await lead()).toHaveTextContent(LEFT_OUT);
  });

  it('is no wage to compare with', async () => {
    enter(worldWith({ statistics: someImportedMonths() }));
    expect(await lead()).toHaveTextContent('이 금액이에요.');
    expect(await lead()).not.toHaveTextContent('지난 4주');
  });

  it('lets no wage be reckoned where there is nothing else, and praises no class', async () => {
    enter(worldWith({ statistics: anImportedMonth() }));
    expect(await lead()).toHaveTextContent('계산할 수 없어요');
    expect(await lead()).toHaveTextContent(LEFT_OUT);
    expect(await lead()).not.toHaveTextContent('0đ');
    const panel = await part('수업별 실제 시급');
    expect(panel.getByText(LEFT_OUT)).toBeVisible();
    expect(screen.queryByText(/가장 높아요|일한 시간이 아직 없어요/)).toBeNull();
  });
});

describe('hours that brought nothing yet [STT-1]', () => {
  const unpaid = () => {
    const classes = someClassWork().map((one) => ({ ...one, net: 0 }));
    return aStatistics({ work: { ...aStatistics().work, now: workOf(classes), classes } });
  };

  it('are no wage of nothing, and no class is the best', async () => {
    enter(worldWith({ statistics: unpaid() }));
    const lead = await screen.findByRole('region', { name: '시간당 확정된 수입' });
    expect(lead).toHaveTextContent('아직 없어요수입이 확정되면 한 시간에 얼마를 받았는지 알려 드려요.');
    const panel = await part('수업별 실제 시급');
    expect(panel.getByText(/^확정된 수입이 아직 없어요\./)).toBeVisible();
    expect(panel.queryByText(/가장 높아요/)).toBeNull();
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('아직 없어요');
  });
});

describe('the period [INC-5]', () => {
  it('is four weeks until she chooses another one, which stands in the address with its class', async () => {
    const asked: string[] = [];
    const { user, currentPath } = enter([
      fake(contract.getStatistics, ({ query: { from, to, classId } }) => {
        asked.push([from, to, classId].join(' '));
        return { ...aStatistics(), from, to };
      }),
      ...aWorld(),
    ]);
    await band();
    await user.selectOptions(screen.getByLabelText('기간'), '1년');
    expect(currentPath()).toBe('/account/statistics?period=Y1');
    await screen.findByRole('option', { name: '중3 수학 1:1' });
    await user.selectOptions(screen.getByLabelText('수업'), '중3 수학 1:1');
    expect(currentPath()).toBe('/account/statistics?period=Y1&class=class-1');
    await waitFor(() => expect(asked.at(-1)).toBe('2025-11-19 2026-11-18 class-1'));
    expect(asked[0]).toBe('2026-10-22 2026-11-18 ');
    expect((await band()).getByRole('link', { name: /진행한 수업.*지난 1년보다/ })).toHaveAttribute(
      'href',
      expect.stringContaining('class=class-1'),
    );
  });

  it('has all presets and no time without end', async () => {
    enter(aWorld());
    await title();
    const options = within(screen.getByLabelText('기간')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '1주',
      '2주',
      '3주',
      '4주',
      '1개월',
      '2개월',
      '3개월',
      '6개월',
      '1년',
      '직접 정하기',
    ]);
  });

  it('of her own days waits for both, and is no longer than a year', async () => {
    enter(aWorld(), '?period=CUSTOM&from=2026-11-01');
    expect(await screen.findByText('첫날과 마지막 날을 모두 골라 주세요')).toBeVisible();
    expect(screen.queryByRole('region', { name: '시간당 확정된 수입' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'CSV로 받기' })).toBeNull();
  });

  it('of more than 366 days says so', async () => {
    enter(aWorld(), '?period=CUSTOM&from=2025-11-17&to=2026-11-18');
    expect(await screen.findByText('한 번에 366일까지 볼 수 있어요')).toBeVisible();
  });

  it('of 366 days is counted', async () => {
    enter(aWorld(), '?from=2025-11-18&to=2026-11-18');
    expect(await screen.findByRole('region', { name: '시간당 확정된 수입' })).toHaveTextContent('앞 기간보다');
  });
});

describe('around the figures', () => {
  it('gives the same days as a CSV file', async () => {
    const made: unknown[] = [];
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = enter([
      fake(contract.exportStatistics, ({ body }) => {
        made.push(body);
        return { name: '통계.csv', mediaType: 'text/csv' as const, content: btoa('day,net\r\n') };
      }),
      ...aWorld(),
    ]);
    await user.click(await button('CSV로 받기'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(made).toEqual([{ from: '2026-10-22', to: '2026-11-18' }]);
    expect(await saved[0]!.text()).toBe('day,net\r\n');
    jest.restoreAllMocks();
  });

  it('says once that there is nothing yet, without a figure made up', async () => {
    enter(anEmptyWorld());
    expect(await screen.findByText('이 기간에는 아직 통계가 없어요')).toBeVisible();
    expect(screen.queryByText('아직 없어요')).toBeNull();
    expect(screen.queryByRole('region', { name: '수업별 실제 시급' })).toBeNull();
    expect(await screen.findByText('조짐이 보이는 학생이 없어요.')).toBeVisible();
  });

  it('has its outline while it loads, and a way to ask again when it failed; the students live on', async () => {
    const { user } = enter([fakeProblem(contract.getStatistics, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('통계를 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('최하린')).toBeVisible();
    await user.click(await button('다시 시도'));
    expect(await screen.findByText('통계를 불러오지 못했어요')).toBeVisible();
  });

  it('says that it loads', async () => {
    enter([neverAnswers(contract.getStatistics), ...aWorld()]);
    expect(await screen.findByText('통계를 불러오고 있어요')).toBeInTheDocument();
  });

  it('shows eight of forty classes first, and all when asked', async () => {
    const { user } = enter(aLargeWorld());
    const panel = await part('수업별 실제 시급');
    expect(panel.getAllByRole('listitem')).toHaveLength(8);
    await user.click(panel.getByRole('button', { name: '수업 32개 더 보기' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(40);
  });
});
