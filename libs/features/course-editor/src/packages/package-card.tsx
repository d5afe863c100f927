import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { feeRateOf } from '@portal/domain/wallet/fee';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { Field, TextInput } from '@portal/ui/field';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { MoneyField } from '@portal/ui/money-field';
import { packageFields as words, fields } from '../editor-messages.ts';
import { CourseNumber } from '../fields/course-inputs.tsx';
import { FieldGrid } from '../fields/field-grid.tsx';
import { FieldSlot } from '../fields/field-slot.tsx';
import { useEditor } from '../state/editor-context.ts';
import { sumsOfPackage } from './package-amounts.ts';
import { PackageSums } from './package-sums.tsx';

interface Props {
  /** Its place, from 0. */
  at: number;
  onRemove: () => void;
}

/** One package: what it is called, what it has and what it costs; a trial costs nothing (CRS-6, CON-3). */
export function PackageCard({ at, onRemove }: Props) {
  const id = useId();
  const { form } = useEditor();
  const { feePolicy } = usePortalConfig().tenant;
  const one = useWatch({ control: form.control, name: `packages.${at}` });
  const [minutes, programme] = useWatch({ control: form.control, name: ['classDurationMinutes', 'programme'] });
  // It is watched a moment longer than it is there.
  if (!one) return null;
  return (
    <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '5' }} aria-labelledby={id} role="group">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h3 id={id} textStyle="title.sm">
          {words.legend(at + 1)}
          {one.isTrial && (
            <chakra.span textStyle="label" color="wisteria.fg" ms="2">
              {words.trial}
            </chakra.span>
          )}
        </chakra.h3>
        <IconButton
          label={`${words.legend(at + 1)} ${words.remove}`}
          icon={<Icon as={Trash2} />}
          data-remove
          onClick={onRemove}
        />
      </chakra.div>
      <FieldSlot path={`packages.${at}`}>
        {() => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <FieldSlot path={`packages.${at}.name`}>
              {(error) => (
                <Field label={words.name} required error={error} limit={60}>
                  <TextInput
                    {...form.register(`packages.${at}.name`)}
                    placeholder={words.namePlaceholder}
                    autoComplete="off"
                  />
                </Field>
              )}
            </FieldSlot>
            <FieldGrid>
              {one.isTrial ? (
                <TrialLength at={at} />
              ) : (
                <CourseNumber
                  name={`packages.${at}.lessonCount`}
                  label={words.lessons}
                  helper={words.lessonsHint(programme.length)}
                  unit={words.lessonUnit}
                />
              )}
              <CourseNumber
                name={`packages.${at}.studentCount`}
                label={words.students}
                helper={words.studentsHint}
                unit={words.studentUnit}
              />
            </FieldGrid>
            {!one.isTrial && (
              <>
                <FieldSlot path={`packages.${at}.fee`}>
                  {(error) => (
                    <Controller
                      control={form.control}
                      name={`packages.${at}.fee`}
                      render={({ field }) => (
                        <MoneyField {...field} label={words.fee} helper={words.feeHint} required error={error} />
                      )}
                    />
                  )}
                </FieldSlot>
                <PackageSums sums={sumsOfPackage(one, minutes, feePolicy)} rate={feeRateOf(feePolicy)} />
              </>
            )}
          </chakra.div>
        )}
      </FieldSlot>
    </chakra.div>
  );
}

/** A trial is one lesson; what the rules say of that number is said here. */
function TrialLength({ at }: Pick<Props, 'at'>) {
  const id = useId();
  return (
    <div>
      <CourseNumber
        name={`packages.${at}.trialMinutes`}
        label={words.trialMinutes}
        helper={words.trialHint}
        unit={fields.minutes}
      />
      <FieldSlot path={`packages.${at}.lessonCount`}>{(error) => <HelpText id={id} error={error} />}</FieldSlot>
    </div>
  );
}
