import { chakra } from '@chakra-ui/react/styled-system';
import { palette } from '../messages.ts';
import type { FoundGroup } from './find-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

interface PaletteOptionsProps {
  listId: string;
  groups: readonly FoundGroup[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
}

/** What was found, by groups. The focus stays in the search field, which names the active option. */
export function PaletteOptions({ listId, groups, active, optionId, onChoose }: PaletteOptionsProps) {
  return (
    <chakra.div
      id={listId}
      role="listbox"
      aria-label={palette.title}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <chakra.p id={`${listId}-${group}`} role="presentation" textStyle="caption" color="fg.muted" px="3" pb="1">
            {palette.groups[group]}
          </chakra.p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === active}
              // The press would take the focus out of the field before the click is done.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
                <Drawing of={entry.icon} />
                <chakra.span dir="auto" minW="0" truncate>
                  {entry.label}
                </chakra.span>
              </chakra.span>
              {entry.detail && (
                <chakra.span
                  dir="auto"
                  textStyle="caption"
                  color="fg.muted"
                  minW="0"
                  paddingInlineStart={{ base: 'calc(18px + {spacing.2.5})', md: '0' }}
                  truncate
                >
                  {entry.detail}
                </chakra.span>
              )}
            </Option>
          ))}
        </div>
      ))}
    </chakra.div>
  );
}

function Drawing({ of: Icon }: { of: PaletteEntry['icon'] }) {
  return (
    <chakra.span flex="none" display="grid" color="fg.muted">
      <Icon size={18} aria-hidden />
    </chakra.span>
  );
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    justifyContent: { base: 'center', md: 'space-between' },
    columnGap: '3',
    minH: { base: 'touch', md: '10' },
    px: '3',
    py: '1',
    borderRadius: 'l2',
    cursor: 'pointer',
    scrollMarginBlock: '2',
    _hover: { bg: 'bg.muted' },
    '&[aria-selected=true]': { bg: 'celadon.muted', color: 'celadon.fg' },
  },
});
