import { EmptyState } from '@portal/ui/empty-state';
import { planned } from '../class-messages.ts';

/** A part of the class whose section comes later, said honestly. */
export function PlannedPart() {
  return (
    <EmptyState name="assignment-empty" title={planned.title}>
      {planned.body}
    </EmptyState>
  );
}
