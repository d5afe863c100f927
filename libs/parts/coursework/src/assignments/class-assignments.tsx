import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListAssignmentsQuery, usePublishAssignmentMutation } from '@portal/api/coursework/assignments.api';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { useAction } from '@portal/portal-core/use-action';
import { HandoutList } from '../handouts/handout-list.tsx';
import { AssignmentDialogs, type OpenAssignment } from './assignment-dialogs.tsx';
import { type AssignmentAction, AssignmentItem } from './assignment-item.tsx';
import { assignments as words } from './assignment-messages.ts';

const PAGE_SIZE = 20;

interface Props {
  classId: string;
  /** The class was cancelled; nothing can be done any more. */
  isCanceled: boolean;
  /** Whether a new one can be given. */
  mayCreate: boolean;
  /** In which the times of the class are meant. */
  zone: string;
}

/** The assignments of a class, and what its students hand in (ASG-1, ASG-2). */
export function ClassAssignments({ classId, isCanceled, mayCreate, zone }: Props) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<OpenAssignment | null>(null);
  const query = useListAssignmentsQuery({ classId, page: String(page), size: String(PAGE_SIZE) });
  const [publish] = usePublishAssignmentMutation();
  const act = useAction();

  async function onAction(action: AssignmentAction, assignment: Assignment): Promise<void> {
    if (action !== 'publish') return setOpen({ action, assignment });
    await act(() => publish({ id: assignment.id, body: { version: assignment.version } }).unwrap(), {
      key: assignment.id,
      done: words.created,
    });
  }
  // The last one of this page was deleted.
  if (page > 1 && query.currentData?.items.length === 0) setPage(page - 1);
  // The one in the form is always the newest that is known.
  const newest = open && 'assignment' in open && query.data?.items.find(({ id }) => id === open.assignment.id);

  return (
    <chakra.section aria-label={words.title}>
      <HandoutList
        query={query}
        words={words}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        onCreate={mayCreate ? () => setOpen({ action: 'create' }) : null}
      >
        {(assignment) => (
          <AssignmentItem
            key={assignment.id}
            assignment={assignment}
            isCanceled={isCanceled}
            zone={zone}
            onAction={(action) => void onAction(action, assignment)}
          />
        )}
      </HandoutList>
      <AssignmentDialogs
        classId={classId}
        zone={zone}
        open={open && newest ? ({ ...open, assignment: newest } as OpenAssignment) : open}
        onReload={() => void query.refetch()}
        onClose={() => setOpen(null)}
      />
    </chakra.section>
  );
}
