import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { CalendarX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FamilyLesson } from '@portal/domain/families/family-door';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { Band } from '../paper/band.tsx';
import { DoneLine } from '../paper/done-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { useTrialWords } from './trial-messages.ts';

/**
 * A trial lesson that is to come can be taken back until it begins. With it the door changes, so what was written, and what
 * came of it, stand beside the lesson and not in it.
 */
export function TrialBand({ next }: { next: FamilyLesson | null }) {
  const { time, zone } = useReader();
  const words = useTrialWords();
  const now = useNow(millisecondsInSecond);
  const [sheet, setSheet] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [canceled, setCanceled] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const mayCancel = next?.isTrial && next.status === 'UPCOMING' && now.getTime() < Date.parse(next.startAt);

  useEffect(() => {
    if (canceled === null) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [canceled]);
  function open(startAt: string) {
    setCanceled(null);
    setSheet(startAt);
    setIsOpen(true);
  }
  return (
    <>
      <chakra.div ref={place} role="status" {...ARRIVAL} _empty={{ position: 'absolute' }}>
        {canceled !== null && (
          <Band title={words.title}>
            <DoneLine title={words.done}>{words.doneBody(time.short(canceled, zone))}</DoneLine>
          </Band>
        )}
      </chakra.div>
      {mayCancel && canceled !== next.startAt && (
        <Band title={words.title}>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.intro}
          </chakra.p>
          <chakra.div ms="-4" my="-2">
            <Button variant="ghost" startIcon={<Icon as={CalendarX} />} onClick={() => open(next.startAt)}>
              {words.cancel}
            </Button>
          </chakra.div>
        </Band>
      )}
      {sheet !== null && (
        <CancelSheet
          key={sheet}
          startAt={sheet}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setIsOpen(false);
            setCanceled(sheet);
          }}
          finalFocus={place}
        />
      )}
    </>
  );
}
