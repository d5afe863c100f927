import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { LiveMessage } from '@portal/domain/live/live-room';
import { usePanelWords } from '../panels/panel-messages.ts';

/** A longer message shows so many lines first: one alone would fill the panel. */
const MOST_LINES = 12;

interface MessageTextProps {
  message: LiveMessage;
  isMine: boolean;
  /** She is about to read it: what comes does not draw her on. */
  onWhole: () => void;
}

/** What was said, whole or its beginning with the way to the rest. */
export function MessageText({ message: { name, text }, isMine, onWhole }: MessageTextProps) {
  const words = usePanelWords();
  const [isWhole, setWhole] = useState(false);
  const { box, isLong } = useIsLong(text, isWhole);
  return (
    <chakra.div maxW="full" px="3" py="1.5" borderRadius="l3" bg={isMine ? 'celadon.muted' : 'bg.muted'}>
      <chakra.p ref={box} whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp={isWhole ? undefined : MOST_LINES}>
        {text}
      </chakra.p>
      {isLong && (
        <chakra.button
          type="button"
          aria-expanded={isWhole}
          aria-label={isWhole ? words.shortOf(name) : words.wholeOf(name)}
          minH="touch"
          color="fg.link"
          textDecoration="underline"
          textStyle="label"
          cursor="pointer"
          onClick={() => {
            setWhole(!isWhole);
            if (!isWhole) onWhole();
          }}
        >
          {isWhole ? words.short : words.whole}
        </chakra.button>
      )}
    </chakra.div>
  );
}

/** Whether the text has more lines than are shown of it: those that were written, and those that the width makes. */
function useIsLong(text: string, isWhole: boolean) {
  const box = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isWhole) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isWhole]);
  return { box, isLong: isCut || text.split('\n').length > MOST_LINES };
}
