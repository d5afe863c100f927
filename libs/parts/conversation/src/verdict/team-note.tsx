import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import type { ChatVerdict } from '@portal/domain/chat/states/verdict';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { Icon } from '@portal/ui/icon';
import { PhoneText } from '@portal/ui/phone-text';
import { useConversationWords } from '../words.ts';

/** What the team decided of a message of the reader's, why, and how she objects. */
export function TeamNote({ verdict: { kind, reason } }: { verdict: ChatVerdict }) {
  const { team } = useConversationWords();
  const { hotlineNumber } = usePortalConfig().tenant;
  return (
    <chakra.p display="flex" justifyContent="end" gap="1" textStyle="caption" color="fg.muted">
      <Icon as={Flag} size={16} />
      <chakra.span minW="0" overflowWrap="anywhere">
        <PhoneText
          number={hotlineNumber}
          text={[kind === 'WARNED' && team.warned, reason && team.because(reason), team.object(hotlineNumber)]
            .filter(Boolean)
            .join(' ')}
        />
      </chakra.span>
    </chakra.p>
  );
}
