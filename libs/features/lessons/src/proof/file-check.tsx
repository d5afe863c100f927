import { chakra } from '@chakra-ui/react/styled-system';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceProof } from '@portal/domain/evidence/evidence-proof';
import { Banner } from '@portal/ui/banner';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { PickButton } from '@portal/upload/pick-button';
import { proof as words } from './proof-messages.ts';
import { sha256Of } from './sha256-of.ts';

type Outcome = 'COMPARING' | 'SAME' | 'DIFFERS' | 'UNREADABLE' | 'TOO_LARGE';
/** No copy of a lesson's evidence comes near it. */
const MOST_BYTES = 50 * 1024 * 1024;

/** Compares a file with the copy that was made, on this device: not a byte of it is sent. */
export function FileCheck({ proof: { sha256, format } }: { proof: Pick<EvidenceProof, 'sha256' | 'format'> }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function compare([file]: readonly File[]): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) return setOutcome('TOO_LARGE');
    setOutcome('COMPARING');
    const digest = await sha256Of(file).catch(() => null);
    setOutcome(digest === null ? 'UNREADABLE' : digest === sha256 ? 'SAME' : 'DIFFERS');
  }
  return (
    <Panel title={words.file} intro={words.fileIntro(format)}>
      <div>
        <PickButton
          icon={<Icon as={FileSearch} />}
          accept={format === 'PDF' ? 'application/pdf,.pdf' : 'application/json,.json'}
          onFiles={(files) => void compare(files)}
        >
          {outcome === 'COMPARING' ? words.comparing : words.choose}
        </PickButton>
      </div>
      <chakra.div role="status">
        {outcome === 'SAME' && <Banner tone="success" title={words.same} />}
        {outcome === 'DIFFERS' && (
          <Banner tone="error" title={words.differs}>
            {words.differsBody}
          </Banner>
        )}
        {outcome === 'UNREADABLE' && <Banner tone="warning" title={words.unreadable} />}
        {outcome === 'TOO_LARGE' && <Banner tone="warning" title={words.tooLarge} />}
      </chakra.div>
    </Panel>
  );
}
