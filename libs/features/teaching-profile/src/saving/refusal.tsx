import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface RefusalProps {
  title: string;
  message: string;
  children?: ReactNode;
}

/** What could not be done, why, and what helps. */
export function Refusal({ title, message, children }: RefusalProps) {
  return (
    <chakra.div role="alert" textStyle="body.sm" display="grid" gap="1" justifyItems="start">
      <chakra.p color="fg.error" fontWeight="semibold">
        {title}
      </chakra.p>
      <p>{message}</p>
      {children}
    </chakra.div>
  );
}
