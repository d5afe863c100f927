import { chakra } from '@chakra-ui/react/styled-system';
import { Conversation } from '@portal/conversation/conversation';
import type { TeachingClass } from '@portal/domain/classes/class';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { EmptyState } from '@portal/ui/empty-state';
import { chat as words } from '../class-messages.ts';

/** The talk of a class: its teacher, its students and their guardians. */
export function ChatView({ shown: { chatRoomId } }: { shown: TeachingClass }) {
  const zone = useTeacherZone();
  return (
    <chakra.section aria-label={words.title} layerStyle="sheet" overflow="hidden">
      {chatRoomId === null ? (
        <EmptyState name="chat-empty" title={words.preparing} size="sm">
          {words.preparingBody}
        </EmptyState>
      ) : (
        <chakra.div h={{ base: 'max(26rem, 100dvh - 12rem)', md: 'max(28rem, min(100dvh - 14rem, 46rem))' }}>
          <Conversation roomId={chatRoomId} zone={zone} enterLesson={EnterLesson} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
