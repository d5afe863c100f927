import { chakra } from '@chakra-ui/react/styled-system';
import { movedLessonsOf } from '@portal/domain/wallet/statement-parts';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';
import { FoldRow } from '@portal/ui/fold-row';
import { PlainPanel } from '@portal/ui/plain-panel';
import { IncomeRows } from '../rows/income-rows.tsx';
import { parts as words } from '../statement-messages.ts';
import { MovedLessons } from './moved-lessons.tsx';

const SHOWN = 20;

/** The lessons that the sums are of, and what came beside them as one sum. */
export function StatementLessons({ detail }: { detail: StatementDetail }) {
  const { items, lessonCount } = detail;
  const moved = movedLessonsOf(detail);
  const rest = items.slice(SHOWN);
  return (
    <PlainPanel title={words.lessons} count={words.count(lessonCount)}>
      {items.length === 0 && !moved && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.noLessons}
        </chakra.p>
      )}
      {items.length > 0 && (
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
      {moved && <MovedLessons moved={moved} />}
    </PlainPanel>
  );
}
