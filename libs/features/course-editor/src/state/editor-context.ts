import { createContext, useContext } from 'react';
import type { CourseEditor } from './use-course-editor.ts';

const EditorContext = createContext<CourseEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The course that is being edited around here. */
export function useEditor(): CourseEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorProvider is missing.');
  return editor;
}
