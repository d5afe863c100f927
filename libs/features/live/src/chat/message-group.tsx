import { chakra } from '@chakra-ui/react/styled-system';
import { Avatar } from '@portal/ui/avatar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { usePanelWords } from '../panels/panel-messages.ts';
import type { MessageGroup } from './message-groups.ts';
import { MessageText } from './message-text.tsx';
import { MessageTime } from './message-time.tsx';

interface MessageGroupViewProps {
  group: MessageGroup;
  isMine: boolean;
  onWhole: () => void;
}

/** What one person said in a row; one's own stands at the right. */
export function MessageGroupView({ group, isMine, onWhole }: MessageGroupViewProps) {
  const words = usePanelWords();
  const [{ participantId, name, at }] = group;
  return (
    <chakra.div display="flex" gap="2.5" justifyContent={isMine ? 'flex-end' : 'flex-start'}>
      {!isMine && <Avatar name={name} id={participantId} size="sm" decorative />}
      <chakra.div
        minW="0"
        maxW="85%"
        display="grid"
        gap="1"
        gridTemplateColumns="minmax(0, auto)"
        justifyItems={isMine ? 'end' : 'start'}
      >
        <chakra.p textStyle="caption" color="fg.muted" maxW="full" overflowWrap="anywhere">
          {isMine ? <VisuallyHidden>{words.mine} · </VisuallyHidden> : `${name} · `}
          <MessageTime at={at} />
        </chakra.p>
        {group.map((message) => (
          <MessageText key={message.id} message={message} isMine={isMine} onWhole={onWhole} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
