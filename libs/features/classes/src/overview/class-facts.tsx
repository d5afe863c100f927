import { chakra } from '@chakra-ui/react/styled-system';
import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import type { TeachingClass } from '@portal/domain/classes/class';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { formatDay } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DescriptionList } from '@portal/ui/description-list';
import { TextLink } from '@portal/ui/text-link';
import { overview as words } from '../class-messages.ts';

/** What is settled about a class: its course, days, place and who fits in. */
export function ClassFacts({ shown }: { shown: TeachingClass }) {
  const { code, courseId, courseTitle, startDate, endDate, capacity, studentCount, level, mode, rolledFrom } = shown;
  return (
    <DescriptionList
      rows={[
        courseTitle !== null && {
          label: words.course,
          value: courseId ? (
            <TextLink linkAs={RouterLink} href={paths.previewCourse(courseId)}>
              {courseTitle}
            </TextLink>
          ) : (
            courseTitle
          ),
        },
        { label: words.schedule, value: shown.weeklySchedule.map(weekSlotText).join('\n') },
        {
          label: words.period,
          value: (
            <chakra.span fontVariantNumeric="tabular-nums">
              {formatDayRange(formatDay(startDate), formatDay(endDate))}
            </chakra.span>
          ),
        },
        { label: words.capacity, value: words.capacityOf(studentCount, capacity) },
        level !== null && { label: words.level, value: LEVEL_LABELS[level] },
        { label: words.mode, value: TEACHING_MODE_LABELS[mode] },
        mode !== 'ONLINE' && { label: words.place, value: shown.place },
        shown.meetingUrl !== null && { label: words.meetingUrl, value: <MeetingLink url={shown.meetingUrl} /> },
        rolledFrom !== null && {
          label: words.rolledFrom,
          value: (
            <TextLink linkAs={RouterLink} href={paths.classDetail(rolledFrom.id)}>
              {rolledFrom.name}
            </TextLink>
          ),
        },
        { label: words.code, value: code },
      ]}
    />
  );
}

// The contract takes no other; whatever else a server sends is only text.
function MeetingLink({ url }: { url: string }) {
  if (!url.startsWith('https://')) return url;
  return (
    <TextLink external href={url}>
      {url}
    </TextLink>
  );
}
