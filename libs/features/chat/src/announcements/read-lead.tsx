import { chakra } from '@chakra-ui/react/styled-system';
import { announcements as words } from '../announcement-messages.ts';

interface ReadLeadProps {
  readCount: number;
  readerCount: number;
  /** What they have read. */
  name: string;
}

/** How many have read it, which leads the page, and how many have not. */
export function ReadLead({ readCount, readerCount, name }: ReadLeadProps) {
  if (readerCount === 0)
    return (
      <chakra.p color="fg.muted" minH="12">
        {words.nobody}
      </chakra.p>
    );
  const unread = readerCount - readCount;
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="12">
      <chakra.strong textStyle="figure.lg" fontSize="min(3rem, 14vw)" lineHeight="1.1" whiteSpace="nowrap">
        {readCount}/{readerCount}
        <chakra.span fontSize="lg" fontWeight="semibold" letterSpacing="normal">
          {words.unit}
        </chakra.span>
      </chakra.strong>{' '}
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium">
          {name}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="label" color={unread > 0 ? 'fg.warning' : 'fg.muted'}>
          {unread > 0 ? words.unread(unread) : words.everybody}
        </chakra.span>
      </chakra.span>
    </chakra.p>
  );
}
