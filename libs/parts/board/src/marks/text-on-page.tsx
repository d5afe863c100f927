import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MARK_LIMITS, MARKED_WIDTH } from '@portal/domain/coursework/marks';
import type { Ink } from '../drawing/drawing.ts';
import { COLOURS, LINE_HEIGHT, MARGIN, PAPER, writingOf } from '../look.ts';
import { textFrame } from '../text-frame.ts';
import { MARKS_WORDS } from './marks-messages.ts';
import type { MarksHand, WrittenText } from './use-marks.ts';

interface Props {
  writing: WrittenText;
  hand: MarksHand;
  ink: Ink;
}

const words = MARKS_WORDS.ko;
const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
const NARROWEST = 0.3 * MARKED_WIDTH;

/** What is being written on a page, in its place and ink. Enter puts it there, Escape gives it up. */
export function TextOnPage({ writing, hand, ink }: Props) {
  const { x, y, text, ratio } = writing;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const sheet = { width: MARKED_WIDTH, height: Math.round(MARKED_WIDTH * ratio) };
  const frame = textFrame({ points: [x, y], text, width: ink.width }, sheet);
  const { size, line } = writingOf(ink);
  const left = Math.min(frame.x, sheet.width - MARGIN - NARROWEST);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    event.stopPropagation();
    // A syllable that is not finished takes Enter for itself.
    if (event.nativeEvent.isComposing) return;
    const isPut = event.key === 'Enter' && !event.shiftKey;
    if (event.key !== 'Escape' && !isPut) return;
    event.preventDefault();
    // The keys go on where the box stood.
    const page = event.currentTarget.closest<HTMLElement>('[role=application]');
    if (isPut) hand.putText();
    else hand.giveUpText();
    page?.focus({ preventScroll: true });
  }

  return (
    <chakra.textarea
      ref={box}
      aria-label={words.text}
      title={words.textHint}
      value={text}
      maxLength={MARK_LIMITS.text}
      rows={Math.max(1, Math.round(frame.height / line))}
      onChange={(event) => hand.write(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={hand.putText}
      position="absolute"
      resize="none"
      overflow="auto"
      p="0"
      // Smaller than that nobody can write in, and Safari would zoom.
      fontSize={`max(1rem, ${(100 * size) / MARKED_WIDTH}cqw)`}
      lineHeight={LINE_HEIGHT}
      borderRadius="xs"
      outline="2px solid"
      outlineOffset="1px"
      style={{
        color: COLOURS[ink.colour],
        caretColor: COLOURS[ink.colour],
        outlineColor: COLOURS[ink.colour],
        backgroundColor: PAPER,
        left: share(left, sheet.width),
        top: share(frame.y, sheet.height),
        width: share(sheet.width - MARGIN - left, sheet.width),
      }}
    />
  );
}
