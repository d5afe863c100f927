import type { ReactNode } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { cardDeeds as words } from './card-messages.ts';

interface CardWayProps {
  href: string;
  /** What the card is called. */
  of: string;
  /** The one deed that the card is there for. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A deed that another page does. */
export function CardWay({ href, of, isFirst = false, children }: CardWayProps) {
  return (
    <Button asChild size="sm" variant={isFirst ? 'solid' : 'outline'}>
      <RouterLink href={href}>
        {children}
        <VisuallyHidden>{words.of(of)}</VisuallyHidden>
      </RouterLink>
    </Button>
  );
}
