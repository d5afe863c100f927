import { chakra } from '@chakra-ui/react/styled-system';
import { useRoom } from '../session/use-room.ts';
import { hostPolls as words } from './poll-messages.ts';

/** Who chose an answer of a closed quiz, for the host; of who has left meanwhile the name is not known any more. */
export function Choosers({ ids }: { ids: readonly string[] }) {
  const { participants } = useRoom().state;
  if (ids.length === 0) return null;
  const names = participants.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <chakra.p position="relative" px="3" pb="1.5" textStyle="body.sm" overflowWrap="anywhere">
      {words.chosenBy(names, ids.length - names.length)}
    </chakra.p>
  );
}
