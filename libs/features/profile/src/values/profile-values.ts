import type { FileRef } from '@portal/domain/assets/file';
import type { Level } from '@portal/domain/catalog/level';
import type { TeachingMode } from '@portal/domain/lessons/lesson';
import type {
  ProfileContent,
  ProfileDraft,
  SubjectChoice,
  TeacherProfile,
} from '@portal/domain/profile/teacher-profile';

/** A place as it is being chosen: '' where nothing is chosen yet. */
export interface AreaValues {
  provinceCode: string;
  districtCode: string;
  communeCode: string;
}

export interface ExperienceValues {
  id: string;
  title: string;
  organisation: string;
  from: string;
  to: string;
  description: string;
}

export interface CertificateValues {
  id: string;
  name: string;
  issuer: string;
  issuedOn: string;
  file: FileRef | null;
}

/** What stands in the form, in the order of the screen: '' for what is not written or chosen. */
export interface ProfileValues {
  shortIntro: string;
  detailIntro: string;
  introVideoUrl: string;
  currentPosition: string;
  subjects: SubjectChoice[];
  levels: Level[];
  languages: string[];
  experiences: ExperienceValues[];
  certificates: CertificateValues[];
  teachingMode: TeachingMode | '';
  areas: AreaValues[];
  permanentAddress: string;
  personalTaxCode: string;
  /** Of the saved draft that these values were made from; it travels with them, also through a reload. */
  version: number;
}

export type FieldName = Exclude<keyof ProfileValues, 'version'>;

export const newExperience = (): ExperienceValues => ({
  id: crypto.randomUUID(),
  title: '',
  organisation: '',
  from: '',
  to: '',
  description: '',
});

export const newCertificate = (): CertificateValues => ({
  id: crypto.randomUUID(),
  name: '',
  issuer: '',
  issuedOn: '',
  file: null,
});

export const newArea = (): AreaValues => ({ provinceCode: '', districtCode: '', communeCode: '' });

/** A saved profile as the form shows it. */
export function valuesOf({ content, version }: Pick<TeacherProfile, 'content' | 'version'>): ProfileValues {
  return { ...contentValues(content), version };
}

function contentValues(content: ProfileContent): Omit<ProfileValues, 'version'> {
  return {
    shortIntro: content.shortIntro,
    detailIntro: content.detailIntro,
    introVideoUrl: content.introVideoUrl,
    currentPosition: content.currentPosition,
    subjects: content.subjects,
    levels: content.levels,
    languages: content.languages,
    experiences: content.experiences.map((experience) => ({
      ...experience,
      from: experience.from ?? '',
      to: experience.to ?? '',
    })),
    certificates: content.certificates.map((certificate) => ({
      ...certificate,
      issuedOn: certificate.issuedOn ?? '',
    })),
    teachingMode: content.teachingMode ?? '',
    areas: content.areas.map(({ provinceCode, districtCode, communeCode }) => ({
      provinceCode,
      districtCode: districtCode ?? '',
      communeCode: communeCode ?? '',
    })),
    permanentAddress: content.permanentAddress,
    personalTaxCode: content.personalTaxCode,
  };
}

/** The content that the values stand for; a place without its province is not one yet. */
export function contentOf(values: ProfileValues): ProfileContent {
  const { version: _version, teachingMode, areas, experiences, certificates, ...rest } = values;
  return {
    ...rest,
    teachingMode: teachingMode || null,
    areas: areas
      .filter(({ provinceCode }) => provinceCode !== '')
      .map(({ provinceCode, districtCode, communeCode }) => ({
        provinceCode,
        districtCode: districtCode || null,
        communeCode: communeCode || null,
      })),
    experiences: experiences.map(({ from, to, ...experience }) => ({
      ...experience,
      from: from || null,
      to: to || null,
    })),
    certificates: certificates.map(({ issuedOn, ...certificate }) => ({ ...certificate, issuedOn: issuedOn || null })),
  };
}

/** The same as it is sent: certificates name their files. */
export function draftOf(values: ProfileValues): ProfileDraft {
  const { certificates, ...content } = contentOf(values);
  return {
    ...content,
    certificates: certificates.map(({ file, ...certificate }) => ({ ...certificate, fileId: file?.id ?? null })),
  };
}
