import { chakra } from '@chakra-ui/react/styled-system';
import type { CourseSummary } from '@portal/domain/courses/course';
import { isCourseEditable } from '@portal/domain/courses/course-status';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { DueClock } from '@portal/ui/due-clock';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { Thumbnail } from '@portal/ui/thumbnail';
import { type CourseAction, CourseMenu } from '../actions/course-menu.tsx';
import { messages, row, titleOf } from '../messages.ts';
import { LiveBadge } from './live-badge.tsx';

interface CourseRowProps {
  course: CourseSummary;
  onAction: (action: CourseAction, course: CourseSummary) => void;
}

const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '0.5', textStyle: 'body.sm', color: 'fg.muted' },
});

/** One course: what it is, where it stands, what it costs. The title opens it. */
export function CourseRow({ course, onAction }: CourseRowProps) {
  const title = titleOf(course);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' }}
      gap={{ base: '2', md: '4' }}
      alignItems="start"
      px={{ base: 'sheet', md: '5' }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.span hideBelow="md">
        <Thumbnail src={course.image?.previewUrl ?? null} />
      </chakra.span>
      <chakra.div minW="0" display="grid" gap="1.5">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusChip group="course" status={course.status} />
          {course.isLive && course.status !== 'PUBLISHED' && <LiveBadge />}
          {course.dueAt && <DueClock dueAt={course.dueAt} />}
        </chakra.div>
        <chakra.h2 textStyle="title.sm" overflowWrap="anywhere">
          <RouterLink
            href={
              isCourseEditable(course.status) && !course.isArchived
                ? paths.editCourse(course.id)
                : paths.previewCourse(course.id)
            }
          >
            {title}
          </RouterLink>
        </chakra.h2>
        <Facts>
          {course.subjectName && <span>{course.subjectName}</span>}
          <span>{row.lessons(course.lessonCount)}</span>
          <span>{row.students(course.studentCount)}</span>
          {course.lowestFee !== null && (
            <span>
              {row.price}{' '}
              <chakra.span whiteSpace="nowrap">
                <Money amount={course.lowestFee} />
                {row.from}
              </chakra.span>
            </span>
          )}
          <span>
            <DateText instant={course.updatedAt} /> {row.updatedAt}
          </span>
        </Facts>
        {course.status === 'REJECTED' && (
          <TextLink linkAs={RouterLink} href={paths.courseApprovals(course.id)}>
            {messages.remarks}
          </TextLink>
        )}
      </chakra.div>
      <CourseMenu course={course} onAction={onAction} />
    </chakra.li>
  );
}
