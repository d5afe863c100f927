import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { empty } from '../messages.ts';
import { tabLabels } from '../title-messages.ts';
import type { CatalogueTab } from './catalogue-tabs.ts';
import { CreateCourse } from './create-course.tsx';

interface CatalogueEmptyProps {
  tab: CatalogueTab;
  q: string;
  mayCreate: boolean;
  onReset: () => void;
}

/** No course at all, none in this list, or none that the search finds: three facts, three ways on. */
export function CatalogueEmpty({ tab, q, mayCreate, onReset }: CatalogueEmptyProps) {
  if (q) return <SearchEmpty title={empty.search(q)} onReset={onReset} />;
  if (tab !== 'all') return <EmptyState name="courses-empty" title={empty.tab(tabLabels[tab])} size="sm" />;
  return (
    <EmptyState name="courses-empty" title={empty.title} action={<CreateCourse mayCreate={mayCreate} />}>
      {empty.body}
    </EmptyState>
  );
}
