import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { groups as words } from './groups-messages.ts';

/** Groups are the work of another desk: whom to ask, and the way back. */
export function NotHelp() {
  return (
    <EmptyState
      name="not-found"
      title={words.notMine}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.ops()}>{words.toDesk}</RouterLink>
        </Button>
      }
    >
      {words.notMineBody}
    </EmptyState>
  );
}
