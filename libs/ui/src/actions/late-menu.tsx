import { Menu as Parts } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { menuRecipe } from '../recipes/menu.ts';
import { MENU_POSITION, type MenuItem, MenuItems } from './menu.tsx';

/** What the button of a menu bears. */
interface MenuButtonProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface LateMenuProps {
  /** Names the menu. */
  label: string;
  /** Draws the button that opens it. */
  button: (props: MenuButtonProps) => ReactElement;
  /** Asked for when it opens. */
  items: () => readonly MenuItem[];
}

/** The keys that open a menu, and whether they begin at its first entry or its last. */
const OPENING_KEYS: Readonly<Record<string, 0 | -1>> = { Enter: 0, ' ': 0, ArrowDown: 0, ArrowUp: -1 };

/** A menu where a page has hundreds: until somebody opens it there is its button and nothing else. */
export function LateMenu({ label, button, items }: LateMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** What it shows, from its opening until it has faded. */
  const [shown, setShown] = useState<{ readonly items: readonly MenuItem[]; readonly first?: string | undefined }>();

  function open(at?: 0 | -1): void {
    const entries = items();
    setShown({
      items: entries,
      first: at === undefined ? undefined : entries.filter((one) => !one.disabled).at(at)?.id,
    });
    setIsOpen(true);
  }

  function takeAway(): void {
    setIsOpen(false);
    setShown(undefined);
  }

  return (
    <>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        onClick: () => (isOpen ? takeAway() : open()),
        onKeyDown(event) {
          const at = OPENING_KEYS[event.key];
          if (isOpen || at === undefined) return;
          event.preventDefault();
          open(at);
        },
      })}
      {shown && (
        <Parts.Root
          recipe={menuRecipe}
          ids={{ trigger: id, content: `${id}-menu` }}
          aria-label={label}
          typeahead={false}
          defaultOpen
          defaultHighlightedValue={shown.first}
          onOpenChange={(change) => setIsOpen(change.open)}
          onExitComplete={takeAway}
          positioning={MENU_POSITION}
        >
          <Portal>
            <Parts.Positioner>
              <MenuItems items={shown.items} />
            </Parts.Positioner>
          </Portal>
        </Parts.Root>
      )}
    </>
  );
}
