import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { PageHeading } from '@portal/portal-core/page-heading';
import { DateText } from '@portal/ui/date-text';
import { today } from '../messages.ts';

interface TodayHeadingProps {
  /** Of today; undefined until they are known. */
  lessons: readonly Lesson[] | undefined;
  now: Date;
  zone: string;
  isPhone: boolean;
}

/** Which day it is, and on its line how much of it is taught and how much is left. */
export function TodayHeading({ lessons, now, zone, isPhone }: TodayHeadingProps) {
  return (
    <PageHeading
      title={today.title}
      actions={
        <chakra.p
          flex="1"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="3"
          textStyle="body.md"
          color="fg.muted"
        >
          <DateText instant={now} zone={zone} show="weekday" />
          {lessons && lessons.length > 0 && <span>{sumOf(lessons, now.getTime(), isPhone)}</span>}
        </chakra.p>
      }
    />
  );
}

function sumOf(lessons: readonly Lesson[], now: number, isShort: boolean): string {
  const taught = lessons.filter(({ status }) => status !== 'CANCELED');
  const ms = taught.reduce((sum, { startAt, endAt }) => sum + Date.parse(endAt) - Date.parse(startAt), 0);
  const left = taught.filter(
    ({ status, endAt }) => status === 'IN_PROGRESS' || (status === 'UPCOMING' && Date.parse(endAt) > now),
  );
  if (taught.length === 0) return today.none;
  if (left.length === 0) return today.allTaught(taught.length);
  return isShort ? today.leftShort(left.length) : today.left(taught.length, formatDuration(ms), left.length);
}
