import { chakra } from '@chakra-ui/react/styled-system';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { formatDateTime } from '@portal/domain/format/date-time';
import { notes as words } from './note-messages.ts';

/** What was explained afterwards, the newest last. */
export function NoteList({ assignment: { title, notes }, zone }: { assignment: Assignment; zone: string }) {
  if (notes.length === 0) return null;
  return (
    <chakra.ul role="list" listStyle="none" display="grid" gap="2" aria-label={words.list(title)}>
      {notes.map(({ id, text, at }) => (
        <chakra.li key={id} borderInlineStartWidth="3px" borderColor="celadon.border" ps="3">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted">
            <time dateTime={at}>{formatDateTime(at, zone)}</time>
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
