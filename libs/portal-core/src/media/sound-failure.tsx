import { chakra } from '@chakra-ui/react/styled-system';
import { useUiWords } from '@portal/ui/ui-language';

/** Below a sound: that it could not be played, and what to do. */
export function SoundFailure({ isFailed }: { isFailed: boolean }) {
  const words = useUiWords();
  return (
    <chakra.p role="status" textStyle="caption" color="fg.error" _empty={{ display: 'none' }}>
      {isFailed && words.audioFailed}
    </chakra.p>
  );
}
