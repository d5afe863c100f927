import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatMoney, groupDigits, readInMan } from '@portal/domain/format/money';
import type { Tenant } from '@portal/domain/tenant/tenant';
import { APP_STORE_FEE, feePartsOf, formatRate } from '@portal/domain/wallet/fee';
import { Money } from '@portal/ui/money';
import { EarningsBar, PART_LOOKS } from './earnings-bar.tsx';
import { type Earnings, ESTIMATED_WEEKS, type Offer } from './earnings.ts';
import { messages as words } from './estimator-messages.ts';
import { SpokenNet } from './spoken-net.tsx';

interface EarningsCardProps {
  offer: Offer;
  earnings: Earnings;
  policy: Tenant['feePolicy'];
}

const MAN = 10_000;

/** What is left of an offer, and where the rest goes; the rows add up. */
export function EarningsCard({ offer, earnings: { all, perLesson, lessons }, policy }: EarningsCardProps) {
  const { rate, platform, channel } = feePartsOf(policy);
  const lead = words.lead(ESTIMATED_WEEKS, groupDigits(lessons));
  const net = groupDigits(all.net);
  return (
    <chakra.div
      layerStyle="sheet"
      p={{ base: 'sheet', md: '8' }}
      minW="0"
      display="grid"
      gap={{ base: '5', lg: '7' }}
      alignContent="start"
    >
      <chakra.div containerType="inline-size">
        <chakra.p textStyle="body.md" color="fg.muted">
          {lead}
        </chakra.p>
        <chakra.p
          aria-hidden
          textStyle="figure.lg"
          // As large as its card has room for, whatever the sum and the size of the text.
          fontSize="min(4rem, calc(150cqi / var(--letters)))"
          lineHeight="1.2"
          whiteSpace="nowrap"
          // Digits of one width leave a gap before a 1.
          ms={net.startsWith('1') ? '-0.07em' : undefined}
          style={{ '--letters': net.length + 1 } as React.CSSProperties}
        >
          {net}
          <chakra.span fontSize="40%" fontWeight="medium" color="fg.muted" ms="0.5">
            đ
          </chakra.span>
        </chakra.p>
        <SpokenNet text={words.spoken(lead, readInMan(all.net))} />
        <chakra.p textStyle="body.sm" color="fg.muted" mt="1">
          {all.net >= MAN && words.roughly(readInMan(all.net - (all.net % MAN)))}
          {words.perLesson(formatMoney(perLesson.net))}
        </chakra.p>
      </chakra.div>
      <EarningsBar shares={{ net: 1 - rate, platform, channel }} netLabel={words.net} />
      <chakra.dl display="grid" gap={{ base: '3', lg: '4' }}>
        <Row
          name={words.all}
          hint={words.formula(
            formatMoney(offer.price),
            words.people(groupDigits(offer.students)),
            words.times(groupDigits(lessons)),
          )}
        >
          <Money amount={all.gross} size="md" />
        </Row>
        <Row part="platform" name={words.platform(formatRate(platform))} hint={words.platformHint}>
          <Money amount={-all.platform} size="md" />
        </Row>
        {channel > 0 && (
          <Row part="channel" name={words.channel(formatRate(channel))} hint={words.channelHint(APP_STORE_FEE)}>
            <Money amount={-all.channel} size="md" />
          </Row>
        )}
        <Row part="net" name={words.net} isSum>
          <Money amount={all.net} size="md" />
        </Row>
      </chakra.dl>
    </chakra.div>
  );
}

interface RowProps {
  /** Whose colour it bears; what all is taken from has none. */
  part?: keyof typeof PART_LOOKS;
  name: string;
  hint?: string;
  isSum?: boolean;
  children: ReactNode;
}

function Row({ part, name, hint, isSum = false, children }: RowProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      {...(isSum && { borderTopWidth: '1px', pt: '3', fontWeight: 'semibold' })}
    >
      <chakra.dt display="flex" alignItems="baseline" gap="3" flex="1 1 8rem" minW="0">
        <chakra.span
          aria-hidden
          boxSize="3"
          flexShrink="0"
          borderRadius="xs"
          borderWidth={part ? '1px' : undefined}
          borderColor="border.control"
          bg={part && PART_LOOKS[part].bg}
        />
        <span>
          {name}{' '}
          {hint && (
            <chakra.span
              textStyle="caption"
              color="fg.muted"
              display={{ base: 'block', lg: 'inline' }}
              ms={{ lg: '1' }}
            >
              {hint}
            </chakra.span>
          )}
        </span>
      </chakra.dt>
      <chakra.dd ms="auto">{children}</chakra.dd>
    </chakra.div>
  );
}
