import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';

interface HelpTextProps {
  id: string;
  helper?: ReactNode;
  /** What is wrong, and what to do; it takes the helper's place. */
  error?: ReactNode;
}

/** What is said under a control. It exists before its text, so that a screen reader announces an error as it appears. */
export function HelpText({ id, helper, error }: HelpTextProps) {
  return (
    <chakra.p
      id={id}
      aria-live="polite"
      textStyle="label"
      fontWeight="normal"
      color={error ? 'fg.error' : 'fg.subtle'}
      display="flex"
      gap="1"
      minW="0"
    >
      {error && (
        <chakra.span pt="2px">
          <Icon as={CircleAlert} size={16} />
        </chakra.span>
      )}
      {(error || helper) && <chakra.span minW="0">{error || helper}</chakra.span>}
    </chakra.p>
  );
}
