import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { CourseSummary } from '@portal/domain/courses/course';
import { Pagination } from '@portal/ui/pagination';
import type { CourseAction } from '../actions/course-menu.tsx';
import { RemoveDialog } from '../actions/remove-dialog.tsx';
import { useCourseActions } from '../actions/use-course-actions.ts';
import { messages } from '../messages.ts';
import { CatalogueEmpty } from './catalogue-empty.tsx';
import type { CatalogueTab } from './catalogue-tabs.ts';
import { CourseRow } from './course-row.tsx';

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
      <chakra.p px={{ base: 'sheet', md: '5' }} pt="4" textStyle="label" color="fg.muted" role="status">
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
