import { screen, waitFor } from '@testing-library/react';

/**
 * A dialog that can be used: it takes the focus and closes the page off a frame after it has come, and what is typed before
 * that goes astray on a quick machine: a menu that gave way to the dialog still takes the focus back.
 */
export async function openedDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    if (dialog.getAttribute('aria-modal') === 'true')
      expect(document.querySelector('[data-aria-hidden]')).not.toBeNull();
  });
  return dialog;
}
