import { chakra } from '@chakra-ui/react/styled-system';

interface LeadSentenceProps {
  children: string;
  note?: string | undefined;
}

/** The one sentence that the page begins with, on the paper. */
export function LeadSentence({ children, note }: LeadSentenceProps) {
  return (
    <chakra.div mt="5">
      <chakra.p textStyle="display" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.p>
      {note && <chakra.p color="fg.muted">{note}</chakra.p>}
    </chakra.div>
  );
}
