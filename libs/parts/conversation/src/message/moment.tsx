import { chakra } from '@chakra-ui/react/styled-system';
import { DateText } from '@portal/ui/date-text';
import { useConversationWords } from '../words.ts';

interface MomentProps {
  at: string;
  zone: string;
  show: 'weekday' | 'time';
}

/** A day or a time in the language of the talk. */
export function Moment({ at, zone, show }: MomentProps) {
  const { moments } = useConversationWords();
  if (!moments) return <DateText instant={at} zone={zone} show={show} />;
  return (
    <chakra.time dateTime={at} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {moments[show](at, zone)}
    </chakra.time>
  );
}
