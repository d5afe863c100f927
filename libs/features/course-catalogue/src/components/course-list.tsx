import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { CourseSummary } from '@portal/domain/courses/course';
import { Pagination } from '@portal/ui/pagination';
import { messages } from '../messages.ts';
import type { CatalogueTab } from '../model/catalogue-tabs.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import type { CourseDeed } from './course-menu.tsx';
import { CourseRow } from './course-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useCourseDeeds } from './use-course-deeds.ts';

const PAGE_SIZE = 10;

interface CourseListProps {
  items: readonly CourseSummary[];
  total: number;
  mayCreate: boolean;
  tab: CatalogueTab;
  q: string;
  page: number;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** The courses of one list with what can be done to them. */
export function CourseList({ items, total, mayCreate, tab, q, page, onPage, onReset }: CourseListProps) {
  const [asked, setAsked] = useState<CourseSummary | null>(null);
  const deeds = useCourseDeeds();
  const act = (deed: CourseDeed, course: CourseSummary) =>
    deed === 'remove' ? setAsked(course) : void deeds[deed](course);

  if (total === 0) return <CatalogueEmpty tab={tab} q={q} mayCreate={mayCreate} onReset={onReset} />;
  return (
    <>
      <chakra.p px={{ base: '4', md: '5' }} pt="4" textStyle="label" color="fg.muted" role="status">
        {messages.count(total)}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {items.map((course) => (
          <CourseRow key={course.id} course={course} onDeed={act} />
        ))}
      </chakra.ul>
      <Pagination label={messages.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={onPage} />
      <RemoveDialog course={asked} onClose={() => setAsked(null)} />
    </>
  );
}
