import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { conflict as words, queue } from '../grading-messages.ts';
import type { GradingTexts } from './grading-fields.ts';

interface Props {
  /** What was saved elsewhere meanwhile; null: nothing was. */
  rival: Pick<GradedSubmission, 'score' | 'feedback' | 'errorTags'> | null;
  mine: Pick<GradingTexts, 'score' | 'feedback' | 'errorTags'>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody graded it elsewhere: both scores and both texts beside each other, until she has chosen. */
export function GradingConflict({ rival, mine, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div role="alert">
      {rival && (
        <Banner
          tone="warning"
          icon={GitCompareArrows}
          title={words.title}
          action={
            <>
              <Button variant="outline" onClick={onKeepMine}>
                {words.keepMine}
              </Button>
              <Button variant="outline" onClick={onTakeTheirs}>
                {words.takeTheirs}
              </Button>
            </>
          }
        >
          {words.body}
          <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" gap="3" mt="2">
            <Side
              name={words.theirs}
              score={rival.score === null ? '' : String(rival.score)}
              feedback={rival.feedback}
              errorTags={rival.errorTags}
            />
            <Side name={words.mine} {...mine} />
          </chakra.dl>
        </Banner>
      )}
    </div>
  );
}

interface SideProps {
  name: string;
  score: string;
  feedback: string;
  errorTags: readonly string[];
}

function Side({ name, score, feedback, errorTags }: SideProps) {
  return (
    <chakra.div layerStyle="sheet" px="3" py="2" color="fg" minW="0">
      <chakra.dt textStyle="label" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="semibold">{/^\d+$/.test(score) ? queue.score(Number(score)) : words.noScore}</chakra.dd>
      <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
        {feedback || words.noFeedback}
      </chakra.dd>
      {errorTags.length > 0 && (
        <chakra.dd textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {errorTags.join(', ')}
        </chakra.dd>
      )}
    </chakra.div>
  );
}
