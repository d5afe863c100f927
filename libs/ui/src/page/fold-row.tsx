import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../base/icon.tsx';

interface FoldRowProps {
  /** What is folded: 나머지 6개 */
  label: string;
  /** What it is made of, in short: 오늘 1 · 내일 1 */
  note?: string;
  /** Whether it is unfolded, where something else unfolds it too; by itself without it. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}

/** The rest of a list in one row, which a press unfolds below it. */
export function FoldRow({ label, note, open, onOpen, children }: FoldRowProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = open ?? isUnfolded;
  const turn = () => (onOpen ?? setIsUnfolded)(!isOpen);
  return (
    <div>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={turn}
        w="full"
        minH="touch"
        px="3"
        py="1.5"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        bg="bg.muted"
        borderRadius="l2"
        textStyle="body.sm"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.emphasized' }}
        _focusVisible={{ layerStyle: 'focus' }}
        _highContrast={{ borderWidth: '1px' }}
      >
        <chakra.span fontWeight="semibold">{label}</chakra.span>
        <chakra.span ms="auto" display="inline-flex" alignItems="center" gap="2" color="fg.muted">
          {note}
          <chakra.span display="grid" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <Icon as={ChevronDown} size={16} />
          </chakra.span>
        </chakra.span>
      </chakra.button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
