import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import { useGetChatQuery } from '@portal/api/chat/chats.api';
import { useListChatReportsQuery } from '@portal/api/chat/reports.api';
import { Conversation } from '@portal/conversation/conversation';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { isReported } from '@portal/reporting/is-reported';
import { TextLink } from '@portal/ui/text-link';
import { useIsSplit } from '@portal/ui/use-is-split';
import { ClosedNote } from '../acts/closed-note.tsx';
import { PutAwayLine } from '../acts/put-away-line.tsx';
import { messages, rooms as words } from '../messages.ts';
import { OwnReports } from '../reports/own-reports.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import type { ChatAddress } from '../use-chat-address.ts';
import { RoomHead } from './room-head.tsx';

interface RoomPaneProps {
  id: string;
  address: ChatAddress;
  /** It was chosen in the list, and not by the address. */
  isStep: boolean;
  /** IANA zone of the reader. */
  zone: string;
}

/** From edge to edge of the window, and never too low to be read in, with large text neither higher than it; above what a phone keeps for itself at the lower edge. */
const ALONE = {
  // With large text what stands above it may take the screen: then it goes on below, and no field is cut.
  gridTemplateRows: 'auto minmax(12rem, 1fr)',
  flex: '1',
  minH: '416px',
  mx: { base: '-4', md: '-8' },
  pb: 'env(safe-area-inset-bottom)',
  bg: 'bg.panel',
} as const;

const BESIDE = { gridTemplateRows: 'auto minmax(0, 1fr)', minH: '0' } as const;

/** One talk: who it is with, what was said, and where one writes. A page of its own where there is no room beside the list. */
export function RoomPane({ id, address, isStep, zone }: RoomPaneProps) {
  const isSplit = useIsSplit();
  const { data: chat } = useGetChatQuery({ id });
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const { data: reports } = useListChatReportsQuery({ id });
  const wasReported = useCallback((message: ChatMessage) => isReported(reports, message), [reports]);
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
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" {...(isSplit ? BESIDE : ALONE)}>
        <chakra.div containerType="inline-size">
          <RoomHead id={id} leads={isSplit && isStep && address.wanted === undefined} onLeave={address.leave} />
          {chat?.isArchived && <PutAwayLine talk={chat} />}
          <OwnReports roomId={id} zone={zone} onShow={(seq) => address.showMessage(id, seq)} />
        </chakra.div>
        <chakra.div minH="0">
          <Conversation
            roomId={id}
            zone={zone}
            wanted={address.wanted}
            enterLesson={EnterLesson}
            onReport={setReported}
            isReported={wasReported}
            {...(chat && chat.block !== 'NONE' && { closed: <ClosedNote talk={chat} /> })}
          />
        </chakra.div>
      </chakra.div>
      <ReportDialog roomId={id} message={reported} open={reported !== null} onClose={() => setReported(null)} />
    </>
  );
}
