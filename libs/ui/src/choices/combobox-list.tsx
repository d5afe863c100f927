import { Popover as Parts } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../base/icon.tsx';
import type { ComboboxOption } from './combobox-option.ts';

/** How many options are drawn at first, and how many more when their end comes near. */
const PAGE = 60;
/** Pixels before the end of the list. */
const NEAR = 400;

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: 'touch', md: 'control.md' },
    px: '3',
    py: '1.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    scrollMarginBlock: '2',
    '&[data-active]': { bg: 'bg.muted', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    _selected: { fontWeight: 'semibold' },
  },
});

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ComboboxListProps {
  listId: string;
  labelId: string | undefined;
  options: readonly ComboboxOption[];
  chosen: string;
  /** Index of the option that Enter takes. */
  active: number | null;
  onPoint: (index: number) => void;
  onPick: (option: ComboboxOption) => void;
  /** Stands in the place of the options where there are none. */
  empty: string;
}

/** The options under their field, drawn as far as one has come. The focus stays in the field. */
export function ComboboxList(props: ComboboxListProps) {
  const { listId, labelId, options, chosen, active, onPoint, onPick, empty } = props;
  // Each search begins at the top.
  const [seen, setSeen] = useState({ options, count: PAGE });
  const shown = Math.max(seen.options === options ? seen.count : PAGE, (active ?? 0) + PAGE / 2);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);

  return (
    <Portal>
      <Parts.Positioner>
        <Parts.Content
          role="listbox"
          aria-labelledby={labelId}
          // The press would take the focus out of the field before the click is done.
          onPointerDown={(event) => event.preventDefault()}
          onScroll={({ currentTarget: list }) => {
            const left = list.scrollHeight - list.scrollTop - list.clientHeight;
            if (left < NEAR && shown < options.length) setSeen({ options, count: shown + PAGE });
          }}
        >
          {options.length === 0 && (
            <chakra.p px="3" py="4" color="fg.muted" textAlign="center">
              {empty}
            </chakra.p>
          )}
          {options.slice(0, shown).map((option, index) => (
            <Item
              key={option.value}
              id={optionId(listId, index)}
              role="option"
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              onPointerMove={() => onPoint(index)}
              onClick={() => onPick(option)}
            >
              <chakra.span flex="1" minW="0" lang={option.lang}>
                {option.label}
                {option.detail && (
                  <chakra.span lang="ko" color="fg.muted" fontWeight="normal" ms="2">
                    {option.detail}
                  </chakra.span>
                )}
              </chakra.span>
              {option.value === chosen && <Icon as={Check} size={16} />}
            </Item>
          ))}
        </Parts.Content>
      </Parts.Positioner>
    </Portal>
  );
}
