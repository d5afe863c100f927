import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { ChevronDown, Clock, Moon } from 'lucide-react';
import { useState } from 'react';
import type { ChatFamily } from '@portal/domain/chat/chat-family';
import { formatTime } from '@portal/domain/format/date-time';
import { cityOf } from '@portal/domain/format/zone-city';
import { isNight, sayNightHour } from '@portal/domain/time/night';
import { useNow } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { family as words } from '../messages.ts';
import { NARROW } from '../narrow.ts';

/**
 * Whose guardian she is, what time it is where she lives, and what she reads; folded where large text would leave the talk no room. At
 * night it is said before anybody writes.
 */
export function FamilyLine({ family: { students, className, language, timeZone } }: { family: ChatFamily }) {
  const now = useNow(millisecondsInMinute);
  const [isOpen, setIsOpen] = useState(false);
  const folded = isOpen ? undefined : { [NARROW]: { display: 'none' } };
  return (
    <chakra.div textStyle="caption" color="fg.muted" display="grid" gap="0.5">
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        display="none"
        css={{ [NARROW]: { display: 'inline-flex' } }}
        alignItems="center"
        gap="1"
        minH="6"
        textAlign="start"
        _focusVisible={{ layerStyle: 'focus' }}
      >
        {words.about}
        <Icon as={ChevronDown} size={16} />
      </chakra.button>
      <chakra.p overflowWrap="anywhere" css={folded}>
        {words.guardianOf(students)} · {className}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" css={folded}>
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
