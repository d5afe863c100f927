import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useListOperatorsQuery } from '@portal/api/identity/operators.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { QueryState } from '@portal/portal-core/query-state';
import { Banner } from '@portal/ui/banner';
import { OtherDesk } from '../desk/other-desk.tsx';
import { messages, team as words } from '../messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { InviteOperator } from './invite-operator.tsx';
import { TeamHistory } from './team-history.tsx';
import { TeamList } from './team-list.tsx';

/** Who works at which desk, for who manages the team; to the others it says whom to ask. */
export function TeamPage() {
  const query = useListOperatorsQuery(undefined, FRESH);
  const sendsMail = useSendsMail();
  if (query.error && problemOf(query.error).code === 'FORBIDDEN') return <OthersJob />;
  return (
    <>
      <PageHeading title={messages.team} actions={query.currentData && <InviteOperator />} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
        {words.intro}
      </chakra.p>
      <chakra.div mt="5" pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {query.currentData && !sendsMail && (
          <Banner tone="warning" title={words.noMail}>
            {words.noMailBody}
          </Banner>
        )}
        <QueryState query={query} loading={messages.loading} failed={words.failed}>
          {({ items }) => <TeamList operators={items} />}
        </QueryState>
        {query.currentData && <TeamHistory />}
      </chakra.div>
    </>
  );
}

function OthersJob() {
  return (
    <>
      <PageHeading title={messages.team} />
      <OtherDesk title={words.notMine}>{words.notMineBody}</OtherDesk>
    </>
  );
}
