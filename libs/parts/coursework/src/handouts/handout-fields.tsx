import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { FileRef } from '@portal/domain/assets/file';
import { LIMITS } from '@portal/domain/tenant/limits';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FilesField } from '@portal/upload/files-field';
import { DownloadSwitch } from './download-switch.tsx';

export interface HandoutValues {
  title: string;
  content: string;
  files: FileRef[];
  downloadAllowed: boolean;
}

export interface HandoutFieldWords {
  title: string;
  titlePlaceholder?: string;
  content: string;
  contentPlaceholder?: string;
  files: string;
  download: string;
  downloadHint?: string;
}

interface Props {
  location: 'ASSIGNMENT' | 'LECTURE';
  /** The draft its files belong to. */
  keepAs: string;
  words: HandoutFieldWords;
}

/** What every handout says and carries (ASG-1). */
export function HandoutFields({ location, keepAs, words }: Props) {
  const totalGb = usePortalConfig().tenant.assignmentTotalGb;
  const { control, register, setFocus, formState } = useFormContext<HandoutValues>();
  const { errors } = formState;
  const files = useWatch({ control, name: 'files' });
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <>
      <Field label={words.title} required limit={LIMITS.handoutTitleMax} error={errors.title?.message}>
        <TextInput {...register('title')} placeholder={words.titlePlaceholder} autoComplete="off" />
      </Field>
      <Field label={words.content} optional limit={LIMITS.handoutTextMax} error={errors.content?.message}>
        <TextArea rows={4} {...register('content')} placeholder={words.contentPlaceholder} />
      </Field>
      <Controller
        control={control}
        name="files"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <FilesField
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            location={location}
            totalGb={totalGb}
            keepAs={keepAs}
            label={words.files}
            error={errors.files?.message}
          />
        )}
      />
      <DownloadSwitch files={files} label={words.download} hint={words.downloadHint} />
    </>
  );
}
