import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import type { CourseContent } from '@portal/domain/courses/course';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { fields } from '../editor-messages.ts';
import { preview as words } from '../preview-messages.ts';

/** What the catalogues call that which a course names by id. */
export type CourseNames = Pick<CatalogNames, 'subjectName' | 'topicName' | 'languageName'>;

/** A subject may be called like a language. */
const named = (label: string, name: string | null | undefined) => name && `${label}: ${name}`;

/** What a course is in a few words each: subject, level, ages; what is not chosen is left out. */
export function factsOfCourse(course: CourseContent, names: CourseNames): string[] {
  const { subjectId, topicId, level, language, teachingMode, classDurationMinutes, ageMin, ageMax } = course;
  return [
    named(fields.subject, subjectId && names.subjectName(subjectId)),
    subjectId && topicId && names.topicName(subjectId, topicId),
    level && LEVEL_LABELS[level],
    named(fields.language, language && names.languageName(language)),
    teachingMode && TEACHING_MODE_LABELS[teachingMode],
    classDurationMinutes && words.minutes(classDurationMinutes),
    ageMin && ageMax && words.ages(ageMin, ageMax),
  ].filter((fact) => typeof fact === 'string');
}
