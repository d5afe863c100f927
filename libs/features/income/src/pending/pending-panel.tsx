import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { IncomeSummary, LessonIncome } from '@portal/domain/wallet/income';
import { useNow } from '@portal/portal-core/clock';
import { FoldRow } from '@portal/ui/fold-row';
import { Money } from '@portal/ui/money';
import { Panel } from '@portal/ui/panel';
import { pending as words } from '../overview-messages.ts';
import { RulesLink } from '../rules/rules-link.tsx';
import { PendingRow } from './pending-row.tsx';

const SHOWN = 5;

/** What is held and not hers yet, each with its reason and its clock (W2). */
export function PendingPanel({ pending: { net, items } }: Pick<IncomeSummary, 'pending'>) {
  const rest = items.slice(SHOWN);
  return (
    <Panel
      title={words.title}
      intro={words.intro}
      action={<Money own amount={net} size="md" />}
      footer={<RulesLink>{words.rules}</RulesLink>}
    >
      {items.length === 0 ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.empty}
        </chakra.p>
      ) : (
        <Rows items={items.slice(0, SHOWN)} />
      )}
      {rest.length > 0 && (
        <FoldRow label={words.rest(rest.length)}>
          <Rows items={rest} />
        </FoldRow>
      )}
    </Panel>
  );
}

function Rows({ items }: { items: readonly LessonIncome[] }) {
  const now = useNow(millisecondsInMinute);
  return (
    <chakra.ul listStyleType="none" my="-3">
      {items.map((income) => (
        <PendingRow key={income.lessonId} income={income} now={now} />
      ))}
    </chakra.ul>
  );
}
