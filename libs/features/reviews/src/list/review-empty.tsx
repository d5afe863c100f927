import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { list as words } from '../messages.ts';
import { isNarrowed, type ReviewView } from '../view/review-view.ts';

interface Props {
  view: ReviewView;
  onView: (change: Partial<ReviewView>) => void;
}

/** Nothing in the list: all is done, nothing stands there yet, or the filters leave nothing. */
export function ReviewEmpty({ view, onView }: Props) {
  const showAll = () => onView({ handling: 'all', stars: null, classId: null, shown: null, period: 'all' });
  if (isNarrowed(view)) return <SearchEmpty title={words.nothing} onReset={showAll} />;
  const isDone = view.handling === 'PENDING';
  return (
    <EmptyState
      name="review-empty"
      size="sm"
      title={isDone ? words.done : words.none}
      action={
        <Button variant="outline" onClick={showAll}>
          {words.all}
        </Button>
      }
    >
      {isDone && words.doneBody}
    </EmptyState>
  );
}
