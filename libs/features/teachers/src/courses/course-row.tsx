import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicCourse } from '@portal/domain/teachers/public-teacher';
import { Thumbnail } from '@portal/ui/thumbnail';
import { useReader } from '../reading/reader-context.ts';
import { priceOfLesson } from './course-price.ts';

type Package = PublicCourse['packages'][number];

/** A course that is on sale: what it is, and what each of its packages costs. */
export function CourseRow({ course }: { course: PublicCourse }) {
  const { words: all, common } = useReader();
  const { courses: words } = all;
  const { title, image, level, teachingMode, classDurationMinutes, ageMin, ageMax, packages, trialMinutes } = course;
  const facts = [
    level && common.levels[level],
    words.length(classDurationMinutes),
    words.ages(ageMin, ageMax),
    teachingMode && common.modes[teachingMode],
  ].filter(Boolean);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      columnGap="4"
      rowGap="2"
      py="3.5"
      borderTopWidth="1px"
    >
      <Thumbnail src={image} />
      <chakra.div flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {facts.join(' · ')}
        </chakra.p>
        {trialMinutes !== null && (
          <chakra.p textStyle="body.sm" color="celadon.fg">
            {words.trial(trialMinutes)}
          </chakra.p>
        )}
      </chakra.div>
      {packages.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2" ms="auto" textAlign="end" minW="0" maxW="full">
          {packages.map((one) => (
            <PackagePrice key={one.id} one={one} />
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

/** What one lesson costs where that is a whole amount, and what is paid for all of them. */
function PackagePrice({ one }: { one: Package }) {
  const { words: all, money } = useReader();
  const { courses: words } = all;
  const each = priceOfLesson(one);
  const whole = `${words.lessons(one.lessonCount)} ${money(one.fee)}`;
  return (
    <li>
      <chakra.p textStyle="money.md">
        {each === null ? whole : money(each)}
        {each !== null && (
          <chakra.span textStyle="caption" fontWeight="normal" color="fg.muted" ms="1.5">
            {words.each}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {[each !== null && whole, words.seats(one.studentCount)].filter(Boolean).join(' · ')}
      </chakra.p>
    </li>
  );
}
