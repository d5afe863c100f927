import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock } from 'lucide-react';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { cityOf } from '@portal/domain/format/zone-city';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { LessonDots } from '@portal/lesson/lesson-dots';
import { RouterLink } from '@portal/portal-core/router-link';
import { AvatarStack } from '@portal/ui/avatar-stack';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { FlowLesson, FlowOwn } from './flow-entries.ts';
import { blockLookOf } from './flow-look.ts';
import { flowWords as words } from './flow-messages.ts';

export const Block = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '3',
    minW: '0',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'colorPalette.solid',
    overflow: 'hidden',
    _focusVisible: { layerStyle: 'focus' },
  },
  variants: {
    form: {
      planned: { bg: 'colorPalette.muted' },
      over: { bg: 'bg.muted' },
      trial: { bg: 'bg.panel', borderColor: 'celadon.border' },
      canceled: { bg: 'bg.panel', borderColor: 'border' },
      own: {
        bg: 'bg.panel',
        borderInlineStartWidth: '1px',
        borderColor: 'border.control',
        borderInlineStartColor: 'border.control',
      },
    },
    /** On one line, or its name above the rest. */
    size: { line: { py: '0' }, full: { py: '1' }, list: { py: '2', flexWrap: 'wrap' } },
  },
});

interface LessonBlockProps {
  entry: FlowLesson;
  now: Date;
  zone: string;
  secondZone: string | null;
  size: 'line' | 'full' | 'list';
  /** There is room for what stands at its end. */
  hasEnd?: boolean;
}

/** A lesson of the day, which leads to it, or to what it still needs. */
export function LessonBlock({ entry, now, zone, secondZone, size, hasEnd = true }: LessonBlockProps) {
  const { lesson, name } = entry;
  const { form, tint } = blockLookOf(entry);
  const state = lessonStateOf(lesson);
  const isAhead = state === 'UPCOMING';
  return (
    <Block asChild form={form} size={size} colorPalette={tint} h={size === 'list' ? undefined : 'full'}>
      <RouterLink
        href={state === 'TO_WRAP_UP' ? paths.lessonWrapUp(lesson.id) : paths.lesson(lesson.id)}
        title={lesson.className}
      >
        <chakra.span
          flex="1 1 9rem"
          minW="0"
          display={size === 'line' ? 'flex' : 'grid'}
          alignItems="baseline"
          columnGap="2"
        >
          <chakra.span
            textStyle="label"
            dir="auto"
            truncate={size !== 'list'}
            overflowWrap="anywhere"
            textDecoration={form === 'canceled' ? 'line-through' : undefined}
          >
            {name}
            {name !== lesson.className && <VisuallyHidden> ({lesson.className})</VisuallyHidden>}
          </chakra.span>
          <chakra.span
            textStyle="caption"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            truncate={size !== 'list'}
          >
            {detailsOf(lesson, zone, secondZone)}
          </chakra.span>
        </chakra.span>
        {isAhead ? (
          size === 'full' &&
          hasEnd && (
            <AvatarStack people={lesson.studentNames.map((name) => ({ name }))} total={lesson.studentCount} size="xs" />
          )
        ) : (
          <chakra.span
            flexBasis={size === 'list' ? 'full' : undefined}
            flexShrink="0"
            display={hasEnd ? undefined : 'none'}
          >
            {/* Where the class meets is not known here, and no matter for what is seen. */}
            <LessonDots known={{ lesson, meetingUrl: null }} now={now} brief />
          </chakra.span>
        )}
      </RouterLink>
    </Block>
  );
}

function detailsOf(lesson: Lesson, zone: string, secondZone: string | null): string {
  return [
    formatTimeRange(formatTime(lesson.startAt, zone), formatTime(lesson.endAt, zone)),
    secondZone && secondZone !== zone ? `${cityOf(secondZone)} ${formatTime(lesson.startAt, secondZone)}` : null,
    lesson.isTrial ? words.trial : words.no(lesson.no),
    words.students(lesson.studentCount),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is her own, or what another calendar takes up. */
export function OwnBlock({ entry, size }: { entry: FlowOwn; size: LessonBlockProps['size'] }) {
  const { from, to, title, kind } = entry;
  const time = to > from ? formatTimeRange(timeOfMinute(from), timeOfMinute(to)) : timeOfMinute(from);
  return (
    <Block form="own" size={size} h={size === 'list' ? undefined : 'full'} title={title}>
      <chakra.span color="fg.muted" display="grid" flexShrink="0">
        <Icon as={CalendarClock} size={16} />
      </chakra.span>
      <chakra.span minW="0" flex="1" display={size === 'line' ? 'flex' : 'grid'} alignItems="baseline" columnGap="2">
        <chakra.span textStyle="label" dir="auto" truncate={size !== 'list'} overflowWrap="anywhere">
          {title}
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums" truncate={size !== 'list'}>
          {time} · {kind === 'OWN' ? words.own : words.busy}
        </chakra.span>
      </chakra.span>
    </Block>
  );
}
