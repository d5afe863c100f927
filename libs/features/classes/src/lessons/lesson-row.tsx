import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { LessonDots } from '@portal/lesson/lesson-dots';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { lessons as words } from '../class-messages.ts';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: {
      base: '"no way" "title way" "time way" "dots way" "act act"',
      lg: '"no title dots act way" "no time dots act way"',
      xl: '"no title time dots act way"',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      lg: '3.5rem minmax(0, 1fr) 14rem 7.5rem auto',
      xl: '3.5rem minmax(0, 1fr) 13rem 15.5rem 7.5rem auto',
    },
    columnGap: { base: '2', lg: '4' },
    rowGap: { base: '0.5', lg: '0' },
    alignItems: 'center',
    minH: '14',
    px: { base: '0', md: '4' },
    py: '1.5',
    borderTopWidth: '1px',
    borderRadius: '0',
    _hover: { bg: 'bg.muted' },
  },
  variants: {
    // The state of the page, as of every screen: a tinted surface with a spine that its corners cut off.
    hot: {
      true: {
        bg: 'colorPalette.subtle',
        color: 'fg',
        borderRadius: 'xl',
        borderTopWidth: '0',
        overflow: 'hidden',
        px: '4',
        py: '3',
        my: '1',
        _hover: { bg: 'colorPalette.subtle' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetStart: '0',
          w: '3px',
          bg: 'colorPalette.solid',
        },
        _highContrast: { borderWidth: '1px' },
        '& + li': { borderTopWidth: '0' },
      },
    },
  },
});

/** The whole row leads to the page of the lesson; what lies over it is pressed for itself. */
const Way = chakra('span', {
  base: {
    gridArea: 'way',
    display: 'grid',
    colorPalette: 'celadon',
    '& > a': { _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});

interface Props {
  lesson: Lesson;
  /** Where its class meets instead of the portal's room. */
  meetingUrl: string | null;
  now: Date;
  /** Whether its button is the solid one of the list. */
  leads?: boolean;
}

/** One lesson of a class: when, where it stands, what comes next with it, and the way to its page. */
export function LessonRow({ lesson, meetingUrl, now, leads = false }: Props) {
  const { id, no, title, isTrial, cancelReason } = lesson;
  const known = { lesson, meetingUrl };
  const { tone, next, point } = lessonStanding(known, now);
  // What is begun and ended by hand is so on its page.
  const isDoneThere = next === 'START' || next === 'FINISH';
  const isHot = tone === 'TURN' || tone === 'LATE';
  return (
    <Row hot={isHot} colorPalette={tone === 'LATE' ? 'camellia' : 'mustard'}>
      <chakra.span gridArea="no" textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {isTrial ? words.trialShort : words.no(no)}
      </chakra.span>
      <chakra.div gridArea="title" minW="0">
        <chakra.p
          fontWeight="medium"
          overflowWrap="anywhere"
          textDecoration={point === 'CANCELED' ? 'line-through' : undefined}
          color={point === 'CANCELED' ? 'fg.muted' : undefined}
        >
          {title}
        </chakra.p>
        {isTrial && (
          <chakra.p textStyle="caption" color="fg.link">
            {words.trial}
          </chakra.p>
        )}
        {cancelReason && (
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {cancelReason}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p gridArea="time" textStyle="body.sm" color="fg.muted">
        <LessonTime {...lesson} />
      </chakra.p>
      <chakra.div gridArea="dots" minW="0">
        <LessonDots known={known} now={now} />
      </chakra.div>
      <chakra.div
        gridArea="act"
        position="relative"
        zIndex="1"
        colorPalette="celadon"
        display="grid"
        justifyItems={{ base: 'stretch', lg: 'end' }}
        mt={{ base: '2', lg: '0' }}
        _empty={{ display: 'none' }}
      >
        {/* The head of the class has the solid way into the room. */}
        {hasRoom(known) && <EnterLesson lesson={lesson} of={words.no(no)} size="sm" variant="outline" />}
        {next === 'WRAP_UP' && (
          <Button asChild size="sm" variant={leads ? 'solid' : 'outline'}>
            <RouterLink href={paths.lessonWrapUp(id)} aria-label={words.wrapUp(no)}>
              {words.wrapUpShort}
            </RouterLink>
          </Button>
        )}
        {isDoneThere && (
          <Button asChild size="sm" variant="outline">
            <RouterLink href={paths.lesson(id)} aria-label={words.open(no)}>
              {words.openShort}
            </RouterLink>
          </Button>
        )}
      </chakra.div>
      {!isDoneThere && (
        <Way>
          <Button asChild variant="ghost" minH="touch" w="touch" px="0" position="static">
            <RouterLink href={paths.lesson(id)} aria-label={words.open(no)}>
              <Icon as={ChevronRight} size={18} />
            </RouterLink>
          </Button>
        </Way>
      )}
    </Row>
  );
}
