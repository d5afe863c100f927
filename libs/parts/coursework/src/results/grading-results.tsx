import type { ComponentProps } from 'react';
import { useGetAssignmentResultsQuery, useGetClassResultsQuery } from '@portal/api/coursework/grading-results.api';
import type { GradingResults } from '@portal/domain/coursework/grading-results';
import { QueryState } from '@portal/portal-core/query-state';
import { FoldRow } from '@portal/ui/fold-row';
import { results as words } from './result-messages.ts';
import { ResultsView } from './results-view.tsx';

/** What came out of one assignment, asked for as it is unfolded. */
export const AssignmentResults = ({ id }: { id: string }) => (
  <FoldRow label={words.title}>
    <OfAssignment id={id} />
  </FoldRow>
);

/** What came out of all assignments of a class. */
export const ClassResults = ({ id }: { id: string }) => (
  <FoldRow label={words.ofClass}>
    <OfClass id={id} />
  </FoldRow>
);

const OfAssignment = ({ id }: { id: string }) => <Results query={useGetAssignmentResultsQuery({ id })} />;
const OfClass = ({ id }: { id: string }) => <Results query={useGetClassResultsQuery({ id })} />;

const Results = ({ query }: { query: ComponentProps<typeof QueryState<GradingResults>>['query'] }) => (
  <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
    {(results) => <ResultsView results={results} />}
  </QueryState>
);
