import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useGetAssignmentQuery, useListSubmissionsQuery } from '@portal/api/coursework/assignments.api';
import { TO_GRADE } from '@portal/domain/coursework/submission';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { queue } from '../grading-messages.ts';
import { table as words } from '../table-messages.ts';
import { GradingTable } from './grading-table.tsx';

/** /account/grading/table: all students of one assignment in rows, graded as in a spreadsheet (ASG-2). */
export function GradingTablePage() {
  const [query] = useSearchParams();
  const id = query.get('assignment') ?? '';
  const assignment = useGetAssignmentQuery({ id }, { skip: id === '' });
  const list = useListSubmissionsQuery({ id }, { skip: id === '' });
  const gone = (
    <EmptyState
      name="not-found"
      title={id === '' ? words.none : words.gone}
      action={
        <TextLink href={paths.assignments()} linkAs={RouterLink} touch>
          {queue.toAssignments}
        </TextLink>
      }
    >
      {id === '' ? words.noneBody : words.goneBody}
    </EmptyState>
  );
  const back = (
    <TextLink href={paths.grading({ assignment: id })} linkAs={RouterLink} variant="quiet" touch>
      <Icon as={ArrowLeft} /> {words.toGrading}
    </TextLink>
  );
  if (id === '')
    return (
      <>
        <PageHeading title={words.title} />
        {gone}
      </>
    );
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <PageHeading title={words.title} back={back} />
      <QueryState query={assignment} loading={words.loading} failed={words.failed} gone={gone}>
        {(given) => (
          <QueryState query={list} loading={words.loading} failed={words.failed}>
            {({ items }) => {
              const handed = items.filter((one) => one.id !== null);
              const graded = handed.filter(({ gradeState }) => !TO_GRADE.some((state) => state === gradeState));
              return (
                <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
                  <div>
                    <chakra.p textStyle="money.lg" fontSize="min(1.75rem, 8vw)">
                      {words.lead(graded.length, handed.length)}
                    </chakra.p>
                    <chakra.p color="fg.muted" overflowWrap="anywhere">
                      {given.className} · {given.title}
                    </chakra.p>
                    {given.rubric === null && (
                      <chakra.p textStyle="body.sm" color="fg.muted">
                        {words.hint}
                      </chakra.p>
                    )}
                  </div>
                  {items.length === 0 ? (
                    <EmptyState name="assignment-empty" title={words.empty} size="sm" />
                  ) : (
                    <GradingTable assignment={given} items={items} />
                  )}
                </chakra.div>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </chakra.div>
  );
}
