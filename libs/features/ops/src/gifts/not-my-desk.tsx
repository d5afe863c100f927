import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { desk as words } from '../gift-messages.ts';

/** Gifts belong to another desk: whom to ask, and the way back. */
export function NotMyDesk({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        name="community-empty"
        title={words.notMine}
        action={
          <Button asChild variant="outline">
            <RouterLink href={paths.ops()}>{words.toDesk}</RouterLink>
          </Button>
        }
      >
        {words.notMineBody}
      </EmptyState>
    </>
  );
}
