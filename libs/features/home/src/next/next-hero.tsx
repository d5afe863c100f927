import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { formatTime } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { spokenMinutes } from '@portal/lesson/spoken-minutes';
import { useNow } from '@portal/portal-core/clock';
import { LeadFigure } from '@portal/ui/lead-figure';
import { HeroActions } from './hero-actions.tsx';
import { heroFaceOf } from './hero-face.ts';
import { HeroFrame } from './hero-frame.tsx';
import { HeroPeople } from './hero-people.tsx';
import { heroStateOf } from './hero-state.ts';
import { nextWords } from './next-messages.ts';
import { useNearDesk } from './use-near-desk.ts';

interface NextHeroProps {
  lessons: readonly Lesson[];
  /** The teacher's. */
  zone: string;
  /** Her profile is not approved yet. */
  isNew: boolean;
  isPhone: boolean;
  /** When the lessons were read, where they could not be read anew. */
  staleSince: number | null;
}

/** What leads the day: the lesson that comes or runs, how long until then, and the way into it. */
export function NextHero({ lessons, zone, isNew, isPhone, staleSince }: NextHeroProps) {
  const now = useNow(millisecondsInSecond);
  const desk = useNearDesk(lessons, now);
  const state = heroStateOf(lessons, now, zone, { desk, isNew });
  const face = heroFaceOf(state, now, zone);
  const lesson = 'lesson' in state ? state.lesson : undefined;
  const minutes = lesson ? spokenMinutes(Date.parse(lesson.startAt) - now.getTime()) : null;
  const atDoor = desk?.wait.atDoorIds.length ?? 0;
  return (
    <HeroFrame
      tone={face.tone}
      label={
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="label">
          {face.isOpen && <chakra.span aria-hidden boxSize="2" borderRadius="full" bg="badge.unread" />}
          <chakra.span color={face.tone === 'turn' ? 'mustard.fg' : undefined}>{face.label}</chakra.span>
          {lesson && atDoor > 0 && !isPhone && <chakra.span color="fg.muted">{nextWords.atDoor(atDoor)}</chakra.span>}
          {staleSince !== null && (
            <chakra.span color="fg.muted">{nextWords.asOf(formatTime(staleSince, zone))}</chakra.span>
          )}
        </chakra.p>
      }
      words={
        <>
          <div>
            <chakra.h2 textStyle={{ base: 'title.md', md: 'title.lg' }} dir="auto" overflowWrap="anywhere">
              {face.title}
            </chakra.h2>
            <chakra.p textStyle="body.lg" color="fg.muted" dir="auto" overflowWrap="anywhere" mt="1">
              {face.body}
            </chakra.p>
          </div>
          {lesson && <HeroPeople lesson={lesson} desk={desk} isPhone={isPhone} />}
        </>
      }
      figure={
        face.figure && (
          <LeadFigure {...face.figure} spoken={minutes === null ? null : nextLessonMessages.spoken(minutes)} />
        )
      }
      act={<HeroActions state={state} now={now} zone={zone} />}
    />
  );
}
