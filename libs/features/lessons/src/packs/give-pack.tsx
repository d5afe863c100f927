import { useListPacksQuery } from '@portal/api/library/packs.api';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { GivePackForm, type GivePackFormProps } from './give-pack-form.tsx';
import { giving, packs as words } from './pack-messages.ts';

const MOST = 100;

/** Chooses one of her packs for a lesson. */
export function GivePack(props: Omit<GivePackFormProps, 'packs' | 'more'>) {
  const query = useListPacksQuery({ size: String(MOST) }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open title={words.give} onClose={props.onClose}>
      <QueryState query={query} size="sm" loading={words.loading} failed={words.failed}>
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState
              name="plan-empty"
              size="sm"
              title={giving.none}
              action={
                <Button asChild>
                  <RouterLink href={paths.newLessonPack()}>{giving.create}</RouterLink>
                </Button>
              }
            >
              {giving.noneBody}
            </EmptyState>
          ) : (
            <GivePackForm {...props} packs={items} more={total > MOST ? giving.more(MOST) : undefined} />
          )
        }
      </QueryState>
    </Dialog>
  );
}
