import { chakra } from '@chakra-ui/react/styled-system';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useColorMode } from '@portal/ui/color-mode';
import { welcome } from '../welcome-messages.ts';

// Taken from the product by `tools/product-pictures.mjs`, in these sizes.
const WEEK = {
  light: new URL('./pictures/week-light.avif', import.meta.url).href,
  dark: new URL('./pictures/week-dark.avif', import.meta.url).href,
  size: { width: 1120, height: 720 },
};
const TODAY = {
  light: new URL('./pictures/today-light.avif', import.meta.url).href,
  dark: new URL('./pictures/today-dark.avif', import.meta.url).href,
  size: { width: 390, height: 720 },
};

/** Where the look of a phone ends, as the styles have it: it grows with the reader's text. */
const PHONE = `(max-width: ${LIMITS.mobileBelowPx / 16 - 0.01}rem)`;

/** Its lower end lies below the edge of the picture. */
const PHONE_FRAME = { borderWidth: '6px 6px 0', borderColor: 'ink.850', borderTopRadius: '2xl' };

const Browser = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'bg.panel',
    mdDown: {
      ...PHONE_FRAME,
      w: 'min(20rem, 100%)',
      mx: 'auto',
      maxH: '20rem',
    },
    md: {
      w: '48rem',
      maxH: '25rem',
      borderWidth: '1px 1px 0',
      borderColor: 'border.emphasized',
      borderTopRadius: 'l3',
      boxShadow: 'lg',
    },
    '& img': { display: 'block', w: 'full', h: 'auto' },
  },
});

const Dots = chakra('span', {
  base: {
    hideBelow: 'md',
    display: 'flex',
    gap: '1.5',
    px: '3.5',
    py: '2.5',
    bg: 'bg.muted',
    borderBottomWidth: '1px',
    '& > span': { boxSize: '2.5', borderRadius: 'full', bg: 'border.emphasized' },
  },
});

const Phone = chakra('div', {
  base: {
    hideBelow: 'lg',
    position: 'absolute',
    insetEnd: '6',
    top: '10',
    bottom: '0',
    w: '13rem',
    overflow: 'hidden',
    ...PHONE_FRAME,
    boxShadow: 'lg',
    '& img': { display: 'block', w: 'full', h: 'auto' },
  },
});

/** The product as it is: her week, and on a phone her day. Beside it, where there is room, the day in the other theme. */
export function ProductPicture() {
  const { theme } = useColorMode();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <chakra.div position="relative" overflow="hidden" minW="0" alignSelf="end" ps={{ md: '1' }} pt="1">
      <Browser>
        <Dots aria-hidden>
          <span />
          <span />
          <span />
        </Dots>
        <picture>
          <source media={PHONE} srcSet={TODAY[theme]} {...TODAY.size} />
          <img src={WEEK[theme]} {...WEEK.size} alt={welcome.picture} fetchPriority="high" decoding="async" />
        </picture>
      </Browser>
      <Phone aria-hidden>
        <img src={TODAY[other]} {...TODAY.size} alt="" loading="lazy" decoding="async" />
      </Phone>
    </chakra.div>
  );
}
