import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, RefObject } from 'react';
import type { Rubric } from '@portal/domain/coursework/rubric';
import { TextInput } from '@portal/ui/field';
import { FieldGroup } from '@portal/ui/field-group';
import { rubricWords as words } from '../comment-messages.ts';

interface Props {
  rubric: Rubric;
  /** As they are typed, in the order of the rubric. */
  value: readonly string[];
  onChange: (points: string[]) => void;
  error?: string | undefined;
  readOnly: boolean;
  /** The first one: where figures go that are typed while nothing is written. */
  firstRef: RefObject<HTMLInputElement | null>;
}

/** The points of each criterion, typed one after the other: Enter goes on, and from the last one saves. */
export function RubricFields({ rubric, value, onChange, error, readOnly, firstRef }: Props) {
  const isTooMuch = (at: number) => Number(value[at]?.normalize('NFKC') || 0) > rubric[at]!.points;
  const wrong = rubric.find((_, at) => isTooMuch(at));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const fields = [...event.currentTarget.closest('fieldset')!.querySelectorAll('input')];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    // The last one is left to the form: it is sent.
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  }
  return (
    <FieldGroup label={words.title} error={wrong ? words.tooMuch(wrong.name, wrong.points) : error}>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))" gap="2">
        {rubric.map(({ name, points }, at) => (
          // The place is the criterion's identity.
          <chakra.label key={at} display="grid" alignContent="space-between" gap="1" minW="0" layerStyle="sheet" p="2">
            <chakra.span textStyle="caption" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
              {name}
            </chakra.span>
            <chakra.span display="flex" alignItems="baseline" gap="1.5">
              <TextInput
                ref={at === 0 ? firstRef : undefined}
                aria-label={words.of(name, points)}
                aria-invalid={isTooMuch(at) || undefined}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="next"
                readOnly={readOnly}
                px="1.5"
                fontWeight="semibold"
                fontVariantNumeric="tabular-nums"
                value={value[at] ?? ''}
                onChange={({ target }) =>
                  onChange(rubric.map((_, no) => (no === at ? target.value : (value[no] ?? ''))))
                }
                onKeyDown={onKeyDown}
              />
              <chakra.span textStyle="body.sm" color="fg.muted" whiteSpace="nowrap">
                {words.most(points)}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
