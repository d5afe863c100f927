import { type ComponentProps, useState } from 'react';
import { useKeepAsTemplateMutation } from '@portal/api/coursework/assignment-templates.api';
import { usePublishAssignmentMutation } from '@portal/api/coursework/assignments.api';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { useAction } from '@portal/portal-core/use-action';
import { again as templateWords } from '../again/again-messages.ts';
import { HandoutList } from '../handouts/handout-list.tsx';
import { AssignmentDialogs, type OpenAssignment } from './assignment-dialogs.tsx';
import { type AssignmentAction, AssignmentItem } from './assignment-item.tsx';
import { assignments as words } from './assignment-messages.ts';
import type { ClassChoice } from './new-assignment.tsx';

interface Props extends Pick<ComponentProps<typeof HandoutList<Assignment>>, 'query' | 'page' | 'pageSize' | 'onPage'> {
  /** Other words for the list. */
  said?: Readonly<Record<'title' | 'empty' | 'emptyBody', string>>;
  /** In which a new one can be given; none: none can. */
  classes: readonly ClassChoice[];
  /** Of its class; nothing can be done any more. */
  isCanceled: (assignment: Assignment) => boolean;
  /** Of all classes: each says of which it is, and grading leads the page. */
  withClass?: boolean;
  zone: string;
}

/** Assignments, a page at a time, with all that can be done with them (ASG-1, ASG-2). */
export function AssignmentList({ query, said, classes, isCanceled, withClass = false, zone, ...pages }: Props) {
  const [open, setOpen] = useState<OpenAssignment | null>(null);
  const [publish] = usePublishAssignmentMutation();
  const [keep] = useKeepAsTemplateMutation();
  const act = useAction();

  async function onAction(action: AssignmentAction, assignment: Assignment): Promise<void> {
    if (action === 'keep') {
      await act(() => keep({ body: { clientId: crypto.randomUUID(), assignmentId: assignment.id } }).unwrap(), {
        key: `keep ${assignment.id}`,
        done: templateWords.kept,
        failed: templateWords.keepFailed,
      });
      return;
    }
    if (action !== 'publish') return setOpen({ action, assignment });
    await act(() => publish({ id: assignment.id, body: { version: assignment.version } }).unwrap(), {
      key: assignment.id,
      done: words.created,
    });
  }
  // The one in the form is always the newest that is known.
  const newest = open && 'assignment' in open && query.currentData?.items.find(({ id }) => id === open.assignment.id);

  return (
    <>
      <HandoutList
        query={query}
        words={{ ...words, ...said }}
        {...pages}
        isLed={withClass}
        onCreate={classes.length > 0 ? () => setOpen({ action: 'create' }) : null}
      >
        {(assignment) => (
          <AssignmentItem
            key={assignment.id}
            assignment={assignment}
            isCanceled={isCanceled(assignment)}
            withClass={withClass}
            zone={zone}
            onAction={(action) => void onAction(action, assignment)}
          />
        )}
      </HandoutList>
      <AssignmentDialogs
        classes={classes}
        zone={zone}
        open={open && newest ? ({ ...open, assignment: newest } as OpenAssignment) : open}
        onReload={() => void query.refetch()}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
