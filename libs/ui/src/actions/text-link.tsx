import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../base/icon.tsx';
import type { LinkAs } from '../base/link-as.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiWords } from '../ui-language.tsx';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'fg.link',
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'celadon.border',
    transition: 'text-decoration-color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    variant: {
      link: {},
      /** Beside a control, where an underline would be noise. */
      quiet: { color: 'fg.muted', textDecoration: 'none', _hover: { color: 'fg', textDecoration: 'underline' } },
    },
    touch: { true: { minH: { base: 'touch', md: '6' } } },
  },
});

export interface TextLinkProps extends Omit<HTMLChakraProps<'a'>, 'as'> {
  href: string;
  variant?: 'link' | 'quiet';
  /** 44 px high on a phone and 24 px elsewhere, for a link that stands alone. */
  touch?: boolean;
  /** The router's link; a plain `<a>` without it. */
  linkAs?: LinkAs;
  /** Opens a new window, and says so. */
  external?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A way to another page, inside a text or alone. */
export function TextLink({ linkAs, external = false, children, ...props }: TextLinkProps) {
  const words = useUiWords();
  return (
    <Anchor
      {...(linkAs && { as: linkAs })}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
    >
      {children}
      {external && (
        <>
          <Icon as={ExternalLink} size={16} />
          <VisuallyHidden>{words.newWindow}</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
