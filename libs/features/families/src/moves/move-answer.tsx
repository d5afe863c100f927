import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useAnswerFamilyMoveMutation } from '@portal/api/families/family-door.api';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { AnswerPair } from '../paper/answer-pair.tsx';
import { DoneLine } from '../paper/done-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import type { MoveNews } from './move-news.tsx';

interface MoveAnswerProps {
  move: FamilyMove;
  /** It waits for other families. */
  onAnswered: (move: FamilyMove) => void;
  onNews: (news: MoveNews | null) => void;
  onDecline: () => void;
}

/** The family's answer to the teacher's proposal; a yes may be changed as long as others have not answered. */
export function MoveAnswer({ move, onAnswered, onNews, onDecline }: MoveAnswerProps) {
  const { words, link } = useReader();
  const [answer] = useAnswerFamilyMoveMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const [hasAgreed, setHasAgreed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hasAgreed) place.current?.focus();
  }, [hasAgreed]);

  async function agree() {
    onNews(null);
    const refused = await run(async () => {
      const door = await answer({ link, id: move.id, body: { decision: 'ACCEPTED' } }).unwrap();
      const waiting = door.moves.find(({ id }) => id === move.id);
      if (!waiting) return onNews({ kind: 'MOVED', move });
      onAnswered(waiting);
      setHasAgreed(true);
    });
    // The proposal may be gone from the page, and these words with it.
    if (refused?.code) onNews({ kind: 'REFUSED', problem: refused });
  }

  return (
    <>
      <chakra.div ref={place} role="status" tabIndex={-1} outline="none" _empty={{ position: 'absolute' }}>
        {move.isAgreed && (
          <DoneLine
            title={words.moves.agreed}
            action={
              <Button variant="ghost" px="3" onClick={onDecline}>
                {words.moves.change}
              </Button>
            }
          >
            {words.moves.families(move.agreed, move.asked)}
          </DoneLine>
        )}
      </chakra.div>
      {!move.isAgreed && (
        <AnswerPair
          no={words.moves.no}
          yes={words.moves.yes}
          onNo={onDecline}
          onYes={() => void agree()}
          isSending={isRunning}
          sending={words.moves.sending}
        />
      )}
      <Refusal problem={problem?.code ? null : problem} />
    </>
  );
}
