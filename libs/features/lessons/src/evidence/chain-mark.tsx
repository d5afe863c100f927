import { Link2, Unlink2 } from 'lucide-react';
import type { EvidenceEvent } from '@portal/domain/lessons/lesson-evidence';
import { Banner } from '@portal/ui/banner';
import { evidence as words } from '../evidence-messages.ts';

interface Props {
  events: readonly EvidenceEvent[];
  chainValid: boolean;
}

/** Whether anybody has changed what was recorded, and what to do then. */
export function ChainMark({ events, chainValid }: Props) {
  return chainValid ? (
    <Banner tone="success" icon={Link2} title={words.valid}>
      {words.validBody(events.length)}
    </Banner>
  ) : (
    <div role="alert">
      <Banner tone="error" icon={Unlink2} title={words.broken}>
        {words.brokenBody}
      </Banner>
    </div>
  );
}
