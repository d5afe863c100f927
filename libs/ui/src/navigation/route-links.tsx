import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { LinkAs } from '../base/link-as.ts';

export interface RouteLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

interface RouteLinksProps {
  /** Names the group: 수입 메뉴 */
  label: string;
  links: readonly RouteLink[];
  linkAs?: LinkAs;
}

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: '5',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // A faint shadow at the edge behind which more links are, under their words and no wider with large text; a cover of the
    // page's colour comes to lie over it at the end.
    backgroundImage: [
      'linear-gradient(to right, {colors.bg} 30%, transparent)',
      'linear-gradient(to left, {colors.bg} 30%, transparent)',
      'linear-gradient(to right, {colors.border}, transparent)',
      'linear-gradient(to left, {colors.border}, transparent)',
    ].join(', '),
    backgroundRepeat: 'no-repeat',
    backgroundSize: '40px 100%, 40px 100%, 16px 100%, 16px 100%',
    backgroundPosition: 'left, right, left, right',
    backgroundAttachment: 'local, local, scroll, scroll',
    // The line of the current link lies on the hairline; the ring of focus lies inside of it.
  },
});

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', md: 'control.md' },
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color, border-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', borderColor: 'border.emphasized' },
    _currentPage: { color: 'fg', fontWeight: 'semibold', borderColor: 'celadon.solid' },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'xs' },
  },
});

/** The pages of one section as a row of links; it scrolls sideways on a phone, with the current one in view. */
export function RouteLinks({ label, links, linkAs }: RouteLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = links.find((link) => link.isCurrent)?.href;
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list || !link) return undefined;
    // Told after the browser's own layout: measuring here would make it lay out the whole page once more before it is drawn.
    // The labels grow when the font arrives.
    const observer = new ResizeObserver(() => {
      list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    });
    observer.observe(list);
    observer.observe(link);
    return () => observer.disconnect();
  }, [current]);

  return (
    <nav aria-label={label}>
      <Row ref={row} position="relative">
        {links.map((link) => (
          <li key={link.href}>
            <Way {...(linkAs && { as: linkAs })} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </Way>
          </li>
        ))}
      </Row>
    </nav>
  );
}
