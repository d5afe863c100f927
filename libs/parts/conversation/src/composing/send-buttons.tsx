import { chakra } from '@chakra-ui/react/styled-system';
import { SendHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { SendLater } from '../later/send-later.tsx';
import { COMPACT } from '../narrow.ts';
import { useConversationWords } from '../words.ts';

interface SendButtonsProps {
  disabled: boolean;
  /** Where it may be sent at another time. */
  later: Omit<ComponentProps<typeof SendLater>, 'disabled'> | undefined;
}

/** Sends what is written now, or at another time. */
export function SendButtons({ disabled, later }: SendButtonsProps) {
  const { composer: words } = useConversationWords();
  return (
    <chakra.div display="flex">
      <Button
        type="submit"
        disabled={disabled}
        startIcon={<Icon as={SendHorizontal} size={16} />}
        borderEndRadius={later ? '0' : undefined}
      >
        <chakra.span css={{ [COMPACT]: { srOnly: true } }}>{words.send}</chakra.span>
      </Button>
      {later && <SendLater disabled={disabled} {...later} />}
    </chakra.div>
  );
}
