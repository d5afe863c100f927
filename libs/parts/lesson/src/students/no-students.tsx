import { EmptyState } from '@portal/ui/empty-state';
import { students as words } from './student-messages.ts';

/** Instead of the students of a class that has none yet. */
export function NoStudents({ size }: { size?: 'sm' }) {
  return (
    <EmptyState name="community-empty" {...(size && { size })} title={words.nobody}>
      {words.nobodyBody}
    </EmptyState>
  );
}
