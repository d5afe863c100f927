import { chakra } from '@chakra-ui/react/styled-system';
import { Package } from 'lucide-react';
import { Icon } from '@portal/ui/icon';

const SHEETS = [0, 5, 10];

/** Sheets that lie on each other, the parcel on top: decoration of the pack that leads. */
export function PackSign() {
  return (
    <chakra.span aria-hidden hideBelow="md" position="relative" w="3.75rem" h="3.5rem" flexShrink="0">
      {SHEETS.map((step) => (
        <chakra.span
          key={step}
          position="absolute"
          w="2.75rem"
          h="2.75rem"
          style={{ left: step, bottom: step }}
          display="grid"
          placeItems="center"
          color="celadon.fg"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="celadon.border"
          borderRadius="l1"
        >
          {step === SHEETS.at(-1) && <Icon as={Package} size={20} />}
        </chakra.span>
      ))}
    </chakra.span>
  );
}
