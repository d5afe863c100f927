import type { ReactNode } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button, type ButtonProps } from '@portal/ui/button';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  href: string;
  children: ReactNode;
}

/** A way to another page that looks like what it begins. */
export function LinkButton({ href, children, ...look }: LinkButtonProps) {
  return (
    <Button {...look} asChild>
      <RouterLink href={href}>{children}</RouterLink>
    </Button>
  );
}
