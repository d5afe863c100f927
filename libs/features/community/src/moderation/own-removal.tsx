import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { removal as words } from '../moderation-messages.ts';
import type { Said } from './said.ts';
import { useModeration } from './use-moderation.ts';

/** Tells who removed words why she did, and brings them back as long as their author said nothing to it. */
export function OwnRemoval({ said, reason }: { said: Said; reason: string }) {
  const { takeBack } = useModeration(said);
  const act = useAction();
  return (
    <chakra.div display="grid" justifyItems="start" gap="2">
      <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {words.because(reason)}
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon as={Undo2} size={16} />}
        onClick={() => void act(takeBack, { key: said.id, done: words.takenBack, failed: words.takeBackFailed })}
      >
        {words.takeBack}
      </Button>
    </chakra.div>
  );
}
