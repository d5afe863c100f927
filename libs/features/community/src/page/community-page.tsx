import { PageHeading } from '@portal/portal-core/page-heading';
import { EmptyState } from '@portal/ui/empty-state';
import { messages } from '../messages.ts';

export function CommunityPage() {
  return (
    <>
      <PageHeading title={messages.title} />
      <EmptyState name="search-empty" title={messages.empty} />
    </>
  );
}
