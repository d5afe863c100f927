import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { header } from '../class-messages.ts';
import { PartState } from '../components/part-state.tsx';
import { RollOverForm } from '../planning/roll-over-form.tsx';
import { planning as words } from '../planning-messages.ts';

/** /account/my-courses/:classId/roll-over (W11). */
export function RollOverPage() {
  const { classId = '' } = useParams();
  const query = useGetClassQuery({ id: classId });
  return (
    <chakra.div pb="10" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={words.rollOverTitle} />
      <PartState query={query} loading={header.loading} failed={header.failed}>
        {(shown) => <RollOverForm key={shown.id} shown={shown} />}
      </PartState>
    </chakra.div>
  );
}
