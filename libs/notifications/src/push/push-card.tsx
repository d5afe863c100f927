import { chakra } from '@chakra-ui/react/styled-system';
import { BellRing } from 'lucide-react';
import { useId, useState } from 'react';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages } from '../settings-messages.ts';
import { isPutOff, putOff } from './push-later.ts';
import { useWebPush, type WebPush } from './use-web-push.ts';

const words = messages.push;

/** Offers the browser's notifications once, in our own words first; who says 나중에 is left alone for 30 days. */
export function PushCard() {
  const push = useWebPush();
  const [wasOffered] = useState(() => !isPutOff());
  const [isClosed, setIsClosed] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (push.state === 'off' && push.canAsk && !wasAsked) setWasAsked(true);
  // A browser that refused long ago is not talked to about it here; one that refuses now is.
  if (!wasOffered || isClosed || !wasAsked || push.state === 'on') return null;
  return (
    <PushOffer
      push={push}
      onLater={() => {
        putOff();
        setIsClosed(true);
      }}
    />
  );
}

/** Our explanation before the browser's question. */
export function PushOffer({ push, onLater }: { push: WebPush; onLater: () => void }) {
  const titleId = useId();
  const toast = useToast();
  const answer = push.state === 'blocked' ? words.blocked : push.outcome && words[push.outcome];
  async function allow() {
    if (await push.turnOn()) toast({ type: 'success', title: words.turnedOn });
  }
  return (
    <chakra.section aria-labelledby={titleId} layerStyle="sheet" mt="4" p="4" display="flex" gap="3">
      <chakra.span color="celadon.fg" pt="0.5">
        <Icon as={BellRing} size={20} />
      </chakra.span>
      <chakra.div display="grid" gap="1" flex="1" minW="0">
        <chakra.h2 id={titleId} fontWeight="semibold">
          {words.ask}
        </chakra.h2>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.body} {words.privacy}
        </chakra.p>
        <chakra.p role="status" textStyle="body.sm">
          {answer}
        </chakra.p>
        <chakra.div display="flex" gap="2" mt="1">
          {push.state !== 'blocked' && (
            <Button size="sm" loading={push.isBusy} onClick={() => void allow()}>
              {words.allow}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onLater}>
            {words.later}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
