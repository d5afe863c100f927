import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TEXT_MAX } from '@portal/board/drawing';
import { COLOURS, LINE_HEIGHT, MARGIN, PAGE, PAPER, writingOf } from '@portal/board/look';
import { textFrame } from '@portal/board/text-frame';
import type { Writing } from '../drawing/use-writing.ts';
import { useWritingWords } from './writing-messages.ts';

interface TextBoxProps {
  writing: Writing;
  onText: (text: string) => void;
  onPut: () => void;
  onGiveUp: () => void;
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
const NARROWEST = 0.3 * PAGE.width;

/** What is being written on the paper, in its place and ink. Enter puts it there, Escape gives it up. */
export function TextBox({ writing, onText, onPut, onGiveUp }: TextBoxProps) {
  const words = useWritingWords();
  const { x, y, text, colour, width } = writing;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(TEXT_MAX, TEXT_MAX);
  }, []);
  const frame = textFrame({ points: [x, y], text, width });
  const { size, line } = writingOf(writing);
  const left = Math.min(frame.x, PAGE.width - MARGIN - NARROWEST);

  function onKeyDown(event: KeyboardEvent): void {
    // A syllable that is not finished takes Enter for itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onGiveUp();
    else if (event.key === 'Enter' && !event.shiftKey) onPut();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <chakra.textarea
      ref={box}
      aria-label={words.writeHere}
      title={words.writeHint}
      value={text}
      maxLength={TEXT_MAX}
      rows={Math.max(1, Math.round(frame.height / line))}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onPut}
      position="absolute"
      resize="none"
      overflow="auto"
      p="0"
      // On a phone the letters of the paper are too small to write in, and Safari would zoom.
      fontSize={`max(1rem, ${(100 * size) / PAGE.width}cqw)`}
      lineHeight={LINE_HEIGHT}
      borderRadius="xs"
      outline="2px solid"
      outlineOffset="1px"
      style={{
        color: COLOURS[colour],
        caretColor: COLOURS[colour],
        outlineColor: COLOURS[colour],
        backgroundColor: PAPER,
        left: share(left, PAGE.width),
        top: share(frame.y, PAGE.height),
        width: share(PAGE.width - MARGIN - left, PAGE.width),
        maxHeight: share(PAGE.height - MARGIN - frame.y, PAGE.height),
      }}
    />
  );
}
