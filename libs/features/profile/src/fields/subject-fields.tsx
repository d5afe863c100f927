import { Controller } from 'react-hook-form';
import { problemOf } from '@portal/api/api-problem';
import { useListLanguagesQuery, useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import { LEVEL_LABELS, LEVELS } from '@portal/domain/catalog/level';
import { ChoiceGroup } from '@portal/ui/choice-group';
import { ErrorState } from '@portal/ui/error-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { fields, sections } from '../field-messages.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { FieldPlace } from './field-place.tsx';
import { SubjectChoices } from './subject-choices.tsx';

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));

/** 과목: what is taught, to whom and in which language. */
export function SubjectFields() {
  const { control, errorAt } = useProfileFields();
  const subjectList = useListSubjectsQuery();
  const languageList = useListLanguagesQuery();
  const subjects = subjectList.data?.items;
  const languages = languageList.data?.items;
  return (
    <Panel title={sections.subjects.title} intro={sections.subjects.body}>
      <FieldPlace path="subjects">
        {subjects ? (
          <Controller
            control={control}
            name="subjects"
            render={({ field }) => <SubjectChoices {...field} subjects={subjects} errorAt={errorAt} />}
          />
        ) : (
          <CatalogWait title={fields.subjects.failed} {...subjectList} />
        )}
      </FieldPlace>
      <FieldPlace path="levels">
        <Controller
          control={control}
          name="levels"
          render={({ field }) => (
            <ChoiceGroup
              {...field}
              label={fields.levels.label}
              options={LEVEL_OPTIONS}
              error={errorAt('levels')}
              required
            />
          )}
        />
      </FieldPlace>
      <FieldPlace path="languages">
        {languages ? (
          <Controller
            control={control}
            name="languages"
            render={({ field }) => (
              <ChoiceGroup
                {...field}
                label={fields.languages.label}
                helper={languages.length === 0 && fields.languages.none}
                options={languages.map(({ code, name }) => ({ value: code, label: name }))}
                max={10}
                error={errorAt('languages')}
                required
              />
            )}
          />
        ) : (
          <CatalogWait title={fields.languages.failed} {...languageList} />
        )}
      </FieldPlace>
    </Panel>
  );
}

interface CatalogWaitProps {
  title: string;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A list to choose from is on its way or failed; the rest of the form goes on, and what was chosen before stays. */
function CatalogWait({ title, error, isFetching, refetch }: CatalogWaitProps) {
  if (!error) return <SkeletonText lines={2} />;
  return (
    <ErrorState size="sm" title={title} retrying={isFetching} onRetry={() => void refetch()}>
      {problemOf(error).message}
    </ErrorState>
  );
}
