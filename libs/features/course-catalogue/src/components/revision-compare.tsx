import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useCompareCourseRevisionsQuery } from '@portal/api/courses/courses.api';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { FieldChanges } from '@portal/ui/field-changes';
import { Panel } from '@portal/ui/panel';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonText } from '@portal/ui/skeletons';
import { compare, history } from '../messages.ts';

interface RevisionCompareProps {
  courseId: string;
  /** Numbers of the revisions that were handed in, newest first; at least two. */
  revisions: readonly number[];
}

/** What is different between two revisions; at first the latest one and the one before. */
export function RevisionCompare({ courseId, revisions }: RevisionCompareProps) {
  const [newest = 0, before = 0] = revisions;
  const [from, setFrom] = useState(String(before));
  const [to, setTo] = useState(String(newest));
  const { currentData, error, isFetching, refetch } = useCompareCourseRevisionsQuery({ id: courseId, from, to });
  const options = revisions.map((no) => ({ value: String(no), label: history.revision(no) }));

  return (
    <Panel title={compare.title}>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 14rem))' }} gap="3">
        <SelectField label={compare.from} options={options} value={from} onChange={(e) => setFrom(e.target.value)} />
        <SelectField label={compare.to} options={options} value={to} onChange={(e) => setTo(e.target.value)} />
      </chakra.div>
      <Delayed loading={!currentData && !error} skeleton={<SkeletonText label={compare.loading} />}>
        {() => {
          if (!currentData)
            return (
              <ErrorState size="sm" title={compare.failed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            );
          if (!currentData.changes.length) return <chakra.p color="fg.muted">{compare.same}</chakra.p>;
          return <FieldChanges changes={currentData.changes} />;
        }}
      </Delayed>
    </Panel>
  );
}
