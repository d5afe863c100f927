import { Menu as Parts, useMenuContext } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Icon } from '../base/icon.tsx';
import type { LinkAs } from '../base/link-as.ts';
import { menuRecipe } from '../recipes/menu.ts';
import { findTyped, lettersOfKey } from './hangul-typeahead.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Of an entry that is not in the language around it. */
  lang?: string;
  icon?: ReactNode;
  /** A way instead of an action. */
  href?: string;
  isCurrent?: boolean;
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** A line above. */
  separated?: boolean;
}

/** One of a few, as radio items below the others. */
export interface MenuChoice {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  choice?: MenuChoice;
  linkAs?: LinkAs;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Fixed: a page that scrolls below an open menu must not carry the entry away under a press. */
export const MENU_POSITION = { strategy: 'fixed', placement: 'bottom-end', gutter: 8, overflowPadding: 16 } as const;

/** Typed letters belong together when they follow within this time. */
const TYPING_MS = 700;

function useTypeahead(items: readonly Pick<MenuItem, 'id' | 'label' | 'disabled'>[]) {
  const { highlightedValue, setHighlightedValue } = useMenuContext();
  const typed = useRef<{ readings: string[]; at: number }>({ readings: [], at: 0 });

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const letters = lettersOfKey(event);
    if (letters.length === 0) return;
    const { readings, at } = typed.current;
    const fresh = event.timeStamp - at > TYPING_MS || readings.length === 0;
    const next = fresh ? letters : readings.flatMap((reading) => letters.map((letter) => reading + letter));
    typed.current = { readings: next, at: event.timeStamp };
    const ready = items.filter((item) => !item.disabled);
    const current = ready.findIndex((item) => item.id === highlightedValue);
    // A first letter moves on from the current entry, a further one may stay.
    const from = fresh ? current + 1 : Math.max(0, current);
    const labels = ready.map((item) => item.label);
    const found = ready[findTyped(labels, next, from)];
    if (found) setHighlightedValue(found.id);
  };
}

/**
 * The library moves the focus to an entry in the next frame, also when that entry has been taken meanwhile and the menu is gone:
 * then it goes to the button after all.
 */
function useFocusBack(content: RefObject<HTMLElement | null>) {
  const { open } = useMenuContext();
  useEffect(() => {
    if (!open) return undefined;
    const menu = content.current;
    return () => {
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && !menu?.contains(activeElement)) return;
        document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
      });
    };
  }, [open, content]);
}

/** The entries of an open menu. */
export function MenuItems({ items, choice, linkAs: Link = 'a' }: Pick<MenuProps, 'items' | 'choice' | 'linkAs'>) {
  const content = useRef<HTMLDivElement>(null);
  useFocusBack(content);
  const options = choice?.options.map(({ value, label }) => ({ id: value, label })) ?? [];
  return (
    <Parts.Content ref={content} onKeyDown={useTypeahead([...items, ...options])}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.separated && <Parts.Separator />}
          <Parts.Item
            value={item.id}
            lang={item.lang}
            disabled={item.disabled}
            // Enter clicks too; the menu's own onSelect knows only entries that a pointer has been over.
            onClick={() => !item.disabled && item.onSelect?.()}
            data-danger={item.danger || undefined}
            aria-current={item.isCurrent ? 'page' : undefined}
            asChild={item.href !== undefined}
          >
            {item.href === undefined ? (
              <>
                {item.icon}
                {item.label}
              </>
            ) : (
              <Link href={item.href}>
                {item.icon}
                {item.label}
              </Link>
            )}
          </Parts.Item>
        </Fragment>
      ))}
      {choice && <Choice {...choice} />}
    </Parts.Content>
  );
}

function Choice({ label, value: chosen, options, onChoose }: MenuChoice) {
  return (
    <>
      <Parts.Separator />
      <Parts.RadioItemGroup value={chosen}>
        <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>
        {options.map((option) => (
          <Parts.RadioItem key={option.value} value={option.value} onClick={() => onChoose(option.value)}>
            <Parts.ItemIndicator>
              <Icon as={Check} />
            </Parts.ItemIndicator>
            {option.label}
          </Parts.RadioItem>
        ))}
      </Parts.RadioItemGroup>
    </>
  );
}

/** Actions or ways under a button. Arrows, Home and End move, letters (Hangul too) jump, Escape returns to the button. */
export function Menu({ trigger, label, items, choice, linkAs, open, onOpenChange }: MenuProps) {
  return (
    <Parts.Root
      recipe={menuRecipe}
      aria-label={label}
      typeahead={false}
      open={open}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      positioning={MENU_POSITION}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <MenuItems items={items} choice={choice} linkAs={linkAs} />
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
