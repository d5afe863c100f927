import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { Button } from '@portal/ui/button';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface AskedTwiceProps {
  words: {
    readonly ask: string;
    readonly question: string;
    readonly confirm: string;
    readonly keep: string;
    readonly sending: string;
    readonly failed: string;
  };
  language: FamilyLanguage;
  /** Words for what only this can be refused. */
  refusals?: Readonly<Record<string, string>>;
  send: () => Promise<void>;
}

// Where the button stood that asked.
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** A way out that cannot be taken back: what becomes of it is said, and asked once more. */
export function AskedTwice({ words, language, refusals, send }: AskedTwiceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning, problem } = useOneAtATime();
  if (!isAsking)
    return (
      <Button variant="ghost" justifySelf="start" onClick={() => setIsAsking(true)}>
        {words.ask}
      </Button>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" justifyItems="start">
      <p>{words.question}</p>
      <RefusalBanner
        title={words.failed}
        problem={problem}
        said={(refused) => refusalWords(refused, language, refusals)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          ref={focus}
          variant="outline"
          loading={isRunning}
          loadingText={words.sending}
          onClick={() => void run(send)}
        >
          {words.confirm}
        </Button>
        <Button variant="ghost" disabled={isRunning} onClick={() => setIsAsking(false)}>
          {words.keep}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
