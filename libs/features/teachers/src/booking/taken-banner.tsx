import { chakra } from '@chakra-ui/react/styled-system';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { AlertPlace } from '@portal/ui/alert-place';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { useReader } from '../reading/reader-context.ts';
import { useBookingWords } from './booking-messages.ts';

interface TakenBannerProps {
  /** Null draws nothing, into a place that is there before its text. */
  taken: { readonly alternatives: readonly TimeSpan[] } | null;
  /** Her mailbox has been shown already: that counts for another time as well. */
  hasCode: boolean;
  onChoose: (startAt: string) => void;
  /** Back to all the times. */
  onLeave: () => void;
}

/** Somebody else was faster: nothing that was written is lost, and the nearest other times are one press away. */
export function TakenBanner({ taken, hasCode, onChoose, onLeave }: TakenBannerProps) {
  const { time, zone } = useReader();
  const { taken: words } = useBookingWords();
  const others = taken?.alternatives ?? [];
  return (
    <AlertPlace>
      {taken && (
        <Banner tone="warning" title={words.title}>
          <p>{others.length === 0 ? words.none : hasCode ? words.body : words.bodyBeforeCode}</p>
          <chakra.div
            role="group"
            aria-label={words.others}
            colorPalette="celadon"
            display="flex"
            flexWrap="wrap"
            gap="2"
            mt="2"
          >
            {others.map(({ startAt }) => (
              <Button key={startAt} variant="outline" onClick={() => onChoose(startAt)}>
                {time.short(startAt, zone)}
              </Button>
            ))}
            <Button variant="ghost" onClick={onLeave}>
              {words.toTimes}
            </Button>
          </chakra.div>
        </Banner>
      )}
    </AlertPlace>
  );
}
