import { chakra } from '@chakra-ui/react/styled-system';
import { useConversationWords } from '../words.ts';
import type { Jumps } from './use-jumps.ts';

/** Says why somebody was not led to the message that she asked for. */
export function JumpLine({ state }: Pick<Jumps, 'state'>) {
  const { jumps } = useConversationWords();
  const said = state === 'FAILED' ? jumps.failed : state === 'MISSING' ? jumps.missing : null;
  if (said === null) return null;
  return (
    <chakra.p role="alert" px={{ base: '3', md: '5' }} py="2" textStyle="body.sm" color="fg.muted">
      {said}
    </chakra.p>
  );
}
