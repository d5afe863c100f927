import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { KeptByItself, LessonLine, RoomClock } from '../clock/room-clock.tsx';
import { RoomLanguage } from '../reading/room-words.ts';
import { useRoom } from '../session/use-room.ts';
import type { Shape } from '../stage/stage-layout.ts';
import { RecordingMark } from './recording-mark.tsx';

interface TopBarProps {
  shape: Shape;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Which lesson it is and how long it lasts; one line on a phone. */
export function TopBar({ shape, children }: TopBarProps) {
  const { state } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  const isDesk = shape === 'desk';
  const { title, className } = state.lesson;
  // The names of lesson and class are the teacher's, and stay in her language.
  const written = use(RoomLanguage) === 'ko' ? undefined : 'ko';
  return (
    <chakra.div data-region gridArea="head" minW="0" bg={shape === 'landscape' ? undefined : 'bg.panel'}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={isDesk ? '8' : '1'}
        minH={isDesk ? '3.5625rem' : '12'}
        px={isDesk ? '5' : shape === 'portrait' ? '3' : '0'}
        py="1"
      >
        <chakra.div
          flex={shape === 'landscape' ? '1 1 0' : '1 1 6rem'}
          minW="0"
          ps={isDesk ? '3' : undefined}
          borderInlineStartWidth={isDesk ? '3px' : undefined}
          borderColor="celadon.solid"
        >
          {/* The page behind has the first heading. */}
          <chakra.h2
            ref={heading}
            lang={written}
            tabIndex={-1}
            outline="none"
            textStyle={isDesk ? 'body.md' : 'label'}
            fontWeight="semibold"
            truncate
          >
            {title}
          </chakra.h2>
          {isDesk && (
            <chakra.p lang={written} textStyle="caption" color="fg.muted" truncate>
              {className}
            </chakra.p>
          )}
        </chakra.div>
        {isDesk && <KeptByItself />}
        <RecordingMark />
        <RoomClock isShort={!isDesk} />
        {children}
      </chakra.div>
      <LessonLine />
    </chakra.div>
  );
}
