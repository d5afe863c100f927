import { Bookmark, PencilLine } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/**
 * What is given and handed in over all classes, and its grading (ASG-1, ASG-2). It stands in the menu of the classes, whose page
 * shows those of one class.
 */
export const assignmentsSection = defineSection({
  id: 'assignments',
  commands: [
    { label: titles.grading, path: paths.grading(), icon: PencilLine, words: ['채점', '점수', '숙제 검사', '피드백'] },
    {
      label: titles.templates,
      path: paths.assignmentTemplates(),
      icon: Bookmark,
      words: ['템플릿', '다시 내기', '재사용'],
    },
  ],
  routes: [
    {
      path: paths.assignments(),
      title: titles.list,
      access: 'account',
      ...lazyPage(async () => (await import('./list/assignments-page.tsx')).AssignmentsPage),
    },
    {
      path: paths.assignmentTemplates(),
      title: titles.templates,
      access: 'account',
      ...lazyPage(async () => (await import('./templates/templates-page.tsx')).TemplatesPage),
    },
    {
      path: paths.gradingTable.pattern,
      title: titles.table,
      access: 'account',
      ...lazyPage(async () => (await import('./table/grading-table-page.tsx')).GradingTablePage),
    },
    {
      path: paths.grading.pattern,
      title: titles.grading,
      access: 'account',
      isFocused: true,
      ...lazyPage(async () => (await import('./grading/grading-page.tsx')).GradingPage),
    },
  ],
});
