import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicCourse } from '@portal/domain/teachers/public-teacher';
import { Block } from '../reading/block.tsx';
import { useReader } from '../reading/reader-context.ts';
import { CourseRow } from './course-row.tsx';

/** Her courses on sale; left out while there is none. */
export function CourseList({ courses }: { courses: readonly PublicCourse[] }) {
  const { words } = useReader();
  if (courses.length === 0) return null;
  return (
    <Block title={words.courses.title(courses.length)}>
      <chakra.ul listStyleType="none">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </chakra.ul>
    </Block>
  );
}
