import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { showTheSame } from '@portal/family-pages/device-zone';
import { useZone } from '@portal/ui/zone';
import { useDoorWords } from '../reading/room-words.ts';

export interface LessonFactsProps {
  lesson: { className: string; startAt: string; endAt: string; teacherName?: string };
}

/** Which lesson it is, under its title: of which class, with whom and when, by her own clocks and those in Seoul. */
export function LessonFacts({ lesson: { className, startAt, endAt, teacherName } }: LessonFactsProps) {
  const { language, words, time } = useDoorWords();
  const zone = useZone();
  const hours = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
  return (
    <div>
      <chakra.p fontWeight="semibold">
        {words.when(time.shortDay(dayOf(startAt, zone)), hours)}
        {!showTheSame(zone, DEFAULT_TIME_ZONE, startAt) && ` (${time.clock(zone, new Date(startAt))})`}
      </chakra.p>
      {/* As the teacher wrote it. */}
      <chakra.p lang={language === 'ko' ? undefined : 'ko'} textStyle="body.sm" color="fg.muted">
        {className}
      </chakra.p>
      {teacherName && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.taughtBy(teacherName)}
        </chakra.p>
      )}
    </div>
  );
}
