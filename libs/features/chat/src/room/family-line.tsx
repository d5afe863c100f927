import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Clock, Moon } from 'lucide-react';
import type { ChatFamily } from '@portal/domain/chat/chat-family';
import { formatTime } from '@portal/domain/format/date-time';
import { cityOf } from '@portal/domain/format/zone-city';
import { isNight, sayNightHour } from '@portal/domain/time/night';
import { useNow } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { family as words } from '../messages.ts';

/** Whose guardian she is, what time it is where she lives, and what she reads; at night it is said before anybody writes. */
export function FamilyLine({ family: { students, className, language, timeZone } }: { family: ChatFamily }) {
  const now = useNow(millisecondsInMinute);
  return (
    <chakra.div textStyle="caption" color="fg.muted" display="grid" gap="0.5">
      <chakra.p overflowWrap="anywhere">
        {words.guardianOf(students)} · {className}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
        <chakra.span display="inline-flex" alignItems="center" gap="1.5">
          <Icon as={Clock} size={16} />
          <span>
            {words.clock(cityOf(timeZone), formatTime(now, timeZone))} · {words.language(language)}
          </span>
        </chakra.span>
        {isNight(now, timeZone) && (
          <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.warning" fontWeight="semibold">
            <Icon as={Moon} size={16} />
            {words.night(sayNightHour(now, timeZone))}
          </chakra.span>
        )}
      </chakra.p>
    </chakra.div>
  );
}
