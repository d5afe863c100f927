import type { AreaRef } from './area.ts';
import type { Subject } from './catalogs.contract.ts';

/** What the catalogues call that which a profile or a course names by id; undefined for what they do not know. */
export interface CatalogNames {
  subjectName(subjectId: string): string | undefined;
  topicName(subjectId: string, topicId: string): string | undefined;
  languageName(code: string): string | undefined;
  /** From the province down: `Hồ Chí Minh · Quận 1 · Phường Bến Nghé`. */
  areaName(area: AreaRef): string | undefined;
}

type NamesOfLists = Pick<CatalogNames, 'subjectName' | 'topicName' | 'languageName'>;

/** Those that the short lists know; areas are asked for one by one. */
export function namesOfLists(
  subjects: readonly Subject[] = [],
  languages: readonly { readonly code: string; readonly name: string }[] = [],
): NamesOfLists {
  const subjectOf = (id: string) => subjects.find((subject) => subject.id === id);
  return {
    subjectName: (id) => subjectOf(id)?.name,
    topicName: (subjectId, topicId) => subjectOf(subjectId)?.topics.find(({ id }) => id === topicId)?.name,
    languageName: (code) => languages.find((language) => language.code === code)?.name,
  };
}
