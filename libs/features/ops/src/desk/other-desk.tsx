import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { messages } from '../messages.ts';

interface OtherDeskProps {
  title: string;
  children?: string;
}

/** What is the work of another desk, or of none: whom to ask, and the way back. */
export const OtherDesk = ({ title, children }: OtherDeskProps) => (
  <EmptyState
    name="not-found"
    title={title}
    action={
      <Button asChild variant="outline">
        <RouterLink href={paths.ops()}>{messages.toDesk}</RouterLink>
      </Button>
    }
  >
    {children}
  </EmptyState>
);
