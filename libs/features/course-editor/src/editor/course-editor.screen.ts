import { screen, within } from '@testing-library/react';
import { openedDialog } from '@portal/testing-react/opened-dialog';

/** Words for the tests of this section: where things are. */
export const editor = {
  heading: () => screen.findByRole('heading', { level: 1, name: '강좌 수정' }),
  step: (name: string) => screen.findByRole('heading', { level: 2, name }),
  // By its label: roles of so long a form take their time, and its first drawing does as well.
  field: (name: string | RegExp) =>
    screen.findByLabelText<HTMLElement>(name, { selector: 'input, textarea' }, { timeout: 10_000 }),
  select: (name: string | RegExp) => screen.findByRole('combobox', { name }),
  button: (name: string | RegExp) => screen.findByRole('button', { name }),
  question: async (name: string) => within(await openedDialog(name, 'alertdialog')),
  dialog: async (name: string) => within(await openedDialog(name)),
  undo: async () => within(await screen.findByRole('region', { name: '되돌리기 안내' })),
  lessons: async () =>
    (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^\d+회차 제목$/ })).map(({ value }) => value),
};
