import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Popover } from '@portal/ui/popover';
import { useBoardWords } from './board-messages.ts';

interface OpeningProps {
  label: string;
  value: string;
  picture: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that shows what is chosen, and opens what else there is. */
export function Opening({ label, value, picture, children }: OpeningProps) {
  const words = useBoardWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" minH="touch" minW="touch" px="1.5" aria-label={words.chosen(label, value)}>
          {picture}
        </Button>
      }
    >
      <chakra.div p="2">{children(() => setIsOpen(false))}</chakra.div>
    </Popover>
  );
}
