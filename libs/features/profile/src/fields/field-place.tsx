import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { RemarkNote } from '@portal/approval/remark-note';
import { approval } from '../messages.ts';
import { useRemarksAt } from '../remarks/remarks-context.ts';
import { labelOf } from '../values/field-labels.ts';
import { placeId } from '../values/go-to-field.ts';

interface FieldPlaceProps {
  /** `shortIntro`, `experiences.0.title`. */
  path: string;
  children: ReactNode;
}

/** Where a link to a field leads, with what the reviewer said about it. */
export function FieldPlace({ path, children }: FieldPlaceProps) {
  const remarks = useRemarksAt(path);
  const noteId = useId();
  // A group is what lets a screen reader say the remark as one comes to the field.
  const group = remarks.length > 0 && {
    role: 'group',
    'aria-label': `${labelOf(path)} ${approval.remark}`,
    'aria-describedby': noteId,
  };
  return (
    <chakra.div
      id={placeId(path)}
      tabIndex={-1}
      outline="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      scrollMarginBlock="20"
      {...group}
    >
      {remarks.length > 0 && (
        <chakra.div id={noteId} display="grid" gap="2">
          {remarks.map(({ remark, isChanged }) => (
            <RemarkNote key={remark} remark={remark} isChanged={isChanged} />
          ))}
        </chakra.div>
      )}
      {children}
    </chakra.div>
  );
}
