import { chakra } from '@chakra-ui/react/styled-system';
import type { FoundMessage } from '@portal/domain/chat/search.contract';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { found as words } from '../search-messages.ts';
import { MarkedText } from './marked-text.tsx';
import { momentOf } from './moment-of.ts';
import { RowLink } from './row-link.tsx';

interface FoundRowProps {
  message: FoundMessage;
  href: string;
  isChosen: boolean;
  now: Date;
  zone: string;
}

/** One message that was found: in which talk and when, who said it, and its words with those that were looked for marked. */
export function FoundRow({ message, href, isChosen, now, zone }: FoundRowProps) {
  const { room, sender, isMine, at, snippet, places } = message;
  return (
    <li>
      <RowLink href={href} isChosen={isChosen}>
        <Avatar name={room.title} id={room.guardianId ?? room.title} src={room.avatar} decorative />
        <chakra.span minW="0" flex="1" display="grid">
          <chakra.span display="flex" alignItems="baseline" gap="2" minW="0">
            <chakra.span fontWeight="medium" dir="auto" flex="1" truncate>
              {room.title}
            </chakra.span>
            <chakra.span textStyle="caption" color="fg.muted" flexShrink="0">
              <DateText instant={at} zone={zone} show="dateTime">
                {momentOf(at, now, zone)}
              </DateText>
            </chakra.span>
          </chakra.span>
          <chakra.span textStyle="body.sm" color="fg.muted" dir="auto" lineClamp="2" overflowWrap="anywhere">
            {isMine ? `${words.me}: ` : room.kind === 'ROOM' && `${sender.name}: `}
            <MarkedText text={snippet} places={places} />
          </chakra.span>
        </chakra.span>
      </RowLink>
    </li>
  );
}
