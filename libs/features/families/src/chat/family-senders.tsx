import { useCallback } from 'react';
import { useSendFamilyMessageMutation } from '@portal/api/families/family-chat.api';
import { ConversationWordsContext } from '@portal/conversation/conversation-words';
import { TalkSender } from '@portal/conversation/talk-sender';
import type { NewChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyChatLine, FamilyRoom } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { useFamilyTicket } from '../files/use-family-ticket.ts';
import { useReader } from '../reading/reader-context.ts';
import { TALK_WORDS } from './chat-messages.ts';
import { familyTalkName } from './use-family-talk.ts';

/** Sends from the page of a family what of its talks has not arrived, whether or not one of them is open (CHT-5). */
export function FamilySenders({ door: { chat, teacherChat } }: { door: Pick<FamilyDoor, 'chat' | 'teacherChat'> }) {
  const { language } = useReader();
  return (
    <ConversationWordsContext value={TALK_WORDS[language]}>
      <RoomSender room="teacher" chat={teacherChat} />
      {chat && <RoomSender room="class" chat={chat} />}
    </ConversationWordsContext>
  );
}

function RoomSender({ room, chat }: { room: FamilyRoom; chat: FamilyChatLine }) {
  const { link } = useReader();
  const [post] = useSendFamilyMessageMutation();
  const send = useCallback((body: NewChatMessage) => post({ link, room, body }), [post, link, room]);
  const ticketOf = useFamilyTicket();
  // No socket speaks to families: the browser says when it is online, and the pauses do the rest.
  return <TalkSender name={familyTalkName(chat)} forVisitor connections={0} send={send} ticketOf={ticketOf} />;
}
