import { useListLanguagesQuery, useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import type { AreaRef } from '@portal/domain/catalog/area';
import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { useAreaNames } from './use-area-names.ts';

/** What the catalogues call what two versions name by id. */
export function useCatalogNames(areas: readonly AreaRef[]): CatalogNames {
  const subjects = useListSubjectsQuery().data?.items;
  const languages = useListLanguagesQuery().data?.items;
  const areaName = useAreaNames(areas);
  const subjectOf = (id: string) => subjects?.find((subject) => subject.id === id);
  return {
    subjectName: (id) => subjectOf(id)?.name,
    topicName: (subjectId, topicId) => subjectOf(subjectId)?.topics.find(({ id }) => id === topicId)?.name,
    languageName: (code) => languages?.find((language) => language.code === code)?.name,
    areaName,
  };
}
