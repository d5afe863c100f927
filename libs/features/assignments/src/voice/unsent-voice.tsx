import { chakra } from '@chakra-ui/react/styled-system';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import { Button } from '@portal/ui/button';
import type { Waiting } from './use-voices.ts';
import { voice as words } from './voice-messages.ts';

interface Props {
  unsent: Waiting;
  onRetry: () => void;
  onRemove: () => void;
}

/** What is recorded and on its way; where it could not be sent it can be listened to, sent once more or taken away. */
export function UnsentVoice({ unsent: { id, address, seconds, isFailed }, onRetry, onRemove }: Props) {
  return (
    <>
      <AudioPlayer id={`recorded:${id}`} src={address} label={words.label} seconds={seconds} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {isFailed && (
          <>
            <Button onClick={onRetry}>{words.retry}</Button>
            <Button variant="ghost" onClick={onRemove}>
              {words.remove}
            </Button>
          </>
        )}
        <chakra.span role="status" textStyle="body.sm" color="fg.muted">
          {isFailed ? words.uploadFailed : words.keeping}
        </chakra.span>
      </chakra.div>
    </>
  );
}
