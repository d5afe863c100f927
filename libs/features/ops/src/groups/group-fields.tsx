import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useListSubjectsQuery } from '@portal/api/catalog/catalogs.api';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { NewGroup } from '@portal/domain/community/group-desk.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { NumberField } from '@portal/ui/number-field';
import { SelectField } from '@portal/ui/select-field';
import { ImageField } from '@portal/upload/image-field';
import type { GroupValues } from './group-values.ts';
import { group as words } from './groups-messages.ts';

interface GroupFieldsProps {
  form: UseFormReturn<GroupValues, unknown, NewGroup>;
  /** Under which its unfinished picture is kept. */
  keepAs: string;
  /** What is said of who owns it. */
  ownerHelper: string;
}

/** What a group is called, how it looks, and whose it is. */
export function GroupFields({ form, keepAs, ownerHelper }: GroupFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const banner = useWatch({ control, name: 'banner' });
  const subjects = useListSubjectsQuery().data?.items ?? [];
  const chosen = useWatch({ control, name: 'subjectId' });
  const options = subjects.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field label={words.groupName} error={errors.groupName?.message} limit={COMMUNITY_LIMITS.groupNameMax} required>
        <TextInput {...register('groupName')} />
      </Field>
      <Field
        label={words.description}
        helper={words.descriptionHelper}
        error={errors.description?.message}
        limit={COMMUNITY_LIMITS.groupDescriptionMax}
        required
      >
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="banner"
        render={({ field: { name: _, disabled: __, ...field }, fieldState: { error } }) => (
          <ImageField
            {...field}
            location="GROUP_BANNER"
            keepAs={keepAs}
            label={words.banner}
            helper={words.bannerHelper}
            error={error?.message}
          />
        )}
      />
      {banner && (
        <Field
          label={words.bannerText}
          helper={words.bannerTextHelper}
          error={errors.bannerText?.message}
          limit={COMMUNITY_LIMITS.imageTextMax}
          required
        >
          <TextInput {...register('bannerText')} />
        </Field>
      )}
      {/* Its entries come later than its value, which a list without them would lose. */}
      <SelectField
        key={options.length > 0 ? 'known' : 'unknown'}
        label={words.subjectId}
        error={errors.subjectId?.message}
        options={options.length > 0 || !chosen ? options : [{ value: chosen, label: chosen }]}
        placeholder={words.anySubject}
        {...register('subjectId')}
      />
      <Controller
        control={control}
        name="seats"
        render={({ field, fieldState: { error } }) => (
          <NumberField
            {...field}
            label={words.seats}
            helper={words.seatsHelper}
            error={error && field.value === null ? words.seatsMissing : error?.message}
            min={2}
            max={COMMUNITY_LIMITS.seatsMax}
            required
          />
        )}
      />
      <Field
        label={words.ownerUsername}
        helper={ownerHelper}
        error={errors.ownerUsername?.message}
        limit={LIMITS.loginFieldMax}
        required
      >
        <TextInput autoComplete="off" autoCapitalize="none" {...register('ownerUsername')} />
      </Field>
    </>
  );
}
