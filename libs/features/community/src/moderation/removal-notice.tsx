import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Removal } from '@portal/domain/community/moderation';
import { now } from '@portal/portal-core/clock';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { appeal as appealWords, removal as words } from '../moderation-messages.ts';
import { isComment, type Said } from './said.ts';
import { WordsDialogs } from './words-dialogs.tsx';

interface RemovalNoticeProps {
  said: Said;
  called: string;
  removal: Removal;
}

/** Tells the author why her words were removed, and lets her answer once. */
export function RemovalNotice({ said, called, removal }: RemovalNoticeProps) {
  const { by, reason, appealUntil, appeal } = removal;
  const [isAsked, setIsAsked] = useState(false);
  const isLate = now().getTime() > Date.parse(appealUntil);
  const mayAppeal = said.isRemoved && appeal === null && !isLate;
  return (
    <>
      <Banner
        tone={said.isRemoved ? 'error' : 'info'}
        icon={EyeOff}
        title={
          <>
            {said.isRemoved ? words.mine(by, called) : appealWords.outcomes.RESTORED}
            <VisuallyHidden>: {beginningOf(said)}</VisuallyHidden>
          </>
        }
        action={
          mayAppeal && (
            <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
              {appealWords.open}
            </Button>
          )
        }
      >
        <chakra.div display="grid" gap="1" whiteSpace="pre-line">
          <p>{words.because(reason)}</p>
          {mayAppeal && (
            <p>
              {appealWords.until}: <DateText instant={appealUntil} show="weekday" />
            </p>
          )}
          {said.isRemoved && appeal === null && isLate && <p>{appealWords.late}</p>}
          {appeal && <Appealed appeal={appeal} />}
        </chakra.div>
      </Banner>
      <WordsDialogs said={said} asked={isAsked ? 'appeal' : null} onClose={() => setIsAsked(false)} />
    </>
  );
}

/** Several notices may stand in a list: each is named by the words that it is about. */
const beginningOf = (said: Said) => (!isComment(said) && said.title) || [...said.content].slice(0, 40).join('');

function Appealed({ appeal: { words: said, decision } }: { appeal: NonNullable<Removal['appeal']> }) {
  return (
    <>
      <p>{appealWords.mine(said)}</p>
      <p>{decision ? `${appealWords.outcomes[decision.outcome]}: ${decision.reason}` : appealWords.waiting}</p>
    </>
  );
}
