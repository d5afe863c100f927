import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../base/provider.tsx';
import { Button } from './button.tsx';
import { LateMenu } from './late-menu.tsx';

const onSelect = jest.fn();
const items = jest.fn(() => [
  { id: 'first', label: '답장', onSelect },
  { id: 'middle', label: '고치기', disabled: true },
  { id: 'last', label: '복사', onSelect },
]);

/** The button of a menu that has the focus. */
function focused() {
  render(<LateMenu label="메시지 메뉴" button={(props) => <Button {...props}>메시지 메뉴</Button>} items={items} />, {
    wrapper: UiProvider,
  });
  const button = screen.getByRole('button', { name: '메시지 메뉴' });
  button.focus();
  return button;
}
const entry = (name: string) => screen.findByRole('menuitem', { name });

describe('a menu that is not there before it is asked for', () => {
  beforeEach(() => jest.clearAllMocks());

  it('says that it is one, and asks for its entries as it opens', async () => {
    const button = focused();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(items).not.toHaveBeenCalled();
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: '메시지 메뉴' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', menu.id);
  });

  it.each([
    ['{Enter}', '답장'],
    [' ', '답장'],
    ['{ArrowDown}', '답장'],
    ['{ArrowUp}', '복사'],
  ])('opened with %s it begins at %s', async (key, name) => {
    focused();
    await userEvent.keyboard(key);
    expect(await entry(name)).toHaveAttribute('data-highlighted');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each([
    ['an entry is taken', '{Enter}', 1],
    ['Escape is pressed', '{Escape}', 0],
  ])('is gone once %s, and its button has the focus', async (_what, key, taken) => {
    const button = focused();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    expect(onSelect).toHaveBeenCalledTimes(taken);
  });

  it('closes when its button is pressed again, and opens anew', async () => {
    const button = focused();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{ArrowUp}');
    expect(await entry('복사')).toHaveAttribute('data-highlighted');
  });
});
