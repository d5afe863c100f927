import { chakra } from '@chakra-ui/react/styled-system';
import { Bar } from '@portal/ui/bar';
import { Button } from '@portal/ui/button';
import { tab as words } from '../document-messages.ts';

interface SeenByProps {
  title: string;
  students: number;
  seen: number;
  onOpen: () => void;
}

/** How many of a class have seen it, and the way to who. */
export function SeenBy({ title, students, seen, onOpen }: SeenByProps) {
  if (students === 0) return null;
  const said = words.seenBy(students, seen);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <Bar aria-hidden percent={(seen / students) * 100} w="6rem" />
      <Button size="sm" variant="ghost" aria-label={words.seenOf(title, said)} onClick={onOpen}>
        {said}
      </Button>
    </chakra.div>
  );
}
