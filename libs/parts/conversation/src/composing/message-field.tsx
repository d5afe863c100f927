import type { ComponentProps } from 'react';
import { TextArea } from '@portal/ui/field';
import { COMPACT, NARROW } from '../narrow.ts';
import { useConversationWords } from '../words.ts';
import { isTouch } from './send-key.ts';

/** Of one talk at a time a message is written. */
export const FIELD_ID = 'message-field';

interface MessageFieldProps extends ComponentProps<typeof TextArea> {
  /** What is said of it below. */
  hintId: string;
  isInvalid: boolean;
  /** A file is held over it. */
  isOver: boolean;
  /** Many buttons stand beside it. */
  isCrowded: boolean;
}

/** The text of a message; it grows with what is written. */
export function MessageField({ hintId, isInvalid, isOver, isCrowded, ...props }: MessageFieldProps) {
  const { composer: words } = useConversationWords();
  return (
    <TextArea
      {...props}
      id={FIELD_ID}
      aria-label={words.label}
      aria-describedby={hintId}
      aria-invalid={isInvalid || undefined}
      placeholder={isOver ? words.dropHere : words.placeholder}
      rows={1}
      flex="1"
      minW="0"
      w="auto"
      // With large text on a phone, and beside many buttons, it needs a line of its own, and brings the one below it into sight.
      css={{ [isCrowded ? COMPACT : NARROW]: { order: -1, flexBasis: '100%', scrollMarginBottom: '8rem' } }}
      minH={{ base: 'touch', md: 'control.md' }}
      maxH="13.5rem"
      resize="none"
      enterKeyHint={isTouch() ? 'enter' : 'send'}
    />
  );
}
