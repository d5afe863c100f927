import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetMyGiftQuery } from '@portal/api/points/gifts.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { myGift as words } from '../gift-messages.ts';
import { MyGiftView } from './my-gift-view.tsx';

/** /account/exchange-points/my-gift/:redemptionId: the code, where it is, until when, and what she can do (PTS-1). */
export function MyGiftPage() {
  const { redemptionId = '' } = useParams();
  const query = useGetMyGiftQuery({ id: redemptionId });
  return (
    <chakra.div pb="10">
      <PageHeading
        title={query.currentData?.name ?? words.title}
        back={<BackLink href={paths.pointsGifts()}>{words.back}</BackLink>}
      />
      <chakra.div mt="4" maxW="form">
        <QueryState
          query={query}
          failed={words.failed}
          gone={<Gone />}
          skeleton={<SkeletonText lines={8} label={words.loading} />}
        >
          {(gift) => <MyGiftView key={gift.id} gift={gift} />}
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
          <RouterLink href={paths.pointsGifts()}>{words.back}</RouterLink>
        </Button>
      }
    >
      {words.goneBody}
    </EmptyState>
  );
}
