import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { fileAddress } from '@portal/upload/file-address';
import { useLookWords } from './look-messages.ts';

interface LookPlayerProps {
  kind: 'AUDIO' | 'VIDEO';
  src: string;
  name: string;
  /** The address has ended: another one is asked for. */
  onStale: () => void;
}

/** Plays what cannot be downloaded; where its address ends in the middle, it goes on where it was. */
export function LookPlayer({ kind, src, name, onStale }: LookPlayerProps) {
  const words = useLookWords();
  const at = useRef(0);
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
