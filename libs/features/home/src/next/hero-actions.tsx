import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, type LucideIcon, PenLine, Plus, UserPen } from 'lucide-react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { placeOf, whenOf } from './hero-face.ts';
import type { HeroState } from './hero-state.ts';
import { nextWords as words } from './next-messages.ts';

interface HeroActionsProps {
  state: HeroState;
  now: Date;
  zone: string;
}

/** What is to be done at this moment of the day: one button, and beside it what helps. */
export function HeroActions({ state, now, zone }: HeroActionsProps) {
  switch (state.kind) {
    case 'NEWBIE':
      return <Way href={paths.teacherProfile()} icon={UserPen} label={words.writeProfile} isDue />;
    case 'DONE': {
      const [first] = state.toWrapUp;
      if (first) return <Way href={paths.lessonWrapUp(first.id)} icon={PenLine} label={words.wrapUp} isDue />;
      return <OpenTimes />;
    }
    case 'FREE':
    case 'EMPTY':
      return <OpenTimes />;
    default:
      return <LessonActions lesson={state.lesson} now={now} zone={zone} />;
  }
}

function LessonActions({ lesson, now, zone }: { lesson: Lesson; now: Date; zone: string }) {
  const isOpen = roomState(lesson, now) === 'OPEN';
  const isBefore = lesson.status === 'UPCOMING' && lesson.mode !== 'OFFLINE';
  return (
    <chakra.div display="grid" gap="2" css={{ '& > a': { w: 'full' } }}>
      {isOpen ? (
        <EnterLesson lesson={lesson} size="lg" />
      ) : (
        <Way
          href={paths.lesson(lesson.id)}
          icon={BookOpen}
          label={Date.parse(lesson.startAt) > now.getTime() ? words.prepare : words.open}
        />
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        textStyle="body.sm"
      >
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere" minW="0">
          {whenOf(lesson, now, zone)} · {placeOf(lesson)}
        </chakra.span>
        {isBefore && (
          <TextLink href={paths.deviceCheck()} linkAs={RouterLink} touch>
            {words.deviceCheck}
          </TextLink>
        )}
        {isOpen && !isBefore && (
          <TextLink href={paths.lesson(lesson.id)} linkAs={RouterLink} touch>
            {words.open}
          </TextLink>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const OpenTimes = () => (
  <chakra.div display="grid" gap="2">
    <Way href={paths.calendarNew('free')} icon={Plus} label={words.openTimesAct} />
    <TextLink href={paths.schedule()} linkAs={RouterLink} touch justifySelf="start">
      {words.openSchedule}
    </TextLink>
  </chakra.div>
);

interface WayProps {
  href: string;
  icon: LucideIcon;
  label: string;
  /** Only what has to be done at once is the solid button of the page. */
  isDue?: boolean;
}

const Way = ({ href, icon, label, isDue = false }: WayProps) => (
  <Button asChild size="lg" wide variant={isDue ? 'solid' : 'outline'}>
    <RouterLink href={href}>
      <Icon as={icon} size={20} />
      {label}
    </RouterLink>
  </Button>
);
