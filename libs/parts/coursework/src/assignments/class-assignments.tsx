import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListAssignmentsQuery } from '@portal/api/coursework/assignments.api';
import { ClassResults } from '../results/grading-results.tsx';
import { AssignmentList } from './assignment-list.tsx';
import { assignments as words } from './assignment-messages.ts';

const PAGE_SIZE = 20;

interface Props {
  classId: string;
  className: string;
  /** The class was cancelled; nothing can be done any more. */
  isCanceled: boolean;
  /** Whether a new one can be given. */
  mayCreate: boolean;
  /** In which the times of the class are meant. */
  zone: string;
}

/** The assignments of a class, and what its students hand in (ASG-1, ASG-2). */
export function ClassAssignments({ classId, className, isCanceled, mayCreate, zone }: Props) {
  const [page, setPage] = useState(1);
  const query = useListAssignmentsQuery({ classId, page: String(page), size: String(PAGE_SIZE) });
  // The last one of this page was deleted.
  if (page > 1 && query.currentData?.items.length === 0) setPage(page - 1);

  return (
    <chakra.section aria-label={words.title}>
      {query.currentData && query.currentData.total > 0 && (
        <chakra.div mb="4">
          <ClassResults id={classId} />
        </chakra.div>
      )}
      <AssignmentList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        classes={mayCreate ? [{ id: classId, name: className }] : []}
        isCanceled={() => isCanceled}
        zone={zone}
      />
    </chakra.section>
  );
}
