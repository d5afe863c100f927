import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext } from 'react-hook-form';
import { useListPacksQuery } from '@portal/api/library/packs.api';
import { LICENCE_LABELS, LICENCES } from '@portal/domain/community/shared-pack';
import { saysSomething } from '@portal/domain/contract/scalar';
import { PACK_LIMITS, type PackSummary } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { RadioCards } from '@portal/ui/radio-cards';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonText } from '@portal/ui/skeletons';
import { packs, sharing as words } from '../packs-messages.ts';
import type { PostValues } from './post-values.ts';

const LICENCE_OPTIONS = LICENCES.map((value) => {
  const { words: allowed, code } = LICENCE_LABELS[value];
  return { value, label: allowed, description: code };
});

/** Which of her packs is shared, and what others may do with it. */
export function PackPart() {
  const query = useListPacksQuery({ size: String(PACK_LIMITS.packsMax) }, { refetchOnMountOrArgChange: true });
  return (
    <QueryState
      query={query}
      size="sm"
      failed={words.failed}
      skeleton={<SkeletonText lines={2} label={words.loading} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            name="plan-empty"
            size="sm"
            title={words.none}
            action={
              <Button asChild variant="outline">
                <RouterLink href={paths.newLessonPack()}>{words.create}</RouterLink>
              </Button>
            }
          >
            {words.noneBody}
          </EmptyState>
        ) : (
          <PackFields packs={items} />
        )
      }
    </QueryState>
  );
}

function PackFields({ packs: all }: { packs: readonly PackSummary[] }) {
  const { control, register, formState, getValues, setValue } = useFormContext<PostValues>();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <SelectField
        label={words.pack}
        helper={words.packHelper}
        error={formState.errors.packId?.message}
        placeholder={words.choose}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        required
        {...register('packId', {
          onChange({ target }: { target: HTMLSelectElement }) {
            const chosen = all.find(({ id }) => id === target.value);
            // Her own title stays.
            if (chosen && !saysSomething(getValues('title'))) setValue('title', chosen.name, { shouldDirty: true });
          },
        })}
      />
      <Controller
        control={control}
        name="licence"
        render={({ field, fieldState: { error } }) => (
          <RadioCards
            {...field}
            label={packs.licence}
            helper={words.licenceHelper}
            error={error?.message}
            options={LICENCE_OPTIONS}
            required
          />
        )}
      />
    </chakra.div>
  );
}
