import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import type { Played } from '@portal/domain/library/place';
import { useReach } from '@portal/file-view/use-reach';
import { fileAddress } from '@portal/upload/file-address';
import { useLookWords } from './look-messages.ts';

interface LookPlayerProps {
  kind: 'AUDIO' | 'VIDEO';
  src: string;
  name: string;
  /** The address has ended: another one is asked for. */
  onStale: () => void;
  /** How far it has been played, now and then. */
  onPlayed?: ((played: Played) => void) | undefined;
}

/** Plays what cannot be downloaded; where its address ends in the middle, it goes on where it was. */
export function LookPlayer({ kind, src, name, onStale, onPlayed }: LookPlayerProps) {
  const words = useLookWords();
  const at = useRef(0);
  const reach = useReach(onPlayed);
  const [failedSrc, setFailedSrc] = useState<string>();
  const [retried, setRetried] = useState(false);
  const Player = kind === 'AUDIO' ? 'audio' : 'video';
  const address = fileAddress(src);
  return (
    <chakra.div display="grid" gap="3">
      <Player
        src={address ?? undefined}
        aria-label={name}
        controls
        controlsList="nodownload noremoteplayback"
        preload="metadata"
        style={{ width: '100%', maxHeight: '70dvh' }}
        onContextMenu={(event) => event.preventDefault()}
        onTimeUpdate={({ currentTarget }) => {
          at.current = currentTarget.currentTime;
          setRetried(false);
          reach(currentTarget.currentTime, currentTarget.duration);
        }}
        onLoadedMetadata={({ currentTarget }) => {
          if (at.current > 0) currentTarget.currentTime = at.current;
        }}
        onError={() => {
          setFailedSrc(src);
          if (!retried) onStale();
          setRetried(true);
        }}
      />
      {failedSrc === src && <p role="status">{words.playFailed}</p>}
    </chakra.div>
  );
}
