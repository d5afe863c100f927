import { useMemo } from 'react';
import { useListLanguagesQuery, useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import { namesOfLists } from '@portal/domain/catalog/catalog-names';
import type { Subject } from '@portal/domain/catalog/catalogs.contract';
import type { CourseNames } from '../form/course-facts.ts';

export interface Catalog {
  readonly subjects: readonly Subject[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly names: CourseNames;
  readonly isFailed: boolean;
  retry(): void;
}

const NONE: readonly never[] = [];

/** What can be chosen from in a course, and what its ids are called. */
export function useCatalog(): Catalog {
  const { data: subjectData, isError: noSubjects, refetch: askSubjects } = useListSubjectsQuery();
  const { data: languageData, isError: noLanguages, refetch: askLanguages } = useListLanguagesQuery();
  const subjects = subjectData?.items ?? NONE;
  const languages = languageData?.items ?? NONE;
  const names = useMemo(() => namesOfLists(subjects, languages), [subjects, languages]);
  return {
    subjects,
    languages,
    names,
    isFailed: noSubjects || noLanguages,
    retry() {
      if (noSubjects) void askSubjects();
      if (noLanguages) void askLanguages();
    },
  };
}
