import { chakra } from '@chakra-ui/react/styled-system';
import { Hand, Maximize2, Minimize2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Picture } from './picture.tsx';
import { useStageWords } from './stage-messages.ts';
import { TileChip } from './tile-chip.tsx';

interface TileProps {
  person: LiveParticipant;
  stream: MediaStream | null;
  isMe: boolean;
  isTalking?: boolean;
  /** In the large place; else one of the row. */
  isBig?: boolean;
  /** Where the stage puts it. */
  place?: CSSProperties | undefined;
  /** Heard, but there is no room to be seen. */
  isUnseen?: boolean;
  isPinned?: boolean;
  /** Has the button of a browser that lets nothing sound: one of them is enough. */
  offersSound?: boolean;
  /** Makes her large, or not any more; absent where there is no choice. */
  onPin?: (() => void) | undefined;
}

const Frame = chakra('li', {
  base: {
    position: 'relative',
    minW: '0',
    minH: '0',
    overflow: 'hidden',
    borderRadius: 'l3',
    bg: 'bg.muted',
    containerType: 'inline-size',
    display: 'grid',
    placeItems: 'center',
    // Inside the picture, so that neither scrolling nor a neighbour cuts it off.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3', pointerEvents: 'none' },
  },
  variants: {
    isTalking: { true: { _after: { boxShadow: 'inset 0 0 0 3px {colors.celadon.solid}' } } },
    isBig: { true: { animation: 'fade-in 180ms' } },
    isUnseen: { true: { position: 'absolute', w: '1px', h: '1px', clipPath: 'inset(50%)' } },
  },
});

/** One person: the picture or the first letter, the name, and how microphone, line and hand stand. */
export function Tile({
  person,
  stream,
  isMe,
  isTalking = false,
  isBig = false,
  place,
  isUnseen = false,
  isPinned = false,
  offersSound = true,
  onPin,
}: TileProps) {
  const words = useStageWords();
  const { name, media, handUp } = person;
  const isSeen = stream !== null && (media.screen || (media.video && media.line !== 'LOW'));
  return (
    <Frame
      isTalking={isTalking}
      isBig={isBig}
      isUnseen={isUnseen}
      style={place}
      data-big={isBig || undefined}
      data-person={person.id}
    >
      {!isSeen && <Avatar name={name} id={person.id} size={isBig ? 'xl' : 'md'} decorative />}
      {stream && (
        <Picture
          stream={stream}
          muted={isMe}
          offersSound={offersSound}
          isSeen={isSeen}
          isScreen={media.screen}
          isMirrored={isMe && !media.screen}
        />
      )}
      {onPin && !isUnseen && <PinButton name={name} isPinned={isPinned} isBig={isBig} onClick={onPin} />}
      <TileChip name={isMe ? words.me(name) : name} media={media} isTalking={isTalking} isBig={isBig} />
      {handUp && (
        <chakra.span
          position="absolute"
          // Beside the name where the picture is small.
          top={isBig ? '3' : '0.5'}
          insetEnd={isBig ? undefined : '0.5'}
          insetStart={isBig ? '3' : undefined}
          display="grid"
          placeItems="center"
          boxSize={isBig ? '9' : '7'}
          borderRadius="full"
          bg="persimmon.solid"
          color="persimmon.contrast"
          title={words.handUp}
          pointerEvents="none"
        >
          <Icon as={Hand} size={isBig ? 20 : 18} />
          <VisuallyHidden>{words.handUp}</VisuallyHidden>
        </chakra.span>
      )}
    </Frame>
  );
}

interface PinButtonProps {
  name: string;
  isPinned: boolean;
  isBig: boolean;
  onClick: () => void;
}

/** The whole picture is the button; its sign comes up under the pointer and with the focus, and stays where it holds. */
function PinButton({ name, isPinned, isBig, onClick }: PinButtonProps) {
  const words = useStageWords();
  const label = isPinned ? words.unpin(name) : words.pin(name);
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      position="absolute"
      inset="0"
      borderRadius="l3"
      cursor="pointer"
      onClick={onClick}
      _focusVisible={{ outlineOffset: '-4px' }}
      css={{ '&:is(:hover, :focus-visible) > span': { opacity: 1 } }}
    >
      <chakra.span
        aria-hidden
        position="absolute"
        top={isBig ? '3' : '1'}
        insetEnd={isBig ? '3' : undefined}
        insetStart={isBig ? undefined : '1'}
        display="grid"
        placeItems="center"
        boxSize={isBig ? '11' : '7'}
        borderRadius="l2"
        bg="bg"
        color={isPinned ? 'celadon.fg' : 'fg'}
        opacity={isPinned ? 1 : 0}
      >
        <Icon as={isPinned ? Minimize2 : Maximize2} size={isBig ? 20 : 16} />
      </chakra.span>
    </chakra.button>
  );
}
