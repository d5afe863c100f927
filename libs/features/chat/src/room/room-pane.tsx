import { chakra } from '@chakra-ui/react/styled-system';
import { Conversation } from '@portal/conversation/conversation';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { useIsSplit } from '@portal/ui/use-is-split';
import { messages, rooms as words } from '../messages.ts';
import type { ChatAddress } from '../use-chat-address.ts';
import { RoomHead } from './room-head.tsx';

interface RoomPaneProps {
  id: string;
  address: ChatAddress;
  /** IANA zone of the reader. */
  zone: string;
}

/** One talk: who it is with, what was said, and where one writes. A page of its own where there is no room beside the list. */
export function RoomPane({ id, address, zone }: RoomPaneProps) {
  const isSplit = useIsSplit();
  return (
    <>
      {!isSplit && (
        <chakra.div mb="2">
          <PageHeading
            title={messages.title}
            actions={
              <TextLink href={address.listHref} linkAs={RouterLink} touch>
                {words.back}
              </TextLink>
            }
          />
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gridTemplateRows="auto minmax(0, 1fr)"
        gridTemplateColumns="minmax(0, 1fr)"
        minH="0"
        h={isSplit ? 'full' : 'max(26rem, 100dvh - 11rem)'}
        mx={isSplit ? undefined : '-4'}
      >
        <RoomHead id={id} onLeave={address.leave} />
        <chakra.div minH="0">
          <Conversation roomId={id} zone={zone} wanted={address.wanted} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
