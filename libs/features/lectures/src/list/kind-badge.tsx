import { chakra } from '@chakra-ui/react/styled-system';
import { extensionOf } from '@portal/domain/assets/upload-policy';
import { DOCUMENT_KIND_LABELS, type DocumentKind } from '@portal/domain/library/document';

const TINTS: Record<DocumentKind, string> = {
  PDF: 'camellia',
  WORD: 'indigo',
  PICTURE: 'pine',
  AUDIO: 'wisteria',
  VIDEO: 'persimmon',
  OTHER: 'gray',
};
/** So many letters stand in the square. */
const LONGEST = 4;

interface KindBadgeProps {
  kind: DocumentKind;
  /** Of the file: its extension is a better word where it is short. */
  fileName: string;
}

/** What kind of file it is, as a small square in the colour of the kind. */
export function KindBadge({ kind, fileName }: KindBadgeProps) {
  const extension = extensionOf(fileName);
  const isShort = extension !== '' && extension.length <= LONGEST;
  return (
    <chakra.span
      aria-hidden
      colorPalette={TINTS[kind]}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="10"
      textStyle="caption"
      fontWeight="bold"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l1"
      overflow="hidden"
    >
      {isShort ? extension.toUpperCase() : DOCUMENT_KIND_LABELS[kind].slice(0, 2)}
    </chakra.span>
  );
}
