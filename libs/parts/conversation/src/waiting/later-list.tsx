import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { zonesOf } from '@portal/domain/chat/chat-family';
import { Button } from '@portal/ui/button';
import { later as words } from '../later/later-messages.ts';
import { useIsAway } from '../outbox/use-is-away.ts';
import type { Talk, TalkLater } from '../talk.ts';
import { LaterMessage } from './later-message.tsx';
import type { useLaterActs } from './use-later-acts.ts';

interface LaterListProps {
  later: TalkLater;
  acts: ReturnType<typeof useLaterActs>;
  talk: Pick<Talk, 'isConnected' | 'readers'>;
  zone: string;
}

/** What she keeps in this talk, after what was said. */
export function LaterList({ later: { items, hasFailed, retry }, acts, talk, zone }: LaterListProps) {
  const id = useId();
  const isAway = useIsAway(talk.isConnected);
  if (items.length === 0 && !hasFailed) return null;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h3 id={id} textStyle="label" color="fg.muted" borderTopWidth="1px" pt="3">
        {words.list}
      </chakra.h3>
      {hasFailed && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="body.sm" color="fg.error">
          {words.listFailed}
          <Button size="sm" variant="ghost" onClick={retry}>
            {words.retry}
          </Button>
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {items.map((message) => (
          <LaterMessage
            key={message.id}
            message={message}
            zone={zone}
            readerZones={zonesOf(talk.readers ?? [])}
            isConnected={talk.isConnected}
            onChange={(sendAt) => void acts.change(message, sendAt)}
            onRewrite={(...words) => acts.rewrite(message, ...words)}
            onSendNow={() => void acts.sendNow(message)}
            onCancel={() => void acts.cancel(message)}
          />
        ))}
      </chakra.ul>
      {isAway && (
        <chakra.p textStyle="caption" color="fg.muted" textAlign="end">
          {words.leaves}
        </chakra.p>
      )}
    </chakra.section>
  );
}
