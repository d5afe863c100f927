import { chakra } from '@chakra-ui/react/styled-system';
import { Ban } from 'lucide-react';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { acts, kept as words } from '../acts-messages.ts';
import { useTalkActs } from './use-talk-acts.ts';

/** Stands where one would write in a talk that is blocked: whose doing it is, and the way on. */
export function ClosedNote({ talk }: { talk: Pick<ChatRoom, 'id' | 'title' | 'block'> }) {
  const { block } = useTalkActs();
  const isMine = talk.block === 'MINE';
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', lg: '6' }}
      py="3"
      bg="bg.muted"
      borderTopWidth="1px"
    >
      <chakra.p display="flex" gap="2" flex="1 1 12rem" textStyle="body.sm">
        <Icon as={Ban} size={16} />
        {isMine ? words.mine : words.theirs}
      </chakra.p>
      {isMine ? (
        <Button variant="outline" onClick={() => void block(talk, false)}>
          {acts.unblock}
        </Button>
      ) : (
        <TextLink href={paths.supports()} linkAs={RouterLink} touch>
          {words.toSupport}
        </TextLink>
      )}
    </chakra.div>
  );
}
