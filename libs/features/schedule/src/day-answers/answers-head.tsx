import { chakra } from '@chakra-ui/react/styled-system';
import { CellBar } from '@portal/ui/cell-bar';
import { LeadFigure } from '@portal/ui/lead-figure';
import { answerMessages as words } from './answer-messages.ts';
import { AnswerState } from './answer-state.tsx';
import { countOf, type Standing, STANDINGS } from './answer-values.ts';

const CELLS = { AGREED: 'done', OTHER_TIME: 'turn', WAITING: 'ahead', ENDED: 'void' } as const;

interface Props {
  /** One for each family. */
  standings: readonly Standing[];
  /** Who answered a moment ago, for the ear. */
  news: readonly string[];
}

/** How many families have answered, with a cell for each. */
export function AnswersHead({ standings, news }: Props) {
  const answered = countOf(standings, 'AGREED') + countOf(standings, 'OTHER_TIME');
  const figure = words.figure(answered, standings.length);
  const counts = STANDINGS.map((state) => ({ state, count: countOf(standings, state) })).filter(
    ({ count }) => count > 0,
  );
  const inWords = ({ state, count }: (typeof counts)[number]) => words.count(words.states[state], count);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        columnGap="5"
        rowGap="2"
      >
        <LeadFigure name={words.title} value={figure} spoken={news.length > 0 ? [...news, figure].join(', ') : null} />
        <chakra.p display="flex" flexWrap="wrap" columnGap="4" rowGap="1" textStyle="body.sm" fontWeight="500">
          {counts.map((one) => (
            <AnswerState key={one.state} of={one.state}>
              {inWords(one)}
            </AnswerState>
          ))}
        </chakra.p>
      </chakra.div>
      <CellBar cells={standings.map((standing) => CELLS[standing])} label={counts.map(inWords).join(', ')} />
    </chakra.div>
  );
}
