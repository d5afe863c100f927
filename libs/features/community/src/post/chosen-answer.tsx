import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import { comments as words } from '../post-messages.ts';

/** The answer that the asking teacher chose: in pine, with its sign and in words. */
export function ChosenAnswer({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="relative"
      colorPalette="pine"
      bg="pine.subtle"
      borderWidth="1px"
      borderColor="pine.border"
      borderRadius="l3"
      ps="4"
      pe={{ base: '3', md: '4' }}
      py="3"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      _before={{
        content: '""',
        position: 'absolute',
        insetBlock: '3.5',
        insetStart: '-1px',
        w: '3px',
        bg: 'pine.solid',
      }}
    >
      <chakra.p display="flex" alignItems="center" gap="2" textStyle="label" color="pine.fg">
        <Icon as={CircleCheck} />
        {words.chosen}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
