import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { header } from '../class-messages.ts';
import { planning as words } from '../planning-messages.ts';
import { GoneClass } from '../summary/gone-class.tsx';
import { RollOverForm } from './roll-over-form.tsx';

/** /account/my-courses/:classId/roll-over (W11). */
export function RollOverPage() {
  const { classId = '' } = useParams();
  const query = useGetClassQuery({ id: classId });
  const isGone = query.error !== undefined && problemOf(query.error).status === 404;
  return (
    <chakra.div pb="10" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={words.rollOverTitle} />
      {isGone ? (
        <GoneClass />
      ) : (
        <QueryState query={query} loading={header.loading} failed={header.failed}>
          {(shown) => <RollOverForm key={shown.id} shown={shown} />}
        </QueryState>
      )}
    </chakra.div>
  );
}
