import { chakra } from '@chakra-ui/react/styled-system';
import { LeadCount } from '@portal/ui/lead-count';
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
    <LeadCount
      figure={`${readCount}/${readerCount}`}
      unit={words.unit}
      under={unread > 0 ? words.unread(unread) : words.everybody}
      isUrgent={unread > 0}
    >
      {name}
    </LeadCount>
  );
}
