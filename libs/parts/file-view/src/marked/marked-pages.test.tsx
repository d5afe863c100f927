import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@portal/ui/provider';
import { MarkedPages } from './marked-pages.tsx';

const onStale = jest.fn();
beforeEach(() => onStale.mockClear());

const pagesOf = (signature: string) =>
  [1, 2].map((no) => ({
    url: `/${no}/800?${signature}`,
    largeUrl: `/${no}/1600?${signature}`,
    width: 595,
    height: 842,
  }));
const page = (signature: string) => (
  <UiProvider>
    <MarkedPages name="정리.pdf" code="K-1042-3F9A2C" pages={pagesOf(signature)} onStale={onStale} />
  </UiProvider>
);
const sources = () => screen.getAllByRole('img').map((one) => one.getAttribute('src'));

describe('pages that nobody may download [ASG-1]', () => {
  it('say whose they are, are seen larger, and are not handed over by a long press', async () => {
    render(page('first'));
    expect(screen.getByText(/코드 K-1042-3F9A2C가 찍혀 있어요.*누구의 것인지/)).toBeVisible();
    const shown = within(screen.getByRole('region', { name: '정리.pdf' }));
    expect(shown.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
      '2쪽 가운데 1쪽',
      '2쪽 가운데 2쪽',
    ]);
    await userEvent.click(shown.getByRole('button', { name: '크게' }));
    expect(shown.getByText('150%')).toBeVisible();
    expect(fireEvent.contextMenu(shown.getAllByRole('img')[0]!)).toBe(false);
  });

  it('are seen to be on their way until they have come', () => {
    render(page('first'));
    const [first, second] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(first!);
    expect(first).toHaveAttribute('aria-busy', 'false');
    expect(second).toHaveAttribute('aria-busy', 'true');
  });

  it('stay as they have come when other addresses come, and one whose address has ended goes on with the newest', () => {
    const { rerender } = render(page('first'));
    rerender(page('second'));
    expect(sources()).toEqual(['/1/800?first', '/2/800?first']);
    fireEvent.error(screen.getAllByRole('img')[1]!);
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(sources()).toEqual(['/1/800?first', '/2/800?second']);
  });

  it('ask for another address once, and then say that a page did not come', () => {
    const { rerender } = render(page('first'));
    fireEvent.error(screen.getAllByRole('img')[0]!);
    rerender(page('second'));
    fireEvent.error(screen.getAllByRole('img')[0]!);
    expect(screen.getByText(/2쪽 가운데 1쪽을 불러오지 못했어요/)).toBeVisible();
    expect(onStale).toHaveBeenCalledTimes(1);
  });
});
