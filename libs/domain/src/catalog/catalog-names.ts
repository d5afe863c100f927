import type { AreaRef } from './area.ts';

/** What the catalogues call that which a profile or a course names by id; undefined for what they do not know. */
export interface CatalogNames {
  subjectName(subjectId: string): string | undefined;
  topicName(subjectId: string, topicId: string): string | undefined;
  languageName(code: string): string | undefined;
  /** From the province down: `Hồ Chí Minh · Quận 1 · Phường Bến Nghé`. */
  areaName(area: AreaRef): string | undefined;
}
