import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownCard } from '@portal/domain/chat/chat-card';
import type { FamilyDoor, FamilyMove } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useHomeworkAddress } from '../homework/use-homework-address.ts';
import { MoveAnswer } from '../moves/move-answer.tsx';
import type { MoveNews } from '../moves/move-news.tsx';
import { useChatWords } from './chat-messages.ts';

export interface FamilyDeedsProps {
  card: ShownCard;
  door: Pick<FamilyDoor, 'className' | 'moves'>;
  onNews: (news: MoveNews | null) => void;
  onDecline: (move: FamilyMove) => void;
  /** What the cards show has changed. */
  onDone: () => void;
}

/** What a family can do with a card: answer another time where it stands, and look at homework of this class. */
export function FamilyDeeds({ card, door, onNews, onDecline, onDone }: FamilyDeedsProps) {
  const words = useChatWords();
  const { openAlone } = useHomeworkAddress();
  if (card.kind === 'LESSON') {
    const move = door.moves.find(({ lessonId, by }) => lessonId === card.id && by === 'TEACHER');
    return (
      move && (
        <chakra.div w="full">
          <MoveAnswer
            move={move}
            onAnswered={onDone}
            onNews={(news) => {
              onNews(news);
              if (news) onDone();
            }}
            onDecline={() => onDecline(move)}
          />
        </chakra.div>
      )
    );
  }
  if (card.kind !== 'ASSIGNMENT' || card.className !== door.className) return null;
  return card.children.map(({ student }) => (
    <Button key={student.id} size="sm" variant="outline" onClick={() => openAlone({ id: card.id, student })}>
      {words.seeHomework}
      <VisuallyHidden>{`: ${card.title}, ${student.name}`}</VisuallyHidden>
    </Button>
  ));
}
