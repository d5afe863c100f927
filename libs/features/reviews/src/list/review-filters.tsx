import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { RATINGS } from '@portal/domain/reviews/review';
import { SelectField } from '@portal/ui/select-field';
import { filters as words, summary } from '../messages.ts';
import { type ReviewView, SHOWN_VIEWS } from '../view/review-view.ts';
import { HandlingChoice } from './handling-choice.tsx';

interface Props {
  view: ReviewView;
  onView: (change: Partial<ReviewView>) => void;
}

const CLASSES = { sort: 'name', size: '100' } as const;

/** What of the reviews is listed. */
export function ReviewFilters({ view, onView }: Props) {
  const classes = useListClassesQuery(CLASSES).data?.items ?? [];
  const isKnown = view.classId === null || classes.some(({ id }) => id === view.classId);
  // What the team removed waits for nobody.
  const show = (shown: ReviewView['shown']) => onView({ shown, ...(shown === 'removed' && { handling: 'all' }) });
  return (
    <chakra.div display="grid" gap="3" mb="4">
      <HandlingChoice view={view} onView={onView} />
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap="3">
        <SelectField
          label={words.stars}
          placeholder={words.starsAll}
          options={RATINGS.toReversed().map((one) => ({ value: String(one), label: summary.points(one) }))}
          value={view.stars === null ? '' : String(view.stars)}
          onChange={({ target: { value } }) => onView({ stars: RATINGS.find((one) => String(one) === value) ?? null })}
        />
        <SelectField
          label={words.class}
          placeholder={words.classAll}
          // Until the classes are here, the one of the address has a place among them.
          options={[
            ...(isKnown ? [] : [{ value: view.classId ?? '', label: words.classOne }]),
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={view.classId ?? ''}
          onChange={({ target: { value } }) => onView({ classId: value || null })}
        />
        <SelectField
          label={words.shown}
          placeholder={words.shownAll}
          options={SHOWN_VIEWS.map((value) => ({ value, label: words.showns[value] }))}
          value={view.shown ?? ''}
          onChange={({ target: { value } }) => show(SHOWN_VIEWS.find((one) => one === value) ?? null)}
        />
      </chakra.div>
    </chakra.div>
  );
}
