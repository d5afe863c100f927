import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import {
  GRADING_LISTS,
  GRADING_ORDERS,
  type GradingList,
  type GradingOrder,
} from '@portal/domain/coursework/submissions.contract';

type Name = 'order' | 'class' | 'assignment' | 'list' | 'submission';

/** What is graded, in which order, and which one lies on the desk: as it stands in the address. */
export function useGradingAddress() {
  const [query, setQuery] = useSearchParams();
  const list = GRADING_LISTS.find((one) => one === query.get('list')) ?? 'to-grade';
  const order = GRADING_ORDERS.find((one) => one === query.get('order')) ?? 'urgent';
  const classId = query.get('class') ?? undefined;
  const assignmentId = query.get('assignment') ?? undefined;

  const change = useCallback(
    (values: Partial<Record<Name, string | null>>, replace: boolean) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery],
  );

  return {
    list,
    order,
    isNarrowed: classId !== undefined || assignmentId !== undefined,
    /** What the queue is asked for. */
    asked: {
      order,
      ...(classId !== undefined && { classId }),
      ...(assignmentId !== undefined && { assignmentId }),
    },
    submissionId: query.get('submission'),
    /** `isFirst`: it lies there because something has to; the way back does not lead over it. */
    open: useCallback(
      (submission: string | null, { isFirst = false } = {}) => change({ submission }, isFirst),
      [change],
    ),
    setOrder: (value: GradingOrder) => change({ order: value === 'urgent' ? null : value, submission: null }, false),
    setList: (value: GradingList) => change({ list: value === 'to-grade' ? null : value, submission: null }, false),
    showAll: () => change({ class: null, assignment: null, submission: null }, false),
  };
}

export type GradingAddress = ReturnType<typeof useGradingAddress>;
