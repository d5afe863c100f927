import { chakra } from '@chakra-ui/react/styled-system';
import type { Played } from '@portal/domain/library/place';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import type { ViewedFile } from '../viewed-file.ts';
import { useReach } from './use-reach.ts';

interface MediaViewProps {
  file: ViewedFile;
  src: string;
  name: string;
  onPlayed: ((played: Played) => void) | undefined;
}

/** A sound to listen to; it stops whatever else sounds in the portal (STA-1). */
export function SoundView({ file: { id }, src, name, onPlayed }: MediaViewProps) {
  const reach = useReach(onPlayed);
  return (
    <chakra.div layerStyle="sheet" px="4" py="5">
      <AudioPlayer id={`file:${id}`} src={src} label={name} onTime={reach} />
    </chakra.div>
  );
}
