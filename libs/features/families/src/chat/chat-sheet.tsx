import { chakra } from '@chakra-ui/react/styled-system';
import { ConversationWordsContext } from '@portal/conversation/conversation-words';
import { TalkView } from '@portal/conversation/talk-view';
import type { FamilyChatLine } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Dialog } from '@portal/ui/dialog';
import { UploadWordsContext } from '@portal/upload/upload-words';
import { UPLOAD_WORDS } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { TALK_WORDS, useChatWords } from './chat-messages.ts';
import { useChatAddress } from './use-chat-address.ts';
import { useFamilyTalk } from './use-family-talk.ts';

interface ChatSheetProps {
  door: Pick<FamilyDoor, 'className' | 'teacherName'>;
  chat: FamilyChatLine;
}

/** The talk with the teacher, over the page. */
export function ChatSheet({ door, chat }: ChatSheetProps) {
  const { language } = useReader();
  const words = useChatWords();
  const { isOpen, close } = useChatAddress();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      phone="full"
      size="lg"
      lang={language}
      // Small, for at 200 % it stays above the talk.
      title={<chakra.span textStyle="title.sm">{words.sheet(door.className)}</chakra.span>}
      closeOnClickAway={false}
    >
      <UploadWordsContext value={UPLOAD_WORDS[language]}>
        <ConversationWordsContext value={TALK_WORDS[language]}>
          <OpenTalk key={`${chat.id} ${chat.memberId}`} teacherName={door.teacherName} chat={chat} />
        </ConversationWordsContext>
      </UploadWordsContext>
    </Dialog>
  );
}

interface OpenTalkProps {
  teacherName: string;
  chat: FamilyChatLine;
}

function OpenTalk({ teacherName, chat }: OpenTalkProps) {
  const { zone } = useReader();
  const words = useChatWords();
  const talk = useFamilyTalk(chat);
  const { room } = talk;
  return (
    <>
      {room && (
        <chakra.p textStyle="body.sm" color="fg.muted" mb="3">
          {room.isGroup ? words.together(room.othersRead.length + 1) : words.alone(teacherName)}
        </chakra.p>
      )}
      <chakra.div
        layerStyle="sheet"
        overflow="hidden"
        // Below the name and who reads it takes what is left; with large text those scroll away above it.
        h={{ base: 'max(22rem, 100dvh - 9.25rem)', md: 'max(20rem, min(100dvh - 16rem, 40rem))' }}
        css={{ '--log-overscroll': 'auto' }}
      >
        <TalkView talk={talk} zone={zone} />
      </chakra.div>
    </>
  );
}
