import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { BellOff, Pin } from 'lucide-react';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { isMuted } from '@portal/domain/chat/states/mute';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { kept as words } from '../acts-messages.ts';
import { mutedMoment } from './muted-moment.ts';

/** How a talk is kept, in words over it; nothing where it is kept as any other. */
export function KeptLine({ talk: { isPinned, mute } }: { talk: Pick<ChatRoom, 'isPinned' | 'mute'> }) {
  const now = useNow(millisecondsInMinute);
  const zone = useTeacherZone();
  const isQuiet = isMuted(mute, now);
  if (!isPinned && !isQuiet) return null;
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="caption" color="fg.muted">
      {isPinned && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <Icon as={Pin} size={16} />
          {words.pinned}
        </chakra.span>
      )}
      {isQuiet && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <Icon as={BellOff} size={16} />
          {mute?.until ? words.mutedUntil(mutedMoment(mute.until, now, zone)) : words.muted}
        </chakra.span>
      )}
    </chakra.p>
  );
}
