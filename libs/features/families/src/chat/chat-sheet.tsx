import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import { useGetFamilyChatQuery } from '@portal/api/families/family-chat.api';
import { useListFamilyReportsQuery } from '@portal/api/families/family-reports.api';
import { ConversationWordsContext } from '@portal/conversation/conversation-words';
import { TalkView } from '@portal/conversation/talk-view';
import type { ShownCard } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyChatLine, FamilyRoom } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { isReported } from '@portal/reporting/is-reported';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useScrollable } from '@portal/ui/scrollable';
import { UploadWordsContext } from '@portal/upload/upload-words';
import { UPLOAD_WORDS } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { useReportWords } from '../reports/report-messages.ts';
import { ReportSheet } from '../reports/report-sheet.tsx';
import { ToldReports } from '../reports/told-reports.tsx';
import { TALK_WORDS, useChatWords } from './chat-messages.ts';
import { FamilyDeeds, type FamilyDeedsProps } from './family-deeds.tsx';
import { BlockTalk, ClosedTalk } from './talk-block.tsx';
import { useChatAddress } from './use-chat-address.ts';
import { useFamilyTalk } from './use-family-talk.ts';

interface ChatSheetProps extends Pick<FamilyDeedsProps, 'onNews' | 'onDecline'> {
  door: Pick<FamilyDoor, 'className' | 'teacherName' | 'moves' | 'chat' | 'teacherChat'>;
}

/** The talk that is open, over the page: that of the class, or the one with the teacher alone. */
export function ChatSheet({ door, ...acts }: ChatSheetProps) {
  const { language } = useReader();
  const words = useChatWords();
  const { room, close } = useChatAddress();
  const heading = useRef<HTMLSpanElement>(null);
  const chat = room && { class: door.chat, teacher: door.teacherChat }[room];
  const title = room === 'teacher' ? words.sheetAlone(door.teacherName) : words.sheet(door.className);
  return (
    <Dialog
      open={Boolean(chat)}
      onClose={close}
      phone="full"
      fills
      size="lg"
      lang={language}
      // Small and short, for at 200 % it leaves the talk its room.
      title={
        <chakra.span ref={heading} tabIndex={-1} textStyle="title.sm" lineClamp="2">
          {title}
        </chakra.span>
      }
      closeOnClickAway={false}
      // Whatever control comes first may end what was begun, and the field would bring a phone's keyboard over the talk.
      initialFocus={heading}
    >
      <UploadWordsContext value={UPLOAD_WORDS[language]}>
        <ConversationWordsContext value={TALK_WORDS[language]}>
          {room && chat && (
            <OpenTalk key={`${chat.id} ${chat.memberId}`} door={door} room={room} chat={chat} {...acts} />
          )}
        </ConversationWordsContext>
      </UploadWordsContext>
    </Dialog>
  );
}

interface OpenTalkProps extends ChatSheetProps {
  room: FamilyRoom;
  chat: FamilyChatLine;
}

/** What is or was asked about last: a message, or with null the talk as a whole. */
interface Reported {
  readonly message: ChatMessage | null;
  readonly open: boolean;
}

function OpenTalk({ door, room: name, chat, onNews, onDecline }: OpenTalkProps) {
  const { zone, link } = useReader();
  const words = useChatWords();
  const talk = useFamilyTalk(name, chat);
  const block = useGetFamilyChatQuery({ link, room: name }).data?.block ?? 'NONE';
  const { item: report } = useReportWords();
  const { data: reports } = useListFamilyReportsQuery({ link, room: name });
  const wasReported = useCallback((message: ChatMessage) => isReported(reports, message), [reports]);
  const [reported, setReported] = useState<Reported>({ message: null, open: false });
  const [wanted, setWanted] = useState<ComponentProps<typeof TalkView>['wanted']>();
  const { room, retry } = talk;
  const hasWords = (talk.conversation?.lastSeq ?? 0) > 0;
  const deedsOf = (card: ShownCard) => (
    <FamilyDeeds card={card} door={door} onNews={onNews} onDecline={onDecline} onDone={retry} />
  );
  return (
    <>
      <TalkHead>
        {room && (
          <chakra.div textStyle="body.sm" color="fg.muted" mb="3">
            {room.isGroup ? words.together(room.othersRead.length + 1) : words.alone(door.teacherName)}{' '}
            {name === 'teacher' && block !== 'MINE' && hasWords && <BlockTalk />}
            {hasWords && !isReported(reports, null) && (
              <Button variant="ghost" size="sm" onClick={() => setReported({ message: null, open: true })}>
                {report}
              </Button>
            )}
          </chakra.div>
        )}
        <ToldReports room={name} onShow={(seq) => setWanted({ seq, visit: crypto.randomUUID() })} />
      </TalkHead>
      <chakra.div layerStyle="sheet" overflow="hidden" flex="1" minH="0">
        <TalkView
          talk={talk}
          zone={zone}
          wanted={wanted}
          deedsOf={deedsOf}
          onReport={(message) => setReported({ message, open: true })}
          isReported={wasReported}
          {...(block !== 'NONE' && { closed: <ClosedTalk block={block} /> })}
        />
      </chakra.div>
      <ReportSheet
        key={reported.message?.seq ?? 0}
        {...reported}
        room={name}
        talk={talk.name}
        onClose={() => setReported({ ...reported, open: false })}
      />
    </>
  );
}

/** Who reads the talk, and what was told of it: where that is long it scrolls, and where one writes stays in sight. */
function TalkHead({ children }: { children: ReactNode }) {
  return (
    <chakra.div {...useScrollable<HTMLDivElement>()} flexShrink="0" maxH="40%" overflowY="auto">
      {children}
    </chakra.div>
  );
}
