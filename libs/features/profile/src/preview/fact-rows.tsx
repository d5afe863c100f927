import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import type { PublicTeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { DescriptionListProps } from '@portal/ui/description-list';
import { previewMessages as words } from '../preview-messages.ts';

/** What is taught, to whom, in which language and where, as far as she has said it. */
export function factRows(profile: PublicTeacherProfile): DescriptionListProps['rows'] {
  const { subjects, levels, languages, teachingMode, areas } = profile;
  const rows = [
    {
      label: words.subjects,
      value: subjects.map(({ name, topics }) => (
        <p key={name}>{[name, topics.join(', ')].filter(Boolean).join(': ')}</p>
      )),
    },
    { label: words.levels, value: levels.map((level) => LEVEL_LABELS[level]).join(', ') },
    { label: words.languages, value: languages.join(', ') },
    { label: words.mode, value: teachingMode ? TEACHING_MODE_LABELS[teachingMode] : '' },
    {
      label: words.areas,
      value: areas.map((area) => (
        <p key={area} lang="vi">
          {area}
        </p>
      )),
    },
  ];
  return rows.filter(({ value }) => value.length > 0);
}
