import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@portal/ui/icon';

interface MarkProps {
  tint: 'pine' | 'mustard' | 'camellia' | 'gray';
  icon: LucideIcon;
  children: string;
}

/** A state by sign, word and tint. Not a StatusChip: its words are Korean. */
export function Mark({ tint, icon, children }: MarkProps) {
  return (
    <chakra.span
      colorPalette={tint}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      ps="2"
      pe="2.5"
      borderRadius="full"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize="xs"
      fontWeight="medium"
      lineHeight="1.3"
      _highContrast={{ borderWidth: '1px' }}
      // Large text that takes two lines leaves the sign as large as it is.
      css={{ '& svg': { flexShrink: 0 } }}
    >
      <Icon as={icon} size={16} />
      {children}
    </chakra.span>
  );
}
