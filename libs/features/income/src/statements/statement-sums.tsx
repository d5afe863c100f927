import { chakra } from '@chakra-ui/react/styled-system';
import { paidLaterOf } from '@portal/domain/wallet/statement-parts';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';
import { Money } from '@portal/ui/money';
import { Panel } from '@portal/ui/panel';
import { SumRow } from '../amounts/sum-row.tsx';
import { sums as words } from '../statement-messages.ts';
import { settledOf } from './settled.ts';

/** The reckoning of a month: from what families paid to what it came to. */
export function StatementSums({ detail }: { detail: StatementDetail }) {
  const { lessonCount, gross, fee, platform, channel, net, adjustments, withdrawn } = detail;
  const later = paidLaterOf(detail);
  return (
    <Panel title={words.title}>
      <chakra.dl display="grid" gap="1.5">
        <SumRow name={words.lessons}>{words.times(lessonCount)}</SumRow>
        <SumRow name={words.gross}>
          <Money own amount={gross} />
        </SumRow>
        <SumRow name={words.fee}>
          <Money own amount={-fee} />
        </SumRow>
        <SumRow isPart name={words.platform}>
          <Money own amount={-platform} />
        </SumRow>
        {channel > 0 && (
          <SumRow isPart name={words.channel}>
            <Money own amount={-channel} />
          </SumRow>
        )}
        <SumRow isSum name={words.net}>
          <Money own amount={net} />
        </SumRow>
        <SumRow name={words.adjustments}>
          <Money own amount={adjustments} signed />
        </SumRow>
        <SumRow isSum name={words.settled}>
          <Money own amount={settledOf(detail)} size="md" />
        </SumRow>
        {later > 0 && (
          <SumRow isPart name={words.paidLater}>
            <Money own amount={later} />
          </SumRow>
        )}
        <SumRow name={words.withdrawn}>
          <Money own amount={-withdrawn} />
        </SumRow>
      </chakra.dl>
    </Panel>
  );
}
