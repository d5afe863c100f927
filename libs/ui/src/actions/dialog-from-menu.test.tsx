import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { AlertDialog } from '../overlays/alert-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

type Kind = 'kept' | 'removed' | 'question';

/** A menu whose entry opens a dialog: one that stays mounted, one that is taken away, and a question. */
function Row({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Menu
        label="수업 메뉴"
        trigger={<Button>수업 메뉴</Button>}
        items={[{ id: 'open', label: '수업 설정', onSelect: () => setOpen(true) }]}
      />
      {kind === 'question' ? (
        <AlertDialog open={open} title="지울까요?" confirmLabel="지우기" onConfirm={close} onCancel={close} />
      ) : (
        (open || kind === 'kept') && (
          <Dialog open={open} onClose={close} title="수업 설정">
            {/* As a form does that begins at its first field. */}
            <input aria-label="수업 이름" ref={(field) => field?.focus()} />
          </Dialog>
        )
      )}
    </>
  );
}

it.each(['kept', 'removed', 'question'] as const)(
  'a dialog opened from a menu gives the focus back to the button of the menu (%s)',
  async (kind) => {
    render(<Row kind={kind} />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('button', { name: '수업 메뉴' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '수업 설정' }));
    const role = kind === 'question' ? 'alertdialog' : 'dialog';
    const dialog = await screen.findByRole(role);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '수업 메뉴' })).toHaveFocus());
  },
);

it('a menu gives the focus back to its button, however quickly its last entry is taken', async () => {
  const items = [
    { id: 'first', label: '수업 설정' },
    { id: 'last', label: '수업 취소' },
  ];
  render(<Menu label="수업 메뉴" trigger={<Button>수업 메뉴</Button>} items={items} />, { wrapper: UiProvider });
  const button = screen.getByRole('button', { name: '수업 메뉴' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  // In one frame: the menu would take the focus once more when it is already gone.
  await userEvent.keyboard('{End}{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(button).toHaveFocus();
});
