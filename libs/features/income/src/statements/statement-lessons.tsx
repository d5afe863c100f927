import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { FoldRow } from '@portal/ui/fold-row';
import { PlainPanel } from '@portal/ui/plain-panel';
import { IncomeRows } from '../rows/income-rows.tsx';
import { parts as words } from '../statement-messages.ts';

const SHOWN = 20;

/** The lessons that the sums are of. */
export function StatementLessons({ items }: { items: readonly LessonIncome[] }) {
  const rest = items.slice(SHOWN);
  return (
    <PlainPanel title={words.lessons} count={words.count(items.length)}>
      {items.length === 0 ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.noLessons}
        </chakra.p>
      ) : (
        <chakra.div layerStyle="sheet" overflow="hidden">
          <IncomeRows label={words.lessonList} items={items.slice(0, SHOWN)} />
        </chakra.div>
      )}
      {rest.length > 0 && (
        <FoldRow label={words.rest(rest.length)}>
          <chakra.div layerStyle="sheet" overflow="hidden" mt="2">
            <IncomeRows label={words.rest(rest.length)} items={rest} />
          </chakra.div>
        </FoldRow>
      )}
    </PlainPanel>
  );
}
