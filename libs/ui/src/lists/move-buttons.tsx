import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { MESSAGES } from '../messages.ts';

interface MoveButtonsProps {
  /** What is moved: 3회차 */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** One step up or down in a list; for those who do not drag. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const ways = [
    { way: 'up', to: index - 1, label: MESSAGES.moveUp(name), icon: ChevronUp },
    { way: 'down', to: index + 1, label: MESSAGES.moveDown(name), icon: ChevronDown },
  ];
  return (
    <chakra.span display="inline-flex" gap="2.5">
      {ways.map(({ way, to, label, icon }) => (
        <IconButton
          key={way}
          data-move={way}
          size="sm"
          label={label}
          icon={<Icon as={icon} />}
          disabled={to < 0 || to >= count}
          onClick={() => onMove(index, to)}
        />
      ))}
    </chakra.span>
  );
}

/** Gives the focus to the button of a way in the row that was moved; at the end of the list to its other one. */
export function focusMove(row: Element | null | undefined, way: string) {
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
  (buttons.find((button) => button.dataset['move'] === way) ?? buttons[0])?.focus();
}
