import { useParams, Navigate } from 'react-router';
import { useOpenChatQuery } from '@portal/api/chat/pairs.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { TextLink } from '@portal/ui/text-link';
import { opening as words } from '../messages.ts';

/** /account/chat/with/…: opens the talk with a guardian and goes on to it; whoever comes back comes back to where she was. */
export function OpenChatPage() {
  const { guardianId = '' } = useParams();
  const query = useOpenChatQuery({ body: { guardianId } });
  return (
    <>
      <PageHeading
        title={words.page}
        back={
          <TextLink href={paths.chat()} linkAs={RouterLink} touch>
            {words.back}
          </TextLink>
        }
      />
      <QueryState
        query={query}
        loading={words.opening}
        failed={words.openFailed}
        gone={
          <EmptyState name="chat-empty" title={words.gone}>
            {words.goneBody}
          </EmptyState>
        }
      >
        {({ id }) => <Navigate to={paths.chatRoom(id)} replace />}
      </QueryState>
    </>
  );
}
