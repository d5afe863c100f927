import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { preview as words } from '../planning-messages.ts';

interface Props {
  /** By which the button that makes the class refers to it. */
  id: string;
  count: number;
  onGo: () => void;
}

/** Why no class can be made yet, and the way to the first lesson that something is in the way of. */
export function TakenNote({ id, count, onGo }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="body.sm">
      <chakra.p id={id} role="status" color="fg.error" fontWeight="medium">
        {count > 0 && words.conflicts(count)}
      </chakra.p>
      {count > 0 && (
        <Button size="sm" variant="outline" minH={{ base: 'touch', md: 'auto' }} onClick={onGo}>
          {words.toConflict}
        </Button>
      )}
    </chakra.div>
  );
}
