import { paths } from '@portal/domain/site/paths';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { statement as words } from '../messages.ts';

/** Nothing has moved yet, and how it begins. */
export function StatementEmpty({ kind }: { kind: TransactionKind }) {
  return (
    <EmptyState
      name="gift-empty"
      title={words.none[kind]}
      action={
        <Button asChild variant="outline">
          <RouterLink href={kind === 'TU' ? paths.pointsReceive() : paths.points()}>
            {kind === 'TU' ? words.toMissions : words.toGifts}
          </RouterLink>
        </Button>
      }
    >
      {words.noneBody[kind]}
    </EmptyState>
  );
}
