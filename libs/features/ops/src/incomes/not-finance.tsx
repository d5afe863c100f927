import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { messages } from '../messages.ts';
import { income as words } from './incomes-messages.ts';

/** Money is the work of another desk: whom to ask, and the way back. */
export function NotFinance() {
  return (
    <EmptyState
      name="not-found"
      title={words.notMine}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.ops()}>{messages.toDesk}</RouterLink>
        </Button>
      }
    >
      {words.notMineBody}
    </EmptyState>
  );
}
