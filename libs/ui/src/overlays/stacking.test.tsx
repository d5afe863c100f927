import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { LateMenu } from '../actions/late-menu.tsx';
import { Menu } from '../actions/menu.tsx';
import { UiProvider } from '../base/provider.tsx';
import { comboboxRecipe } from '../recipes/combobox.ts';
import { menuRecipe } from '../recipes/menu.ts';
import { BACKDROP, OVER_WHAT_IS_OPEN } from '../recipes/overlay.ts';
import { popoverRecipe } from '../recipes/popover.ts';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';

const items = () => [{ id: 'reply', label: '답장' }];
const inside = [
  ['menu', <Menu label="여기" trigger={<Button>여기</Button>} items={items()} />],
  ['menu', <LateMenu label="여기" button={(props) => <Button {...props}>여기</Button>} items={items} />],
  [
    'dialog',
    <Popover title="여기" trigger={<Button>여기</Button>}>
      글
    </Popover>,
  ],
] as const;

describe('what is opened from within a dialog', () => {
  it.each(inside)('stands behind it in the page, and so above it (%s %#)', async (role, element) => {
    render(
      <Dialog open onClose={() => {}} title="대화">
        {element}
      </Dialog>,
      { wrapper: UiProvider },
    );
    const dialog = await screen.findByRole('dialog', { name: '대화' });
    await userEvent.click(screen.getByRole('button', { name: '여기' }));
    const opened = await screen.findByRole(role, { name: '여기' });
    expect(dialog.compareDocumentPosition(opened)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([menuRecipe, popoverRecipe, comboboxRecipe])('shares the layer of the dialog (%#)', (recipe) => {
    expect(recipe.base?.positioner).toEqual(OVER_WHAT_IS_OPEN);
    expect(OVER_WHAT_IS_OPEN.zIndex).toBe(`{zIndex.${BACKDROP.zIndex}} !important`);
  });
});
