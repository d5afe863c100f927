import type { ClassTab } from '@portal/domain/classes/classes.contract';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { empty } from '../messages.ts';
import { CreateClass } from './create-class.tsx';

/** What a new class does not come into. */
const OVER: ReadonlySet<ClassTab> = new Set(['processing', 'completed', 'cancelled']);

interface Props {
  tab: ClassTab;
  q: string;
  onReset: () => void;
}

/** No class at all, none in this list, or none that the search finds: three facts, three ways on. */
export function ClassEmpty({ tab, q, onReset }: Props) {
  if (q) return <SearchEmpty title={empty.search(q)} onReset={onReset} />;
  if (OVER.has(tab)) return <EmptyState name="courses-empty" title={empty.titles[tab]} size="sm" />;
  return (
    <EmptyState name="courses-empty" title={empty.titles[tab]} action={<CreateClass />}>
      {empty.body}
    </EmptyState>
  );
}
