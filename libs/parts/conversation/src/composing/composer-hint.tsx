import { chakra } from '@chakra-ui/react/styled-system';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useConversationWords } from '../words.ts';

/** From here on the number of characters is told. */
const COUNTED_FROM = LIMITS.chatMessageMax - 500;

interface ComposerHintProps {
  id: string;
  /** How many characters are written. */
  used: number;
  isRestored: boolean;
  /** What keeps the message from leaving, or what she is asked. */
  said: string | null;
}

/** Below the field: how it sends, what was brought back, what is wrong, and how much is written. */
export function ComposerHint({ id, used, isRestored, said }: ComposerHintProps) {
  const { composer: words } = useConversationWords();
  const isTooLong = used > LIMITS.chatMessageMax;
  return (
    <chakra.div
      id={id}
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      px="3"
      pt="1.5"
      pb={{ base: '1.5', md: '2.5' }}
      minH={{ base: '3', md: '8' }}
      textStyle="caption"
      color="fg.muted"
    >
      <chakra.span display={{ base: 'none', md: 'inline' }}>{words.hint}</chakra.span>
      <chakra.span role="status">{isRestored && words.restored}</chakra.span>
      <chakra.span role="status" color={isTooLong ? 'fg.error' : undefined}>
        {said}
      </chakra.span>
      {used >= COUNTED_FROM && (
        <chakra.span ms="auto" fontVariantNumeric="tabular-nums" color={isTooLong ? 'fg.error' : undefined}>
          {words.counter(used)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
