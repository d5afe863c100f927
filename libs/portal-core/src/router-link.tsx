import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** What the page it leads to is told of where one comes from. */
  state?: unknown;
  /** Leaves the page where it is scrolled to, for what opens over it. */
  keepsScroll?: boolean;
};

/**
 * A link within the portal in the form that `@portal/ui` takes as `linkAs`: it goes by `href`, a path below the site
 * prefix. The router's own Link would bring its server-rendering parts into the first screen.
 */
export function RouterLink({ href, state, keepsScroll, target, onClick, children, ...props }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target, state, preventScrollReset: keepsScroll });
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
