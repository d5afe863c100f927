import { chakra } from '@chakra-ui/react/styled-system';
import { AudioLines, MicOff, Monitor, type LucideIcon } from 'lucide-react';
import type { MediaState } from '@portal/domain/live/live-room';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LineMark } from './line-mark.tsx';
import { useStageWords } from './stage-messages.ts';

interface TileChipProps {
  name: string;
  media: MediaState;
  isTalking: boolean;
  isBig: boolean;
}

/** Whose picture it is, and how her microphone and her line stand. */
export function TileChip({ name, media, isTalking, isBig }: TileChipProps) {
  const words = useStageWords();
  return (
    <chakra.div
      position="absolute"
      insetStart={isBig ? '3' : '1'}
      bottom={isBig ? '3' : '1'}
      maxW={isBig ? 'calc(100% - 1.5rem)' : 'calc(100% - 0.5rem)'}
      display="flex"
      gap={isBig ? '2' : '1'}
      px={isBig ? '3' : '1.5'}
      py={isBig ? '1.5' : '0.5'}
      borderRadius="l2"
      bg="bg"
      color="fg"
      textStyle={isBig ? 'body.md' : 'caption'}
      alignItems="center"
      overflow="hidden"
      pointerEvents="none"
    >
      <chakra.span fontWeight="semibold" truncate minW="0">
        {name}
      </chakra.span>
      {!media.audio && <Mark icon={MicOff} label={words.micOff} colour="camellia.fg" />}
      {/* It comes and goes too often to be read out. */}
      {isTalking && (
        <chakra.span aria-hidden title={words.talking} display="inline-flex" color="celadon.fg" animation="pulse">
          <Icon as={AudioLines} size={isBig ? 20 : 16} />
        </chakra.span>
      )}
      {media.screen && <Mark icon={Monitor} label={words.screen} />}
      {media.line === 'GOOD' ? <VisuallyHidden>{words.line.GOOD}</VisuallyHidden> : <LineMark line={media.line} />}
    </chakra.div>
  );
}

function Mark({ icon, label, colour }: { icon: LucideIcon; label: string; colour?: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" flexShrink="0" color={colour} title={label}>
      <Icon as={icon} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
