import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { CourseSummary } from '@portal/domain/courses/course';
import { Pagination } from '@portal/ui/pagination';
import { messages } from '../messages.ts';
import type { CatalogueTab } from '../model/catalogue-tabs.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import type { CourseAction } from './course-menu.tsx';
import { CourseRow } from './course-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useCourseActions } from './use-course-actions.ts';

interface CourseListProps {
  items: readonly CourseSummary[];
  total: number;
  mayCreate: boolean;
  tab: CatalogueTab;
  q: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** The courses of one list with what can be done to them. */
export function CourseList(props: CourseListProps) {
  const { items, total, mayCreate, tab, q, page, pages, onPage, onReset } = props;
  const [asked, setAsked] = useState<CourseSummary | null>(null);
  const actions = useCourseActions();
  const act = (action: CourseAction, course: CourseSummary) =>
    action === 'remove' ? setAsked(course) : void actions[action](course);

  if (total === 0) return <CatalogueEmpty tab={tab} q={q} mayCreate={mayCreate} onReset={onReset} />;
  return (
    <>
      <chakra.p px={{ base: '4', md: '5' }} pt="4" textStyle="label" color="fg.muted" role="status">
        {messages.count(total)}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {items.map((course) => (
          <CourseRow key={course.id} course={course} onAction={act} />
        ))}
      </chakra.ul>
      <Pagination label={messages.pages} page={page} pages={pages} onPage={onPage} />
      <RemoveDialog course={asked} onClose={() => setAsked(null)} />
    </>
  );
}
