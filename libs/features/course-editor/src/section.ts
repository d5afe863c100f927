import { paths } from '@portal/portal-core/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { messages } from './messages.ts';

const patternOf = (path: (courseId: string) => string) => path(':courseId').replace('%3A', ':');

// A course without a word more is the course in the editor (RTE-13).
const coursePath = (courseId: string) => paths.editCourse(courseId).replace(/\/edit$/, '');

/** Making and changing one course (CRS-1 to CRS-8). Its courses stand in the menu of the teaching profile. */
export const courseEditorSection = defineSection({
  id: 'course-editor',
  commands: [{ label: messages.createTitle, path: paths.newCourse() }],
  routes: [
    {
      path: paths.newCourse(),
      title: messages.createTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./creation/new-course-page.tsx')).NewCoursePage),
    },
    {
      path: patternOf(coursePath),
      title: messages.courseTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./creation/course-page.tsx')).CoursePage),
    },
    {
      path: patternOf(paths.editCourse),
      title: messages.editTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./editor/edit-course-page.tsx')).EditCoursePage),
    },
    {
      path: patternOf(paths.previewCourse),
      title: messages.previewTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./preview/preview-course-page.tsx')).PreviewCoursePage),
    },
  ],
});
