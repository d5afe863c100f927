import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Course } from '@portal/domain/courses/course';
import { aCourseServer, aPicturedContent, EDIT } from './editor.fixture.ts';
import { EditorProvider } from './state/editor-context.ts';
import { useCourseEditor } from './state/use-course-editor.ts';
import { NotesProvider, useEditorNotes, WrittenProvider } from './state/use-editor-notes.ts';

function WithNotes({ children }: { children: ReactNode }) {
  const { notes, written } = useEditorNotes();
  return (
    <NotesProvider value={notes}>
      <WrittenProvider value={written}>{children}</WrittenProvider>
    </NotesProvider>
  );
}

function InEditor({ course, children }: { course: Course; children: ReactNode }) {
  return (
    <EditorProvider value={useCourseEditor(course)}>
      <WithNotes>{children}</WithNotes>
    </EditorProvider>
  );
}

interface InEditorStory {
  decorators: Decorator[];
  parameters: { platform: ReturnType<typeof aCourseServer>['handlers']; path: string };
}

/** A part of the form, with the editor of one course around it. */
export function inEditor(over: Partial<Course> = {}, options: Parameters<typeof aCourseServer>[1] = {}): InEditorStory {
  const server = aCourseServer({ content: aPicturedContent(), ...over }, options);
  return {
    decorators: [
      (Story) => (
        <InEditor course={server.course()}>
          <Story />
        </InEditor>
      ),
    ],
    parameters: { platform: server.handlers, path: EDIT },
  };
}
