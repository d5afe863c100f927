import { chakra } from '@chakra-ui/react/styled-system';
import { PollCard } from '../poll/poll-card.tsx';
import { useRoom } from '../session/use-room.ts';
import { WaitingList } from './waiting-list.tsx';

/** What wants somebody now, the most urgent first: people at the host's door, and the question that stands. */
export function RoomCards() {
  const { state, isHost } = useRoom();
  const isAtDoor = isHost && state.waiting.length > 0;
  if (!isAtDoor && !state.poll) return null;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {isAtDoor && <WaitingList />}
      <PollCard />
    </chakra.div>
  );
}
