import { BookPlus } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { messages } from './title-messages.ts';

/** Making and changing one course (CRS-1 to CRS-8). Its courses stand in the menu of the teaching profile. */
export const courseEditorSection = defineSection({
  id: 'course-editor',
  commands: [
    {
      label: messages.createTitle,
      path: paths.newCourse(),
      icon: BookPlus,
      words: ['새 강좌', '커리큘럼', '과목 만들기'],
    },
  ],
  routes: [
    {
      path: paths.newCourse(),
      title: messages.createTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./creation/new-course-page.tsx')).NewCoursePage),
    },
    {
      // A course without a word more is the course in the editor (RTE-13).
      path: paths.course.pattern,
      title: messages.courseTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./creation/course-redirect.tsx')).CourseRedirect),
    },
    {
      path: paths.editCourse.pattern,
      title: messages.editTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./editor/edit-course-page.tsx')).EditCoursePage),
    },
    {
      path: paths.previewCourse.pattern,
      title: messages.previewTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./preview/preview-course-page.tsx')).PreviewCoursePage),
    },
  ],
});
