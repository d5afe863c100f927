import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';

interface AnswerPairProps {
  no: string;
  yes: string;
  onNo: () => void;
  onYes: () => void;
  /** The yes is on its way. */
  isSending: boolean;
  sending: string;
}

/** The two answers to a question of the page. The yes is tinted: only the way into the lesson is solid. */
export function AnswerPair({ no, yes, onNo, onYes, isSending, sending }: AnswerPairProps) {
  return (
    // Below each other where the text is large.
    <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 9rem' } }}>
      <Button variant="outline" size="lg" px="3" onClick={onNo} disabled={isSending}>
        {no}
      </Button>
      <YesButton label={yes} onPress={onYes} isSending={isSending} sending={sending} />
    </chakra.div>
  );
}

interface YesButtonProps {
  label: string;
  onPress: () => void;
  isSending: boolean;
  sending: string;
}

function YesButton({ label, onPress, isSending, sending }: YesButtonProps) {
  return (
    <Button
      variant="outline"
      size="lg"
      px="3"
      bg="celadon.muted"
      color="celadon.fg"
      borderColor="celadon.border"
      _hover={{ bg: 'celadon.emphasized', borderColor: 'celadon.border' }}
      startIcon={<Icon as={Check} size={20} />}
      loading={isSending}
      loadingText={sending}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
