import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassStudent } from '@portal/domain/classes/class';
import { DateText } from '@portal/ui/date-text';
import { students as words } from './student-messages.ts';

interface Props {
  notes: ClassStudent['lastNotes'];
  /** Whether they are opened by hand. */
  areFolded: boolean;
}

/** What was last said to the guardians of a student. */
export function LastNotes({ notes, areFolded }: Props) {
  return (
    <chakra.details open={!areFolded} pt="3" borderTopWidth="1px" textStyle="body.sm">
      <chakra.summary
        cursor="pointer"
        minH={{ base: 'touch', md: 'auto' }}
        alignContent="center"
        textStyle="label"
        color="fg.muted"
      >
        {words.notes(notes.length)}
      </chakra.summary>
      {notes.length === 0 && <chakra.p color="fg.muted">{words.noNotes}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="2" mt="1.5">
        {notes.map(({ lessonId, at, text }) => (
          <li key={lessonId}>
            <chakra.span color="fg.muted">
              <DateText instant={at} />
            </chakra.span>{' '}
            <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
