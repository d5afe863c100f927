import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useReader } from '../reading/reader-context.ts';

/** The way to another time; the lesson that it is about is said to the ear, where several stand on the page. */
export function AskButton({ lesson, onPress }: { lesson: string; onPress: () => void }) {
  const { askAnother } = useReader().words.moves;
  return (
    // Its words stand in line with what is above, and its air is that of the band.
    <chakra.div ms="-4" mb="-2">
      <Button
        variant="ghost"
        aria-label={`${askAnother}, ${lesson}`}
        startIcon={<Icon as={CalendarClock} />}
        onClick={onPress}
      >
        {askAnother}
      </Button>
    </chakra.div>
  );
}
