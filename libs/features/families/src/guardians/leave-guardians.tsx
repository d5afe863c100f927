import { chakra } from '@chakra-ui/react/styled-system';
import { useLeaveAsGuardianMutation } from '@portal/api/families/family-guardians.api';
import { AskedTwice } from '../paper/asked-twice.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useGuardianWords } from './guardian-messages.ts';

interface LeaveGuardiansProps {
  studentIds: readonly string[];
  mayLeave: boolean;
  onLeft: () => void;
}

/** The way out for who was added, and why it is not open where it is not. */
export function LeaveGuardians({ studentIds, mayLeave, onLeft }: LeaveGuardiansProps) {
  const { link, language, words: door } = useReader();
  const { leave: words } = useGuardianWords();
  const [leave] = useLeaveAsGuardianMutation();
  if (!mayLeave)
    return (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.last}
      </chakra.p>
    );
  return (
    <AskedTwice
      words={words}
      language={language}
      refusals={door.refusals}
      send={async () => {
        await leave({ link, body: { studentIds: [...studentIds] } }).unwrap();
        onLeft();
      }}
    />
  );
}
