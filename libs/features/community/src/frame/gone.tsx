import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';

interface GoneProps {
  title: string;
  body: string;
  /** The one way on. */
  href: string;
  way: string;
}

/** What the address leads to is not there, or not for her; and where to go on. */
export function Gone({ title, body, href, way }: GoneProps) {
  return (
    <EmptyState
      name="not-found"
      title={title}
      action={
        <Button asChild variant="outline">
          <RouterLink href={href}>{way}</RouterLink>
        </Button>
      }
    >
      {body}
    </EmptyState>
  );
}
