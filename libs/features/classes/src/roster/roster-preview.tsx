import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useToast } from '@portal/portal-core/show-toast';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { roster as words } from '../roster-messages.ts';
import type { ReadRow } from './read-roster.ts';
import { RosterTable } from './roster-table.tsx';
import { useRoster } from './use-roster.ts';

interface Props {
  classId: string;
  lettersLeft: number | undefined;
  seatsToKeep: number | undefined;
  rows: readonly ReadRow[];
  /** Another list. */
  onBack: () => void;
  onClose: () => void;
}

/** The list before anybody is written to: good lines can be taken although others are wrong. */
export function RosterPreview({ classId, lettersLeft, seatsToKeep, rows, onBack, onClose }: Props) {
  const toast = useToast();
  const roster = useRoster(classId, rows);
  const { standings, checkProblem, checkAgain, chosen, problem, send, isSending } = roster;
  const [isTried, setIsTried] = useState(false);
  const wrong = rows.filter(({ row }) => row === null).length;
  const fresh = [...(standings?.values() ?? [])].filter((standing) => standing === 'NEW').length;
  const isChecked = standings !== undefined || wrong === rows.length;
  const tooMany = lettersLeft !== undefined && chosen.size > lettersLeft;

  async function invite() {
    setIsTried(true);
    if (chosen.size === 0 || tooMany) return;
    const done = await send();
    if (!done) return;
    const { invited, seated } = done;
    toast({
      type: 'success',
      title: words.sent(invited),
      ...(invited > 0 && { message: words.seated(seated, invited) }),
    });
    onClose();
  }

  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div ref={useArrival<HTMLDivElement>(true)} {...ARRIVAL}>
        <chakra.p fontWeight="semibold" role="status">
          {isChecked ? words.summary(fresh, wrong, (standings?.size ?? 0) - fresh) : words.checking}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.onlyGood}
        </chakra.p>
      </chakra.div>
      <ProblemBanner
        title={words.checkFailed}
        problem={checkProblem}
        action={
          <Button variant="outline" onClick={checkAgain}>
            {words.retry}
          </Button>
        }
      />
      <RosterTable rows={rows} {...roster} seatsToKeep={seatsToKeep} />
      {tooMany && <Banner tone="warning" title={words.leftTooFew(lettersLeft)} />}
      {isTried && chosen.size === 0 && <Banner tone="warning" title={words.chooseSome} />}
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onBack}>
          {words.again}
        </Button>
        <Button loading={isSending} disabled={!standings || tooMany} onClick={() => void invite()}>
          {words.submit(chosen.size)}
        </Button>
      </StickyActions>
    </chakra.div>
  );
}
