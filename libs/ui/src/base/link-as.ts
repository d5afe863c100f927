import type { ComponentType, MouseEventHandler, ReactNode, Ref } from 'react';

export interface LinkAsProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The router's link as this library sees it: an `<a>` by `href` that passes on every other property and the ref. */
export type LinkAs = ComponentType<LinkAsProps> | 'a';
