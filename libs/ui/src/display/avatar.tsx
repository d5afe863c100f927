import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { imageUrl, isUnoptimised } from '../base/app-image.tsx';
import { MESSAGES } from '../messages.ts';
import { avatarLetter, avatarTint } from './avatar-letter.ts';

const Circle = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    fontWeight: 'semibold',
    lineHeight: '1',
    letterSpacing: '0',
    userSelect: 'none',
  },
  variants: {
    size: {
      xs: { boxSize: '6', fontSize: '2xs' },
      sm: { boxSize: '8', fontSize: 'sm' },
      md: { boxSize: '9', fontSize: 'md' },
      lg: { boxSize: '12', fontSize: 'xl' },
      xl: { boxSize: '20', fontSize: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The widths that the optimiser makes, for the CSS size and for twice the pixels. */
const PICTURE_WIDTHS = { xs: [32, 48], sm: [32, 64], md: [48, 96], lg: [48, 96], xl: [96, 256] } as const;

const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover', bg: 'colorPalette.muted' },
});

interface AvatarProps {
  name: string;
  /** Chooses the tint; the name where there is no id. */
  id?: string;
  src?: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** True beside the written name, so that it is not read twice. */
  decorative?: boolean;
}

/** A person (AVT-1): the image, else the first letter of the name. The letter lies under the image, so nothing flashes. */
export function Avatar({ name, id = name, src, size = 'md', decorative = false }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [once, twice] = PICTURE_WIDTHS[size];
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': MESSAGES.avatar(name) };
  return (
    <Circle size={size} colorPalette={avatarTint(id)} {...naming}>
      <span aria-hidden>{avatarLetter(name)}</span>
      {src && broken !== src && (
        <Picture
          key={src}
          src={imageUrl(src, once)}
          srcSet={isUnoptimised(src) ? undefined : `${imageUrl(src, once)} 1x, ${imageUrl(src, twice)} 2x`}
          alt=""
          decoding="async"
          opacity={loaded === src ? 1 : 0}
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
        />
      )}
    </Circle>
  );
}
