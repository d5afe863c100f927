import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import type { ProfileDraft, ProfileViewer, PublicTeacherProfile } from '@portal/domain/profile/teacher-profile';

interface Showing {
  readonly person: { readonly name: string; readonly avatar: string | null };
  readonly viewer: ProfileViewer;
  readonly names: CatalogNames;
}

/**
 * What a family sees of a version: every field is named here, so that none gets out by itself (R50). What the catalogues no
 * longer know is left out.
 */
export function publicProfile(version: ProfileDraft, { person, viewer, names }: Showing): PublicTeacherProfile {
  const { shortIntro, detailIntro, introVideoUrl, currentPosition, levels, teachingMode } = version;
  const isParent = viewer === 'PARENT';
  return {
    name: person.name,
    avatar: person.avatar,
    shortIntro,
    detailIntro,
    introVideoUrl,
    currentPosition,
    levels,
    teachingMode,
    subjects: version.subjects.flatMap(({ subjectId, topicIds }) => {
      const name = names.subjectName(subjectId);
      return name === undefined ? [] : [{ name, topics: known(topicIds, (id) => names.topicName(subjectId, id)) }];
    }),
    languages: known(version.languages, (code) => names.languageName(code)),
    areas: isParent ? known(version.areas, (area) => names.areaName(area)) : [],
    experiences: version.experiences.map(({ title, organisation, from, to, description }) => ({
      title,
      organisation,
      from,
      to,
      description,
    })),
    certificates: isParent
      ? version.certificates.map(({ name, issuer, issuedOn }) => ({ name, issuer, issuedOn }))
      : [],
  };
}

const known = <T>(list: readonly T[], nameOf: (one: T) => string | undefined): string[] =>
  list.map(nameOf).filter((name) => name !== undefined);
