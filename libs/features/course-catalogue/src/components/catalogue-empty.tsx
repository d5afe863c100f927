import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { empty, tabLabels } from '../messages.ts';
import type { CatalogueTab } from '../model/catalogue-tabs.ts';
import { CreateCourse } from './create-course.tsx';

interface CatalogueEmptyProps {
  tab: CatalogueTab;
  q: string;
  mayCreate: boolean;
  onReset: () => void;
}

/** No course at all, none in this list, or none that the search finds: three facts, three ways on. */
export function CatalogueEmpty({ tab, q, mayCreate, onReset }: CatalogueEmptyProps) {
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
  if (tab !== 'all') return <EmptyState name="courses-empty" title={empty.tab(tabLabels[tab])} size="sm" />;
  return (
    <EmptyState name="courses-empty" title={empty.title} action={<CreateCourse mayCreate={mayCreate} />}>
      {empty.body}
    </EmptyState>
  );
}
