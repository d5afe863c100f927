import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RemarkNote } from '@portal/approval/remark-note';
import { correction } from '../messages.ts';

interface FieldRemarkProps {
  remark: string | undefined;
  children: ReactNode;
}

/** What the team said about a field, over it. */
export function FieldRemark({ remark, children }: FieldRemarkProps) {
  if (remark === undefined) return children;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <RemarkNote remark={remark} label={correction.remark} />
      {children}
    </chakra.div>
  );
}
