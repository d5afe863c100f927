import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@portal/ui/provider';
import { weekTable } from '../chart.fixture.ts';
import { ChartFigure } from './chart-figure.tsx';

const TITLE = '주마다 확정된 수입';
const SUMMARY = '4주 동안 19,939,200đ, 지난 4주보다 1,518,000đ 늘었어요';

function show(children: (describedBy: string) => React.ReactNode, more: { both?: boolean } = {}) {
  return render(
    <ChartFigure title={TITLE} summary={SUMMARY} table={weekTable} {...more}>
      {children}
    </ChartFigure>,
    { wrapper: UiProvider },
  );
}
const drawing = (describedBy: string) => <div role="img" aria-label={TITLE} aria-describedby={describedBy} />;

function onWideScreen(isWide: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: isWide && media.includes('75rem') }) as never,
    );
}

describe('a chart with its figures [STT-1]', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is described by its sentence', () => {
    show(drawing);
    expect(screen.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleDescription(SUMMARY);
  });

  it('shows the same figures as a table, with the names of its rows and columns', async () => {
    show(drawing);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '표' }));
    const table = screen.getByRole('table', { name: TITLE });
    expect(screen.queryByRole('img')).toBeNull();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /17\/11–23\/11/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['5,547,600đ', '4,671,600đ', '▲ 876,000đ']);
    expect(within(table).getByRole('row', { name: /모두/ })).toHaveTextContent('19,939,200đ');
  });

  it('stands beside its table on a wide screen, and alone where there is no room', () => {
    onWideScreen(true);
    const { unmount } = show(drawing, { both: true });
    expect(screen.getByRole('radio', { name: '함께' })).toBeChecked();
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
    unmount();
    onWideScreen(false);
    show(drawing, { both: true });
    expect(screen.queryByRole('radio', { name: '함께' })).toBeNull();
    expect(screen.getByRole('radio', { name: '그래프' })).toBeChecked();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has its table alive when the drawing fails, and draws again when asked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    function Drawing() {
      if (isBroken) throw new Error('no chunk');
      return drawing('x');
    }
    show(() => <Drawing />);
    expect(screen.getByRole('alert')).toHaveTextContent('그래프를 그리지 못했어요. 숫자는 표에 모두 있어요.');
    expect(screen.getByRole('table', { name: TITLE })).toHaveTextContent('19,939,200đ');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: '그래프 다시 그리기' }));
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
