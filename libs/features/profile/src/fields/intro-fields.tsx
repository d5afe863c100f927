import { useWatch } from 'react-hook-form';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { Panel } from '@portal/ui/panel';
import { fields, sections } from '../field-messages.ts';
import { IntroVideo } from '../preview/intro-video.tsx';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { FieldPlace } from './field-place.tsx';

const { shortIntro, detailIntro, introVideoUrl, currentPosition } = fields;

/** 소개: what families read and see first. */
export function IntroFields() {
  const { register, control, errorAt } = useProfileFields();
  const link = useWatch({ control, name: 'introVideoUrl' });
  return (
    <Panel title={sections.intro.title} intro={sections.intro.body}>
      <FieldPlace path="shortIntro">
        <Field
          label={shortIntro.label}
          helper={shortIntro.helper}
          error={errorAt('shortIntro')}
          limit={LIMITS.shortIntroMax}
          required
        >
          <TextArea rows={2} placeholder={shortIntro.placeholder} {...register('shortIntro')} />
        </Field>
      </FieldPlace>
      <FieldPlace path="detailIntro">
        <Field label={detailIntro.label} error={errorAt('detailIntro')} limit={5_000} required>
          <TextArea minH="12rem" placeholder={detailIntro.placeholder} {...register('detailIntro')} />
        </Field>
      </FieldPlace>
      <FieldPlace path="introVideoUrl">
        <Field label={introVideoUrl.label} helper={introVideoUrl.helper} error={errorAt('introVideoUrl')} optional>
          <TextInput
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            placeholder={introVideoUrl.placeholder}
            {...register('introVideoUrl')}
          />
        </Field>
        <IntroVideo link={link} />
      </FieldPlace>
      <FieldPlace path="currentPosition">
        <Field label={currentPosition.label} error={errorAt('currentPosition')} required>
          <TextInput
            autoComplete="organization-title"
            placeholder={currentPosition.placeholder}
            {...register('currentPosition')}
          />
        </Field>
      </FieldPlace>
    </Panel>
  );
}
