import type { ClassTab } from '@portal/domain/teaching/classes.contract';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { empty } from '../messages.ts';
import { CreateClass } from './create-class.tsx';

interface Props {
  tab: ClassTab;
  q: string;
  onReset: () => void;
}

/** No class at all, none in this list, or none that the search finds: three facts, three ways on. */
export function ClassEmpty({ tab, q, onReset }: Props) {
  if (q)
    return (
      <EmptyState
        name="search-empty"
        title={empty.search(q)}
        action={
          <Button variant="outline" onClick={onReset}>
            {empty.reset}
          </Button>
        }
      >
        {empty.searchBody}
      </EmptyState>
    );
  if (tab === 'completed') return <EmptyState name="courses-empty" title={empty.titles.completed} size="sm" />;
  return (
    <EmptyState name="courses-empty" title={empty.titles[tab]} action={<CreateClass />}>
      {empty.body}
    </EmptyState>
  );
}
