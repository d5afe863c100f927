import type { Ref } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import { APPLICATION_FIELD_LABELS } from '@portal/domain/recruiting/application';
import { ChoiceGroup } from '@portal/ui/choice-group';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { register as words } from '../messages.ts';

const MOST = 10;

interface SubjectFieldProps {
  value: string[];
  onChange: (subjectIds: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** What somebody would teach, from the list of the subjects. */
export function SubjectField(field: SubjectFieldProps) {
  const { data, isError, error, isFetching, refetch } = useListSubjectsQuery();
  if (data)
    return (
      <ChoiceGroup
        {...field}
        label={APPLICATION_FIELD_LABELS.subjectIds}
        options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
        max={MOST}
        required
      />
    );
  if (!isError) return <SkeletonText label={words.subjectsLoading} lines={2} />;
  return (
    <ErrorState size="sm" title={words.subjectsFailed} onRetry={() => void refetch()} retrying={isFetching}>
      {problemOf(error).message}
    </ErrorState>
  );
}
