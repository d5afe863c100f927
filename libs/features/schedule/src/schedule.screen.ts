import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openedDialog } from '@portal/testing-react/opened-dialog';

/** Words for the tests of the schedule: where things are, not whether they are right. */
export const schedule = {
  heading: () => screen.findByRole('heading', { level: 1, name: '일정' }),
  range: () => screen.getByRole('heading', { level: 2, name: /년/ }),
  /** A lane of the grid or a day of the list, by its spoken date. */
  day: (name: RegExp) => screen.findByRole('group', { name }),
  listedDay: (name: RegExp) => screen.findByRole('region', { name }),
  block: (name: RegExp) => screen.findByRole('button', { name }),
  blocksOf: (container: HTMLElement) => within(container).queryAllByRole('button'),
  button: (name: string | RegExp) => screen.getByRole('button', { name }),
  /** Presses what begins an own entry or free time. */
  add: async (user: UserEvent, what: '일정' | '수업 가능 시간') => {
    await user.click(screen.getByRole('button', { name: '추가' }));
    await user.click(await screen.findByRole('menuitem', { name: what }));
  },
  view: (name: string) => screen.getByRole('radio', { name }),
  /** The offer to take the last action back, in the frame's bar. */
  undo: () => screen.findByRole('button', { name: '되돌리기' }),
  question: (name: string) => openedDialog(name, 'alertdialog'),
  /** A form that can be typed into: its first field has the focus. */
  form: (name: string) => openedDialog(name),
  // Popovers and what a finger opens do not take the focus at once.
  dialog: (name: string) => screen.findByRole('dialog', { name }),
  problem: async () => {
    const title = await screen.findByText('일정을 불러오지 못했어요');
    return title.closest<HTMLElement>('[role=alert]') ?? title;
  },
  nextLesson: () => screen.findByRole('region', { name: '다음 수업' }),
};
