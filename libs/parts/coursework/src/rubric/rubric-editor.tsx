import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { RUBRIC_LIMITS } from '@portal/domain/coursework/rubric';
import { Button } from '@portal/ui/button';
import { TextInput } from '@portal/ui/field';
import { FieldGroup } from '@portal/ui/field-group';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Switch } from '@portal/ui/switch';
import { rubricForm as words } from './rubric-messages.ts';
import { NEW_RUBRIC, rubricSum, type RubricValues } from './rubric-values.ts';

/** By what an assignment is graded: two to eight criteria whose points are a hundred; or by a score as a whole (ASG-2). */
export function RubricEditor() {
  const { control, formState } = useFormContext<{ rubric: RubricValues }>();
  const { field } = useController({ control, name: 'rubric' });
  const { value, onChange, onBlur, ref } = field;
  const errors = formState.errors.rubric;
  const error = errors?.message ?? errors?.root?.message;
  const left = RUBRIC_LIMITS.total - rubricSum(value);
  const change = (at: number, set: Partial<RubricValues[number]>) =>
    onChange(value.map((one, no) => (no === at ? { ...one, ...set } : one)));

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Switch
        ref={value.length === 0 ? ref : undefined}
        checked={value.length > 0}
        onChange={() => onChange(value.length > 0 ? [] : NEW_RUBRIC)}
        description={words.onHint}
      >
        {words.on}
      </Switch>
      {value.length > 0 && (
        <FieldGroup
          label={words.title}
          error={error}
          helper={left === 0 ? words.whole : words.left(left)}
          onBlur={onBlur}
        >
          <chakra.ol listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
            {value.map(({ name, points }, at) => (
              // The place is the criterion's identity: its name changes with every key.
              <chakra.li key={at} display="flex" alignItems="center" gap="2">
                <TextInput
                  ref={at === 0 ? ref : undefined}
                  aria-label={words.name(at + 1)}
                  placeholder={at === 0 ? words.namePlaceholder : undefined}
                  maxLength={RUBRIC_LIMITS.nameMax}
                  autoComplete="off"
                  flex="1"
                  minW="0"
                  value={name}
                  onChange={({ target }) => change(at, { name: target.value })}
                />
                <TextInput
                  aria-label={words.points(at + 1)}
                  inputMode="numeric"
                  autoComplete="off"
                  w="4.5rem"
                  flexShrink="0"
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  value={points ?? ''}
                  onChange={({ target }) => change(at, { points: pointsOf(target.value, points) })}
                />
                <span>{words.unit}</span>
                <IconButton
                  label={words.remove(at + 1)}
                  icon={<Icon as={X} />}
                  disabled={value.length <= RUBRIC_LIMITS.min}
                  onClick={() => onChange(value.filter((_, no) => no !== at))}
                />
              </chakra.li>
            ))}
          </chakra.ol>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mt="2">
            <Button
              variant="outline"
              startIcon={<Icon as={Plus} size={16} />}
              disabled={value.length >= RUBRIC_LIMITS.max}
              onClick={() => onChange([...value, { name: '', points: left > 0 ? left : null }])}
            >
              {words.add}
            </Button>
            <chakra.output fontWeight="semibold" fontVariantNumeric="tabular-nums" color={left ? 'fg.warning' : 'fg'}>
              {words.sum(RUBRIC_LIMITS.total - left)}
            </chakra.output>
          </chakra.div>
        </FieldGroup>
      )}
    </chakra.div>
  );
}

/** What is typed as points; what is no figure changes nothing. */
function pointsOf(typed: string, before: number | null): number | null {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return null;
  return /^\d{1,3}$/.test(plain) ? Number(plain) : before;
}
