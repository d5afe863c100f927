import { paths } from '@portal/domain/site/paths';
import { type EditorStep, stepOfPath } from './editor-steps.ts';

/** A step of the editor. */
export const stepHref = (courseId: string, step: EditorStep): string => paths.editCourse(courseId, step);

/** A line of the benefits is reached by its list. */
const slotOf = (path: string) => (path.startsWith('benefits.') ? 'benefits' : path);

/** A field of the editor: it gets the focus when the step is there. */
export const fieldHref = (courseId: string, path: string): string =>
  paths.editCourse(courseId, stepOfPath(path), slotOf(path));
