import { chakra } from '@chakra-ui/react/styled-system';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
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
      <chakra.div
        display="flex"
        gap="2"
        px="3"
        py="2"
        borderRadius="l1"
        borderInlineStartWidth="3px"
        bg="mustard.subtle"
        borderColor="mustard.solid"
        textStyle="body.sm"
      >
        <chakra.span color="mustard.fg" pt="0.5">
          <Icon as={MessageSquareText} size={16} />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.p fontWeight="semibold" color="mustard.fg">
            {correction.remark}
          </chakra.p>
          <chakra.p whiteSpace="pre-wrap">{remark}</chakra.p>
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
