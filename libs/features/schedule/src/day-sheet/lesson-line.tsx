import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatTime } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { classTint } from '@portal/ui/class-tints';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { speakSpan } from '../time/span-words.ts';
import { daySheetMessages } from './day-sheet-messages.ts';

interface Props {
  /** Without the number of its class, which tints it, where only its proposal is known. */
  lesson: Pick<Lesson, 'className' | 'startAt' | 'endAt'> & { readonly classNo: number | null };
  /** Of its class, as long as that tells it from the others of the day. */
  shortName: string;
  timeZone: string;
  /** Under its name: who comes. */
  children: ReactNode;
  /** At its end: what can be done, or what became of it. */
  end: ReactNode;
}

/** A lesson of the day: when, the spine of its class, what it is called. */
export function LessonLine({ lesson, shortName, timeZone, children, end }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
      <chakra.div flex="none" minW="3.5rem" alignSelf="start" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <VisuallyHidden>{speakSpan(lesson, timeZone)} </VisuallyHidden>
        <chakra.div aria-hidden textStyle="body.lg" lineHeight="1.5rem" fontWeight="600">
          {formatTime(lesson.startAt, timeZone)}
        </chakra.div>
        <chakra.div aria-hidden textStyle="caption" color="fg.muted">
          {daySheetMessages.until(formatTime(lesson.endAt, timeZone))}
        </chakra.div>
      </chakra.div>
      <chakra.div
        data-spine
        flex="1 1 11rem"
        minW="0"
        ps="2.5"
        borderInlineStartWidth="3px"
        borderInlineStartColor="colorPalette.solid"
        colorPalette={lesson.classNo === null ? 'gray' : classTint(lesson.classNo)}
      >
        <chakra.h3 title={lesson.className} textStyle="body.md" fontWeight="600" overflowWrap="anywhere">
          <span aria-hidden>{shortName}</span>
          <VisuallyHidden>{lesson.className}</VisuallyHidden>
        </chakra.h3>
        <chakra.div textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {children}
        </chakra.div>
      </chakra.div>
      {end}
    </chakra.div>
  );
}
