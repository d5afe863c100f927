import { chakra } from '@chakra-ui/react/styled-system';
import { Archive } from 'lucide-react';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { acts, kept as words } from '../acts-messages.ts';
import { useTalkActs } from './use-talk-acts.ts';

/** Over a talk that was put away, however she came to it: that it is, what brings it back, and the press that does. */
export function PutAwayLine({ talk }: { talk: Pick<ChatRoom, 'id' | 'title' | 'isPinned'> }) {
  const { archive } = useTalkActs();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px={{ base: '4', lg: '6' }}
      py="1.5"
      bg="bg.muted"
      borderBottomWidth="1px"
    >
      <chakra.p display="flex" gap="2" flex="1 1 12rem" textStyle="body.sm">
        <chakra.span pt="3px" flexShrink="0">
          <Icon as={Archive} size={16} />
        </chakra.span>
        {words.archived}
      </chakra.p>
      <Button size="sm" variant="outline" onClick={() => void archive(talk, false)}>
        {acts.unarchive}
      </Button>
    </chakra.div>
  );
}
