import type { Calendar } from '@portal/domain/schedule/calendar';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { LeadSurface } from '@portal/ui/lead-surface';
import { today } from '../messages.ts';
import { HeroLoading } from './hero-loading.tsx';
import { NextHero } from './next-hero.tsx';

interface LeadProps {
  calendar: Calendar | undefined;
  zone: string;
  isNew: boolean;
  isPhone: boolean;
  /** The last attempt to load failed; an earlier calendar may still be there. */
  hasFailed: boolean;
  /** When that calendar was read; milliseconds. */
  readAt: number | undefined;
  isFetching: boolean;
  onRetry: () => void;
}

/** The leading surface in the states that its request can be in. */
export function Lead({ calendar, hasFailed, readAt, isFetching, onRetry, ...rest }: LeadProps) {
  return (
    <Delayed loading={!calendar && !hasFailed} skeleton={<HeroLoading />}>
      {() =>
        calendar ? (
          <NextHero lessons={calendar.lessons} staleSince={hasFailed ? (readAt ?? null) : null} {...rest} />
        ) : (
          <LeadSurface
            aria-label={nextLessonMessages.title}
            minH={{ base: '18rem', md: '15.375rem' }}
            display="grid"
            alignItems="center"
          >
            <ErrorState title={today.failed} size="sm" onRetry={onRetry} retrying={isFetching} />
          </LeadSurface>
        )
      }
    </Delayed>
  );
}
