import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetGiftOrderQuery } from '@portal/api/points/gift-orders.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { order as words } from '../gift-messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { GiftOrderView } from './gift-order-view.tsx';
import { OthersGifts } from './others-gifts.tsx';

/** /ops/gifts/orders/:orderId: one gift that a teacher took, and what the desk can do with it. */
export function GiftOrderPage() {
  const { orderId = '' } = useParams();
  const query = useGetGiftOrderQuery({ id: orderId }, FRESH);
  const { currentData: order, error } = query;
  if (error && problemOf(error).code === 'FORBIDDEN') return <OthersGifts title={words.title} />;
  return (
    <chakra.div pb="10">
      <PageHeading
        title={order ? words.titleOf(order.name, order.teacherName) : words.title}
        back={
          <TextLink href={paths.opsGifts()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
            <Icon as={ArrowLeft} size={16} />
            {words.back}
          </TextLink>
        }
      />
      <chakra.div mt="4" maxW="form">
        <QueryState
          query={query}
          failed={words.failed}
          gone={
            <EmptyState name="not-found" title={words.gone}>
              {words.goneBody}
            </EmptyState>
          }
          skeleton={<SkeletonText lines={8} label={words.loading} />}
        >
          {(one) => <GiftOrderView key={one.id} order={one} />}
        </QueryState>
      </chakra.div>
    </chakra.div>
  );
}
