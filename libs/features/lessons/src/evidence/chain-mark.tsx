import { chakra } from '@chakra-ui/react/styled-system';
import { Link2, Unlink2 } from 'lucide-react';
import type { EvidenceEvent, LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { Banner } from '@portal/ui/banner';
import { Icon } from '@portal/ui/icon';
import { evidence as words, figures } from '../evidence-messages.ts';

/** In one line whether anybody has changed what was recorded. */
export function ChainMark({ chainValid }: Pick<LessonEvidence, 'chainValid'>) {
  return (
    <chakra.span display="flex" alignItems="center" gap="1" color={chainValid ? 'fg.success' : 'fg.error'}>
      <Icon as={chainValid ? Link2 : Unlink2} size={16} />
      {chainValid ? figures.valid : figures.invalid}
    </chakra.span>
  );
}

/** The number of the first link that does not follow from the one before; null where the links alone do not tell. */
export function firstBrokenLink(events: readonly EvidenceEvent[]): number | null {
  const at = events.findIndex(({ seq, prevHash }, index) => {
    const before = events[index - 1];
    return seq !== index + 1 || (before !== undefined && prevHash !== before.hash);
  });
  return at < 0 ? null : at + 1;
}

/** That somebody has changed what was recorded, from where on, and what to do. */
export function BrokenChain({ events }: Pick<LessonEvidence, 'events'>) {
  const from = firstBrokenLink(events);
  return (
    <div role="alert">
      <Banner tone="error" icon={Unlink2} title={from === null ? words.broken : words.brokenFrom(from)}>
        {words.brokenBody}
      </Banner>
    </div>
  );
}
