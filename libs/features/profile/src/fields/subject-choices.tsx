import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useRef } from 'react';
import type { Subject } from '@portal/domain/catalog/catalogs.contract';
import type { SubjectChoice } from '@portal/domain/profile/teacher-profile';
import { ChoiceGroup } from '@portal/ui/choice-group';
import { fields } from '../field-messages.ts';
import { FieldPlace } from './field-place.tsx';

const words = fields.subjects;
const MAX = 10;

interface SubjectChoicesProps {
  subjects: readonly Subject[];
  value: SubjectChoice[];
  onChange: (value: SubjectChoice[]) => void;
  /** The visitor left subjects and topics. */
  onBlur: () => void;
  errorAt: (path: string) => string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The subjects of the catalogue, and below them the topics of those that are chosen. */
export function SubjectChoices({ subjects, value, onChange, onBlur, errorAt, ref }: SubjectChoicesProps) {
  // A subject that is taken back and chosen again brings its topics along.
  const topicsOf = useRef(new Map<string, string[]>());
  const choose = (ids: string[]) => {
    for (const { subjectId, topicIds } of value) topicsOf.current.set(subjectId, topicIds);
    onChange(ids.map((subjectId) => ({ subjectId, topicIds: topicsOf.current.get(subjectId) ?? [] })));
  };
  return (
    <chakra.div
      display="grid"
      gap="4"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      <ChoiceGroup
        ref={ref}
        label={words.label}
        helper={subjects.length === 0 ? words.none : words.helper}
        error={errorAt('subjects')}
        required
        max={MAX}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.map(({ subjectId }) => subjectId)}
        onChange={choose}
      />
      {value.map(({ subjectId, topicIds }, at) => {
        const subject = subjects.find(({ id }) => id === subjectId);
        if (!subject) return null;
        return (
          <FieldPlace key={subjectId} path={`subjects.${at}`}>
            <ChoiceGroup
              label={words.topics(subject.name)}
              error={errorAt(`subjects.${at}`)}
              required
              options={subject.topics.map(({ id, name }) => ({ value: id, label: name }))}
              value={topicIds}
              onChange={(chosen) => onChange(value.with(at, { subjectId, topicIds: chosen }))}
            />
          </FieldPlace>
        );
      })}
    </chakra.div>
  );
}
