import { chakra } from '@chakra-ui/react/styled-system';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useBlockFamilyChatMutation, useUnblockFamilyChatMutation } from '@portal/api/families/family-chat.api';
import type { ChatBlock } from '@portal/domain/chat/states/block';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PhoneText } from '@portal/ui/phone-text';
import { useReader } from '../reading/reader-context.ts';
import { useChatWords } from './chat-messages.ts';

/** Ends the talk with the teacher for now; it is asked before. */
export function BlockTalk() {
  const { link } = useReader();
  const words = useChatWords().block;
  const [isAsking, setAsking] = useState(false);
  const [block, { isLoading, error }] = useBlockFamilyChatMutation();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {words.block}
      </Button>
      <Refusal error={error} />
      <AlertDialog
        open={isAsking}
        title={words.title}
        confirmLabel={words.block}
        cancelLabel={words.keep}
        danger
        loading={isLoading}
        onConfirm={() => void block({ link, room: 'teacher' }).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {words.body}
      </AlertDialog>
    </>
  );
}

/** Stands where one would write: why nobody does now, and the way back where she ended it herself. */
export function ClosedTalk({ block }: { block: Exclude<ChatBlock, 'NONE'> }) {
  const { link } = useReader();
  const words = useChatWords().block;
  const { hotlineNumber } = usePortalConfig().tenant;
  const [unblock, { isLoading, error }] = useUnblockFamilyChatMutation();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" p="4" bg="bg.muted" borderTopWidth="1px">
      <chakra.p display="flex" gap="2" flex="1 1 12rem" textStyle="body.sm">
        <Icon as={Ban} size={16} />
        <span>
          {block === 'MINE' ? words.mine : <PhoneText text={words.theirs(hotlineNumber)} number={hotlineNumber} />}
        </span>
      </chakra.p>
      {block === 'MINE' && (
        <Button variant="outline" loading={isLoading} onClick={() => void unblock({ link, room: 'teacher' })}>
          {words.unblock}
        </Button>
      )}
      <Refusal error={error} />
    </chakra.div>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { language } = useReader();
  if (!error) return null;
  return (
    <chakra.p role="alert" textStyle="caption" color="fg.error">
      {refusalWords(problemOf(error), language)}
    </chakra.p>
  );
}
