import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { LEVEL_LABELS, LEVELS } from '@portal/domain/catalog/level';
import { TEACHING_MODE_LABELS, TEACHING_MODES } from '@portal/domain/lessons/lesson';
import { LESSON_DURATIONS_MINUTES, LIMITS } from '@portal/domain/tenant/limits';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { fields as words } from '../editor-messages.ts';
import { CourseNumber, CourseSelect } from '../fields/course-inputs.tsx';
import { FieldGrid } from '../fields/field-grid.tsx';
import { FieldSlot } from '../fields/field-slot.tsx';
import { CatalogNotice } from '../state/catalog-notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useCatalog } from '../state/use-catalog.ts';

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));
const MODE_OPTIONS = TEACHING_MODES.map((value) => ({ value, label: TEACHING_MODE_LABELS[value] }));

/** What the course is called and whom it is for (CRS-1, CRS-6). */
export function BasicStep() {
  const { form } = useEditor();
  const catalog = useCatalog();
  const subjectId = useWatch({ control: form.control, name: 'subjectId' });
  const topicsOf = (id: string | null) => catalog.subjects.find((subject) => subject.id === id)?.topics ?? [];

  function keepTopic(chosen: string | null) {
    const topicId = form.getValues('topicId');
    if (!topicsOf(chosen).some(({ id }) => id === topicId)) form.setValue('topicId', null);
  }

  return (
    <chakra.div display="grid" gap="5">
      <FieldSlot path="title">
        {(error) => (
          <Field label={words.title} helper={words.titleHint} required error={error} limit={LIMITS.courseTitleMax}>
            <TextInput {...form.register('title')} placeholder={words.titlePlaceholder} autoComplete="off" />
          </Field>
        )}
      </FieldSlot>
      <CatalogNotice catalog={catalog} />
      <FieldGrid>
        <CourseSelect
          name="subjectId"
          label={words.subject}
          options={catalog.subjects.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={keepTopic}
        />
        <CourseSelect
          name="topicId"
          label={words.topic}
          helper={subjectId === null ? words.topicFirst : undefined}
          options={topicsOf(subjectId).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CourseSelect name="level" label={words.level} options={LEVEL_OPTIONS} />
        <CourseSelect
          name="language"
          label={words.language}
          options={catalog.languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <CourseSelect name="teachingMode" label={words.mode} options={MODE_OPTIONS} />
        <chakra.div display="grid" gap="2" alignContent="start">
          <CourseNumber
            name="classDurationMinutes"
            label={words.duration}
            helper={words.durationHint}
            unit={words.minutes}
          />
          <UsualLengths />
        </chakra.div>
        <CourseNumber name="ageMin" label={words.ageMin} unit={words.ageUnit} />
        <CourseNumber name="ageMax" label={words.ageMax} unit={words.ageUnit} />
      </FieldGrid>
    </chakra.div>
  );
}

/** The usual lengths at one press; any other can be typed (CLS-2). */
function UsualLengths() {
  const { form } = useEditor();
  const chosen = useWatch({ control: form.control, name: 'classDurationMinutes' });
  return (
    <chakra.div role="group" aria-label={words.usualLengths} display="flex" flexWrap="wrap" gap="2">
      {LESSON_DURATIONS_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          size="sm"
          variant="outline"
          aria-pressed={chosen === minutes}
          onClick={() =>
            form.setValue('classDurationMinutes', minutes, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
        >
          {words.lengthOf(minutes)}
        </Button>
      ))}
    </chakra.div>
  );
}
