import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string };

/** The router's link in the form that `@portal/ui` takes as `linkAs`: it goes by `href`. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />;
}
