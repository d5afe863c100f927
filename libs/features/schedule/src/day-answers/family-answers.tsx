import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { Avatar } from '@portal/ui/avatar';
import { answerMessages as words } from './answer-messages.ts';
import { AnswerState } from './answer-state.tsx';
import { answerKey, type FamilyAnswer } from './answer-values.ts';

interface Props {
  move: LessonMove;
  families: readonly FamilyAnswer[];
  /** Keys of answers that came a moment ago. */
  fresh: readonly string[];
  timeZone: string;
}

/** The families of a lesson, each with what it said and when; what came just now is tinted. */
export function FamilyAnswers({ move, families, fresh, timeZone }: Props) {
  return (
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" gap="1">
      {families.map((family) => {
        const isFresh = fresh.includes(answerKey(move, family));
        const when = isFresh ? words.just : family.at && formatTime(family.at, timeZone);
        return (
          <chakra.li
            key={family.id}
            data-fresh={isFresh || undefined}
            display="flex"
            alignItems="center"
            gap="2.5"
            p="2"
            borderRadius="l2"
            bg={isFresh ? 'celadon.subtle' : undefined}
          >
            <Avatar name={family.name} id={family.id} decorative />
            <chakra.div minW="0" overflowWrap="anywhere">
              <div>{family.name}</div>
              <chakra.div textStyle="caption">
                <AnswerState of={family.answer}>
                  <chakra.span fontWeight="500">{words.states[family.answer]}</chakra.span>
                  {when && <chakra.span color="fg.muted"> {when}</chakra.span>}
                </AnswerState>
              </chakra.div>
            </chakra.div>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
