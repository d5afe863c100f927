import { chakra } from '@chakra-ui/react/styled-system';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { youtubeEmbedUrl, youtubeIdOf } from '@portal/domain/patterns/youtube';
import { MESSAGES } from '../messages.ts';

interface VideoEmbedProps {
  /** As it was typed; what is no link of YouTube is never embedded. */
  link: string;
  /** Names the video: 김수학 선생님 소개 영상 */
  title: string;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    aspectRatio: '16 / 9',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
  },
});

const Cover = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '4',
    textAlign: 'center',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** A video of YouTube that nobody is told of before it is played: no picture, no cookie, no frame until the press. */
export function VideoEmbed({ link, title }: VideoEmbedProps) {
  const id = youtubeIdOf(link);
  const [played, setPlayed] = useState<string | null>(null);
  if (!id) {
    return (
      <Frame display="grid" placeItems="center" p="4" color="fg.muted" textAlign="center">
        {MESSAGES.videoFailed}
      </Frame>
    );
  }
  return (
    <Frame>
      {played === id ? (
        <chakra.iframe
          title={title}
          // The pressed button is gone.
          ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
          src={`${youtubeEmbedUrl(id)}?autoplay=1&hl=ko`}
          // Its own scripts and its own origin; it may neither open nor steer anything of ours.
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube plays only where it learns the origin.
          referrerPolicy="strict-origin-when-cross-origin"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          border="0"
        />
      ) : (
        <Cover type="button" onClick={() => setPlayed(id)}>
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="14"
            borderRadius="full"
            bg="celadon.solid"
            color="celadon.contrast"
          >
            <Play size={24} strokeWidth={1.75} aria-hidden focusable={false} />
          </chakra.span>
          <span>
            <chakra.span display="block" fontWeight="semibold">
              {title}
            </chakra.span>
            <chakra.span display="block" textStyle="body.sm" color="fg.muted">
              {MESSAGES.videoPlay}
            </chakra.span>
          </span>
        </Cover>
      )}
    </Frame>
  );
}
