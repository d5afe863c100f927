import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { now } from '@portal/portal-core/clock';
import { Band } from '../paper/band.tsx';
import { Mark } from '../paper/mark.tsx';
import { useReader } from '../reading/reader-context.ts';
import { AskButton } from './ask-button.tsx';
import { MoveAnswer } from './move-answer.tsx';
import type { MoveNews } from './move-news.tsx';
import { TimeSwap } from './time-swap.tsx';
import { WithdrawWish } from './withdraw-wish.tsx';

export interface MoveBandProps {
  move: FamilyMove;
  onNews: (news: MoveNews | null) => void;
  onDecline: (move: FamilyMove) => void;
  onAsk: (move: FamilyMove) => void;
}

/** Another time that waits: the teacher's for the family's answer, the family's own wish for the teacher's. */
export function MoveBand({ move, onNews, onDecline, onAsk }: MoveBandProps) {
  const { words, time, zone } = useReader();
  const { lessonNo, isTrial, by, reason, answerBy } = move;
  // What the answer said, until the page has read it too.
  const [answered, setAnswered] = useState<FamilyMove | null>(null);
  const shown = move.isAgreed ? move : (answered ?? move);
  const isWish = by === 'STUDENT';
  const isAsked = !isWish && !shown.isAgreed;
  const lesson = words.lesson(lessonNo, isTrial);
  const until = time.near(answerBy, zone, now());
  return (
    <Band
      title={`${isWish ? words.moves.wish : words.moves.title} · ${lesson}`}
      aside={
        isWish && (
          <Mark tint="mustard" icon={Hourglass}>
            {words.moves.wishWaits}
          </Mark>
        )
      }
    >
      {isAsked && <chakra.h3 textStyle="title.sm">{words.moves.question(lesson)}</chakra.h3>}
      <TimeSwap move={move} proposed={isWish ? words.moves.wished : words.moves.proposed} />
      {reason && <chakra.p whiteSpace="pre-line">“{reason}”</chakra.p>}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {isWish
          ? words.moves.wishUntil(until)
          : isAsked
            ? words.moves.answerBy(until)
            : words.moves.waits(time.short(move.oldStartAt, zone))}
      </chakra.p>
      {isWish ? (
        <WithdrawWish move={move} onNews={onNews} />
      ) : (
        <MoveAnswer move={shown} onAnswered={setAnswered} onNews={onNews} onDecline={() => onDecline(shown)} />
      )}
      <AskButton lesson={lesson} onPress={() => onAsk(move)} />
    </Band>
  );
}
