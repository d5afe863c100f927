import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import { aLecture } from '../coursework/lecture-builders.ts';

/** Material of a lesson that the child has not opened yet. */
export const aFamilyLecture = (over: Partial<FamilyLecture> = {}): FamilyLecture => {
  const { id, title, content, files } = aLecture();
  return {
    id,
    title,
    content,
    files: files.map((file) => ({ ...file, looks: 'PAGES' as const })),
    downloadAllowed: true,
    displayAt: '2026-11-16T19:00:00+09:00',
    deadlineAt: null,
    lessons: [{ id: 'lesson-7', no: 7 }],
    opened: [],
    ...over,
  };
};
