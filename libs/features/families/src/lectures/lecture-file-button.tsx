import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { HomeworkFile } from '@portal/domain/families/family-homework';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import { Icon } from '@portal/ui/icon';
import { shownName, shownSize } from '@portal/upload/file-words';
import { useLectureWords } from './lecture-messages.ts';

interface LectureFileButtonProps {
  file: HomeworkFile;
  opened: FamilyLecture['opened'];
  onOpen: () => void;
}

/** One file of a lecture: it opens over the page; whether it was seen already is said beside it. */
export function LectureFileButton({ file, opened, onOpen }: LectureFileButtonProps) {
  const words = useLectureWords();
  const name = shownName(file.name);
  const own = opened.filter(({ fileId }) => fileId === file.id);
  const played = Math.max(0, ...own.map(({ played: one }) => (one && one.total > 0 ? one.seconds / one.total : 0)));
  const state = own.length === 0 ? words.fresh : played > 0 ? words.heard(Math.round(played * 100)) : words.seen;
  return (
    <chakra.button
      type="button"
      onClick={onOpen}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="touch"
      py="1.5"
      textAlign="start"
      cursor="pointer"
      borderRadius="l1"
      _hover={{ bg: 'bg.muted' }}
    >
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {name}
        </chakra.span>{' '}
        <chakra.span
          textStyle="caption"
          color={own.length === 0 ? 'celadon.fg' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {shownSize(file.size)} · {state}
        </chakra.span>
      </chakra.span>
      <Icon as={ChevronRight} size={20} />
    </chakra.button>
  );
}
