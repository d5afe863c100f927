import { useListLanguagesQuery, useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import type { AreaRef } from '@portal/domain/catalog/area';
import { type CatalogNames, namesOfLists } from '@portal/domain/catalog/catalog-names';
import { useAreaNames } from './use-area-names.ts';

/** What the catalogues call what two versions name by id. */
export function useCatalogNames(areas: readonly AreaRef[]): CatalogNames {
  const subjects = useListSubjectsQuery().data?.items;
  const languages = useListLanguagesQuery().data?.items;
  return { ...namesOfLists(subjects, languages), areaName: useAreaNames(areas) };
}
