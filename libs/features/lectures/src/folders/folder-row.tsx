import { chakra } from '@chakra-ui/react/styled-system';
import { useDroppable } from '@dnd-kit/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import { rail as words } from '../messages.ts';

const Face = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: '1',
    minW: '0',
    minH: { base: 'touch', xl: '10' },
    px: '2.5',
    py: '1.5',
    borderRadius: 'l2',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: {
      color: 'celadon.fg',
      fontWeight: 'semibold',
      bg: 'celadon.subtle',
      boxShadow: 'inset 3px 0 0 {colors.celadon.solid}',
    },
    _focusVisible: { layerStyle: 'focus' },
  },
});

interface FolderRowProps {
  /** Where a document lands that is dropped here; missing where none can. */
  dropId?: string;
  icon: LucideIcon;
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  /** What can be done with it. */
  menu?: ReactNode;
}

/** One folder: its name, how much lies in it, and a place where documents can be put. */
export function FolderRow({ dropId, icon, name, count, isChosen, onChoose, menu }: FolderRowProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dropId ?? name, disabled: dropId === undefined });
  return (
    <chakra.li
      ref={setNodeRef}
      display="flex"
      alignItems="center"
      borderRadius="l2"
      {...(isOver && { outline: '2px solid', outlineColor: 'celadon.solid', bg: 'celadon.subtle' })}
    >
      <Face type="button" aria-current={isChosen ? 'page' : undefined} onClick={onChoose}>
        <Icon as={icon} size={20} />
        <chakra.span flex="1" minW="0" truncate title={name}>
          {name}
        </chakra.span>{' '}
        <chakra.span textStyle="caption" fontVariantNumeric="tabular-nums">
          {words.count(count)}
        </chakra.span>
      </Face>
      {menu}
    </chakra.li>
  );
}
