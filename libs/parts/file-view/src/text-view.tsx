import { chakra } from '@chakra-ui/react/styled-system';
import { useScrollable } from '@portal/ui/scrollable';
import { shownName } from '@portal/upload/file-words';
import { useFileViewWords } from './file-view-words.ts';
import { NoView } from './no-view.tsx';
import type { ViewedFile } from './viewed-file.ts';

/** What is written in a document, without its looks. */
export function TextView({ file, text }: { file: ViewedFile; text: string | null }) {
  const words = useFileViewWords();
  const { ref, tabIndex } = useScrollable<HTMLElement>();
  if (text === null) return <NoView file={file} why="KIND" />;
  if (text.trim() === '') return <NoView file={file} why="EMPTY" />;
  return (
    <chakra.section
      ref={ref}
      tabIndex={tabIndex}
      aria-label={words.text(shownName(file.name))}
      layerStyle="sheet"
      px="5"
      py="4"
      h="full"
      overflow="auto"
      _focusVisible={{ layerStyle: 'focus' }}
    >
      <chakra.p textStyle="caption" color="fg.muted" mb="3">
        {file.url === null ? words.textViewOnly : words.textOnly}
      </chakra.p>
      <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="38rem">
        {text}
      </chakra.div>
    </chakra.section>
  );
}
