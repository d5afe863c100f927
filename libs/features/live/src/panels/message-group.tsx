import { chakra } from '@chakra-ui/react/styled-system';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { MessageGroup } from './message-groups.ts';
import { panels as words } from './panel-messages.ts';

/** What one person said in a row; one's own stands at the right. */
export function MessageGroupView({ group, isMine }: { group: MessageGroup; isMine: boolean }) {
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
          <DateText instant={at} show="time" />
        </chakra.p>
        {group.map(({ id, text }) => (
          <chakra.p
            key={id}
            maxW="full"
            px="3"
            py="1.5"
            borderRadius="l3"
            bg={isMine ? 'celadon.muted' : 'bg.muted'}
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {text}
          </chakra.p>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
