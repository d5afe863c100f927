import { chakra } from '@chakra-ui/react/styled-system';
import { fillNote, type NoteValues } from '@portal/domain/lessons/note-templates';
import { noteBlocks } from './note-blocks.ts';

interface Props {
  text: string;
  /** What its places are filled with; without it there are none. */
  values?: NoteValues;
}

/** A note as a guardian reads it, or her own words, each part in its language. */
export function NoteText({ text, values }: Props) {
  return (
    <chakra.div display="grid" gap="3" overflowWrap="anywhere" whiteSpace="pre-line">
      {noteBlocks(values ? fillNote(text, values) : text).map(({ language, text: block }, at) => (
        <p key={at} lang={language}>
          {block}
        </p>
      ))}
    </chakra.div>
  );
}
