import { chakra } from '@chakra-ui/react/styled-system';
import { ConversationWordsContext } from '@portal/conversation/conversation-words';
import { TalkView } from '@portal/conversation/talk-view';
import type { FamilyChatLine } from '@portal/domain/families/family-chat';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { UploadWordsContext } from '@portal/upload/upload-words';
import { UPLOAD_WORDS } from '../homework/homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { TALK_WORDS, useChatWords } from './chat-messages.ts';
import { useChatAddress } from './use-chat-address.ts';
import { useFamilyTalk } from './use-family-talk.ts';

interface ChatSheetProps {
  door: Pick<FamilyDoor, 'className' | 'teacherName'>;
  chat: FamilyChatLine;
}

/** The talk with the teacher, over the page. It stands beside the page, so that it names its language itself. */
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
      title={<span lang={language}>{words.sheet(door.className)}</span>}
      // The button that closes it says its word in the reader's language.
      closeLabel={null}
      closeOnClickAway={false}
    >
      <UploadWordsContext value={UPLOAD_WORDS[language]}>
        <ConversationWordsContext value={TALK_WORDS[language]}>
          <OpenTalk key={`${chat.id} ${chat.memberId}`} teacherName={door.teacherName} chat={chat} onClose={close} />
        </ConversationWordsContext>
      </UploadWordsContext>
    </Dialog>
  );
}

interface OpenTalkProps {
  teacherName: string;
  chat: FamilyChatLine;
  onClose: () => void;
}

function OpenTalk({ teacherName, chat, onClose }: OpenTalkProps) {
  const { language, zone } = useReader();
  const words = useChatWords();
  const talk = useFamilyTalk(chat);
  const { room } = talk;
  return (
    <div lang={language}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="3">
        <chakra.p flex="1 1 12rem" textStyle="body.sm" color="fg.muted">
          {room && (room.isGroup ? words.together(room.othersRead.length + 1) : words.alone(teacherName))}
        </chakra.p>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </chakra.div>
      <chakra.div
        layerStyle="sheet"
        overflow="hidden"
        // The line on top, the edges of the dialog, and the talk takes what is left.
        h={{ base: 'max(18rem, 100dvh - 11.5rem)', md: 'max(20rem, min(100dvh - 19rem, 40rem))' }}
      >
        <TalkView talk={talk} zone={zone} />
      </chakra.div>
    </div>
  );
}
