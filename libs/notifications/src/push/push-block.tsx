import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { messages } from '../settings-messages.ts';
import type { PushState, WebPush } from './use-web-push.ts';

const words = messages.push;

const SAYS: Record<PushState, string> = {
  checking: words.checking,
  unsupported: words.unsupported,
  unavailable: words.unavailable,
  blocked: words.blocked,
  off: words.off,
  on: words.on,
};

/** Whether this browser is told, and the way to change it: explained first, asked only after a press. */
export function PushBlock({ push }: { push: WebPush }) {
  const id = useId();
  const toast = useToast();
  const { state, outcome, isBusy } = push;
  async function turn(action: () => Promise<boolean>, done: string) {
    if (await action()) toast({ type: 'success', title: done });
  }
  return (
    <chakra.section aria-labelledby={id} layerStyle="sheet" p={{ base: 'sheet', md: '5' }} display="grid" gap="2">
      <chakra.h2 id={id} textStyle="title.sm">
        {words.title}
      </chakra.h2>
      <chakra.p role="status">{(outcome && words[outcome]) || SAYS[state]}</chakra.p>
      {state === 'off' && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.body} {words.privacy}
        </chakra.p>
      )}
      {state === 'off' && (
        <Button justifySelf="start" loading={isBusy} onClick={() => void turn(push.turnOn, words.turnedOn)}>
          {words.allow}
        </Button>
      )}
      {state === 'on' && (
        <Button
          variant="outline"
          justifySelf="start"
          loading={isBusy}
          onClick={() => void turn(push.turnOff, words.turnedOff)}
        >
          {words.turnOff}
        </Button>
      )}
    </chakra.section>
  );
}
