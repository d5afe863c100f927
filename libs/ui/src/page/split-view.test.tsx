import { render, screen } from '@testing-library/react';
import { UiProvider } from '../base/provider.tsx';
import { SplitView } from './split-view.tsx';

const wide = (isWide: boolean) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media === '(min-width: 64rem)',
    }) as unknown as MediaQueryList;
};
afterEach(() => wide(false));

const show = (alone: 'list' | 'pane') =>
  render(
    <UiProvider>
      <SplitView list="목록의 줄" listLabel="목록" pane="고른 것" paneLabel="내용" alone={alone} />
    </UiProvider>,
  );

describe('a list and what was chosen in it', () => {
  it('stand side by side where there is room, each a place with a name', () => {
    wide(true);
    show('list');
    expect(screen.getByRole('region', { name: '목록' })).toHaveTextContent('목록의 줄');
    expect(screen.getByRole('region', { name: '내용' })).toHaveTextContent('고른 것');
  });

  it.each([
    ['list', '목록의 줄', '고른 것'],
    ['pane', '고른 것', '목록의 줄'],
  ] as const)('are pages of their own on a narrow screen: the %s', (alone, shown, hidden) => {
    show(alone);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  });
});
