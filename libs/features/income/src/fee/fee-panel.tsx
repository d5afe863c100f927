import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { APP_STORE_FEE, formatRate } from '@portal/domain/wallet/fee';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { Money } from '@portal/ui/money';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { daysOfMonth } from '../amounts/month-names.ts';
import { SumRow } from '../amounts/sum-row.tsx';
import { fee as words } from '../overview-messages.ts';
import { FeeParts } from './fee-parts.tsx';
import { ratesInForce } from './rates-in-force.ts';
import { ShareBar } from './share-bar.tsx';

/** Of what families pay this month, what is hers and where the rest goes (INC-3, INC-4). */
export function FeePanel({ summary: { month, rates } }: { summary: IncomeSummary }) {
  const { total, platform, channel, spared } = ratesInForce(rates);
  return (
    <Panel
      title={words.title}
      action={
        <TextLink href={paths.incomeLessons(daysOfMonth(month.month))} linkAs={RouterLink} touch textStyle="body.sm">
          {words.lessons(month.lessonCount)}
        </TextLink>
      }
    >
      <ShareBar
        earned={month}
        labels={{
          net: `${words.net} ${formatRate(1 - total)}`,
          platform: formatRate(platform),
          channel: formatRate(channel),
        }}
      />
      <chakra.dl display="grid" gap="1.5">
        <SumRow name={words.gross}>
          <Money own amount={month.gross} />
        </SumRow>
        <FeeParts earned={month} rates={rates} />
        <SumRow isSum name={words.net}>
          <Money own amount={month.net} size="md" />
        </SumRow>
      </chakra.dl>
      <chakra.div textStyle="caption" color="fg.muted" display="grid" gap="1">
        {spared > 0 && <p>{words.relief(formatRate(spared))}</p>}
        {/* Where one rate is charged there is no second reading to explain. */}
        {rates.channel > 0 && <p>{words.label(formatRate(rates.platform))}</p>}
        <p>{words.appStore(APP_STORE_FEE)}</p>
      </chakra.div>
    </Panel>
  );
}
