import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type ClassStudent, OPEN_HOMEWORK_MOST } from '@portal/domain/classes/class';
import { formatDateTime } from '@portal/domain/format/date-time';
import { Button } from '@portal/ui/button';
import { students as words } from './student-messages.ts';

const SHOWN = 3;

/** What a student can still hand in, until when: the most urgent first, the others when they are asked for. */
export function OpenHomework({ open, zone }: { open: ClassStudent['homework']['open']; zone: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const rest = isWhole ? 0 : open.length - SHOWN;
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
        {open.slice(0, isWhole ? undefined : SHOWN).map(({ id, title, deadlineAt }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {words.openUntil(title, formatDateTime(deadlineAt, zone))}
          </chakra.li>
        ))}
      </chakra.ul>
      {rest > 0 && (
        <Button variant="outline" size="sm" mt="2" onClick={() => setIsWhole(true)}>
          {words.openMore(rest)}
        </Button>
      )}
      {isWhole && open.length === OPEN_HOMEWORK_MOST && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          {words.openMost(open.length)}
        </chakra.p>
      )}
    </>
  );
}
