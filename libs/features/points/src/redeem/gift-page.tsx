import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetGiftQuery } from '@portal/api/points/gifts.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { gift as words } from '../gift-messages.ts';
import { GiftView } from './gift-view.tsx';

/** /account/exchange-points/gifts/:giftId: one gift, and the way to have it (PTS-1). */
export function GiftPage() {
  const { giftId = '' } = useParams();
  const query = useGetGiftQuery({ id: giftId });
  return (
    <chakra.div pb="10">
      <PageHeading
        title={query.currentData?.name ?? words.title}
        back={<BackLink href={paths.points()}>{words.back}</BackLink>}
      />
      <chakra.div mt="4" maxW="form">
        <QueryState
          query={query}
          failed={words.failed}
          gone={<Gone />}
          skeleton={<SkeletonText lines={8} label={words.loading} />}
        >
          {(one) => <GiftView key={one.id} gift={one} />}
        </QueryState>
      </chakra.div>
    </chakra.div>
  );
}

function Gone() {
  return (
    <EmptyState
      name="gift-empty"
      title={words.gone}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.points()}>{words.back}</RouterLink>
        </Button>
      }
    >
      {words.goneBody}
    </EmptyState>
  );
}
