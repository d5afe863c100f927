import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useSayRecordingConsentMutation } from '@portal/api/families/recording-consent.api';
import type { RecordingConsent } from '@portal/domain/families/recording-consent.contract';
import { Button } from '@portal/ui/button';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import { useRecordingWords } from './recording-words.ts';

interface ChildConsentProps {
  consent: RecordingConsent;
  name: string;
}

/** The question about one child, and how it stands. */
export function ChildConsent({ consent: { studentId, may, isRefusedByOther }, name }: ChildConsentProps) {
  const { link } = useReader();
  const words = useRecordingWords();
  const id = useId();
  const [say] = useSayRecordingConsentMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const answer = (next: boolean) =>
    void run(async () => {
      if (next !== may) await say({ link, body: { studentId, may: next } }).unwrap();
    });
  const standing = may === null ? words.unsaid : may ? words.saidYes : words.saidNo;
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.p id={id} fontWeight="semibold">
        {words.question(name)}
      </chakra.p>
      <chakra.p role="status" textStyle="body.sm">
        {may && isRefusedByOther ? words.otherNo : standing}
      </chakra.p>
      {may && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.warning}
        </chakra.p>
      )}
      <Refusal problem={problem} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 9rem' } }}>
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            variant="outline"
            aria-pressed={may === value}
            bg={may === value ? 'celadon.muted' : undefined}
            disabled={isRunning}
            onClick={() => answer(value)}
          >
            {value ? words.yes : words.no}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
