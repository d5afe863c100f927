import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { feeRateOf, formatRate } from '@portal/domain/wallet/fee';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { EarningsCard } from './earnings-card.tsx';
import { earningsOf, EXAMPLE_OFFER, OFFER_RANGES, type Offer } from './earnings.ts';
import { messages as words } from './estimator-messages.ts';
import { OfferField } from './offer-field.tsx';

/** What teaching here brings, counted by the tenant's fee before anybody applies (REG-1, INC-3). */
export function EarningsEstimator() {
  const { feePolicy } = usePortalConfig().tenant;
  const [offer, setOffer] = useState(EXAMPLE_OFFER);
  const set = (part: keyof Offer) => (value: number) => setOffer((before) => ({ ...before, [part]: value }));
  return (
    <chakra.section
      aria-labelledby="estimator"
      display="grid"
      gap={{ base: '6', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      bg="bg.muted"
      borderRadius={{ md: 'l3' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '8', lg: '10' }}
      py={{ base: '8', md: '10' }}
    >
      <chakra.div display="grid" gap="5" alignContent="start" minW="0">
        <div>
          <chakra.h2 id="estimator" textStyle="title.lg">
            {words.title}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2">
            {words.intro(formatRate(feeRateOf(feePolicy)))}
          </chakra.p>
        </div>
        <OfferField label={words.price} value={offer.price} onChange={set('price')} range={OFFER_RANGES.price} />
        <OfferField
          label={words.students}
          value={offer.students}
          onChange={set('students')}
          range={OFFER_RANGES.students}
          unit={words.personUnit}
        />
        <OfferField
          label={words.lessons}
          value={offer.lessonsAWeek}
          onChange={set('lessonsAWeek')}
          range={OFFER_RANGES.lessonsAWeek}
          unit={words.timesUnit}
        />
      </chakra.div>
      <EarningsCard offer={offer} earnings={earningsOf(offer, feePolicy)} policy={feePolicy} />
    </chakra.section>
  );
}
