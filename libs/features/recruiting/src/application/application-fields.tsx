import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TEACHING_MODE_LABELS, TEACHING_MODES } from '@portal/domain/lessons/lesson';
import {
  APPLICATION_FIELD_LABELS as LABELS,
  APPLICATION_FIELD_NAMES,
  type ApplicationField,
} from '@portal/domain/recruiting/application';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { FilesField } from '@portal/upload/files-field';
import type { UploadsOptions } from '@portal/upload/use-uploads';
import { register as words } from '../messages.ts';
import type { ApplicationValues } from './application-values.ts';
import { FieldRemark } from './field-remark.tsx';
import { SubjectField } from './subject-field.tsx';

const MODES = TEACHING_MODES.map((value) => ({
  value,
  label: TEACHING_MODE_LABELS[value],
  description: words.modes[value],
}));

export interface ApplicationFieldsProps {
  form: UseFormReturn<ApplicationValues, unknown, ApplicationValues>;
  /** With what files are sent. */
  ticketOf: UploadsOptions['ticketOf'];
  /** Only these fields are shown, each with what the team said about it; without it all are. */
  remarks?: Partial<Record<ApplicationField, string>>;
}

/** The fields of an application, in their order (REG-2). */
export function ApplicationFields({ form, ticketOf, remarks }: ApplicationFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const fields: Record<ApplicationField, ReactNode> = {
    fullName: (
      <Field label={LABELS.fullName} error={errors.fullName?.message} required>
        <TextInput autoComplete="name" data-autofocus {...register('fullName')} />
      </Field>
    ),
    phone: (
      <Field label={LABELS.phone} error={errors.phone?.message} required>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={words.phonePlaceholder}
          {...register('phone')}
        />
      </Field>
    ),
    email: (
      <Field label={LABELS.email} error={errors.email?.message} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          placeholder={words.emailPlaceholder}
          {...register('email')}
        />
      </Field>
    ),
    subjectIds: (
      <Controller
        control={control}
        name="subjectIds"
        render={({ field }) => <SubjectField {...field} error={errors.subjectIds?.message} />}
      />
    ),
    teachingMode: (
      <Controller
        control={control}
        name="teachingMode"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={LABELS.teachingMode}
            options={MODES}
            error={errors.teachingMode?.message}
            required
          />
        )}
      />
    ),
    address: (
      <Field label={LABELS.address} helper={words.addressHelper} error={errors.address?.message} optional>
        <TextInput autoComplete="street-address" maxLength={LIMITS.addressMax} {...register('address')} />
      </Field>
    ),
    experience: (
      <Field
        label={LABELS.experience}
        helper={words.experienceHelper}
        error={errors.experience?.message}
        limit={2_000}
        required
      >
        <TextArea rows={3} {...register('experience')} />
      </Field>
    ),
    note: (
      <Field label={LABELS.note} error={errors.note?.message} limit={2_000} optional>
        <TextArea rows={3} {...register('note')} />
      </Field>
    ),
    referralCode: (
      <Field label={LABELS.referralCode} helper={words.referralHelper} error={errors.referralCode?.message} optional>
        <TextInput autoComplete="off" autoCapitalize="characters" dir="ltr" {...register('referralCode')} />
      </Field>
    ),
    fileIds: (
      <Controller
        control={control}
        name="files"
        render={({ field }) => (
          <FilesField
            {...field}
            label={LABELS.fileIds}
            location="TEACHER_POPUP"
            ticketOf={ticketOf}
            error={errors.files?.message}
            required
          />
        )}
      />
    ),
  };
  const shown = APPLICATION_FIELD_NAMES.filter((name) => !remarks || remarks[name] !== undefined);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {shown.map((name) => (
        <Fragment key={name}>
          <FieldRemark remark={remarks?.[name]}>{fields[name]}</FieldRemark>
        </Fragment>
      ))}
    </chakra.div>
  );
}
