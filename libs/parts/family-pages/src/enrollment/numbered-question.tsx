import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface NumberedQuestionProps {
  no: number;
  question: string;
  children: ReactNode;
}

/** One of the few questions of a form, with the fields that answer it. */
export function NumberedQuestion({ no, question, children }: NumberedQuestionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.h2 id={id} textStyle="title.sm" display="flex" alignItems="center" gap="2.5">
        {/* The order on the page says it to the ear. */}
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="7"
          borderRadius="full"
          bg="bg.inverted"
          color="fg.inverted"
          textStyle="label"
          fontVariantNumeric="tabular-nums"
        >
          {no}
        </chakra.span>
        {question}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
