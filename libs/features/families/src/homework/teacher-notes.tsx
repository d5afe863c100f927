import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Banner } from '@portal/ui/banner';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';

/** What the teacher explained afterwards: above what it is about. */
export function TeacherNotes({ notes }: Pick<FamilyHomework, 'notes'>) {
  const { time, zone } = useReader();
  const words = useHomeworkWords();
  if (notes.length === 0) return null;
  return (
    <Banner tone="info" title={words.notes}>
      <chakra.ul role="list" listStyle="none" display="grid" gap="2">
        {notes.map(({ id, text, at }) => (
          <li key={id}>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <chakra.p textStyle="body.sm" color="fg.muted">
              <time dateTime={at}>{time.short(at, zone)}</time>
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Banner>
  );
}
