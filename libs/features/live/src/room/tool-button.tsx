import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';

interface ToolButtonProps {
  icon: LucideIcon;
  /** By which the focus finds back to it. */
  name?: string;
  /** What a press does; the state is in it. */
  label: string;
  /** Open, or in use. */
  isOn?: boolean;
  expanded?: boolean;
  danger?: boolean;
  /** How many wait behind it; said in the label. */
  count?: number;
  disabled?: boolean;
  onClick: () => void;
}

/** One tool of the room: large enough for a thumb, with a count where something is new. */
export function ToolButton({ icon, label, isOn = false, expanded, danger, count = 0, ...button }: ToolButtonProps) {
  return (
    <chakra.span position="relative" display="inline-flex" flexShrink="0">
      <IconButton
        label={label}
        icon={<Icon as={icon} size={20} />}
        variant={danger ? 'danger' : isOn ? 'solid' : 'outline'}
        aria-expanded={expanded}
        {...button}
      />
      {count > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          top="-1.5"
          insetEnd="-1.5"
          minW="5"
          px="1"
          borderRadius="full"
          bg="badge.unread"
          color="badge.contrast"
          textStyle="caption"
          fontWeight="semibold"
          textAlign="center"
          pointerEvents="none"
        >
          {count}
        </chakra.span>
      )}
    </chakra.span>
  );
}
