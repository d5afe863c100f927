import { screen, waitFor } from '@testing-library/react';

/**
 * A dialog that can be used: it takes the focus a frame after it has come, and what is typed before that goes astray on a
 * quick machine.
 */
export async function openedDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
