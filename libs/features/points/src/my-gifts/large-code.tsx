import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { CopyButton } from '@portal/ui/copy-button';

interface LargeCodeProps {
  label: string;
  copy: string;
  code: string;
  /** It is not needed any more. */
  isOver: boolean;
}

/** A code that is shown at a counter or typed somewhere else: large, and to be copied. */
export function LargeCode({ label, copy, code, isOver }: LargeCodeProps) {
  const id = useId();
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="4"
      bg="bg.muted"
      borderRadius="l2"
      _highContrast={{ borderWidth: '1px' }}
    >
      <chakra.div minW="0">
        <chakra.p id={id} textStyle="label" color="fg.muted">
          {label}
        </chakra.p>
        <chakra.p
          textStyle="title.lg"
          fontSize="min(1.75rem, 7vw)"
          color={isOver ? 'fg.muted' : undefined}
          overflowWrap="anywhere"
          userSelect="all"
          fontVariantNumeric="tabular-nums"
        >
          {code}
        </chakra.p>
      </chakra.div>
      <CopyButton text={code} label={copy} />
    </chakra.div>
  );
}
