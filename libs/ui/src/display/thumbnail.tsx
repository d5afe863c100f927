import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AppImage } from '../base/app-image.tsx';

const WIDTH = 96;
const HEIGHT = 54;

interface ThumbnailProps {
  /** Null while there is no picture. */
  src: string | null;
  /** What is to be seen; empty where the name stands beside it. */
  alt?: string;
}

/** A small picture of 96 by 54; an open book on paper where there is none, or where it cannot be loaded. */
export function Thumbnail({ src, alt = '' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <chakra.span
      display="block"
      w={`${WIDTH / 16}rem`}
      aspectRatio={`${WIDTH} / ${HEIGHT}`}
      flexShrink="0"
      bg="illustration.wash"
      borderRadius="l1"
      overflow="hidden"
    >
      {src && src !== failed ? (
        <AppImage
          src={src}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          w="full"
          h="full"
          objectFit="cover"
          onError={() => setFailed(src)}
        />
      ) : (
        <chakra.svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={!alt || undefined}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          color="fg.subtle"
          w="full"
          h="full"
        >
          <path d="M48 19c-4-3.5-9-4.5-15-4.5v21c6 0 11 1 15 4.5 4-3.5 9-4.5 15-4.5v-21c-6 0-11 1-15 4.5Zm0 0v21" />
          <chakra.circle cx="72" cy="15" r="2.5" stroke="none" fill="illustration.dot" />
        </chakra.svg>
      )}
    </chakra.span>
  );
}
