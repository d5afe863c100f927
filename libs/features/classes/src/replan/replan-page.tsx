import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetProgrammeRestQuery } from '@portal/api/lessons/programmes.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { replan as words } from '../replan-messages.ts';
import { GoneClass } from '../summary/gone-class.tsx';
import { titles } from '../title-messages.ts';
import { ReplanForm } from './replan-form.tsx';

/** /account/my-courses/:classId/replan: what is still to be taught, laid on what is left (PLN-1). */
export function ReplanPage() {
  const { classId = '' } = useParams();
  const query = useGetProgrammeRestQuery({ id: classId });
  return (
    <chakra.div pb="10" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={titles.replan} />
      <QueryState query={query} loading={words.loading} failed={words.failed} gone={<GoneClass />}>
        {/* A wrap-up or a moved lesson makes another plan of it. */}
        {(rest) => <ReplanForm key={rest.version} classId={classId} rest={rest} />}
      </QueryState>
    </chakra.div>
  );
}
