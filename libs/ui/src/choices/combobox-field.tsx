import { Popover as Parts } from '@chakra-ui/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, X } from 'lucide-react';
import { type FocusEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { Spinner } from '../base/spinner.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useFieldControl } from '../fields/field-context.ts';
import { Field, type FieldProps, TextInput } from '../fields/field.tsx';
import { MESSAGES } from '../messages.ts';
import { comboboxRecipe } from '../recipes/combobox.ts';
import { ComboboxList, optionId } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { useComboboxState } from './combobox-state.ts';

interface ChoiceProps {
  options: readonly ComboboxOption[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface ComboboxFieldProps extends ChoiceProps, Omit<FieldProps, 'children' | 'limit'> {
  /** Why the options could not be loaded; stands in the error's place, with a button to try again. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** One of many, found by a few letters: initial consonants for Korean (ㅅㅎ), without marks for Vietnamese (da nang). */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, helper, error, required, optional, aside, id, problem, onRetry, ...choice } = props;
  const retry = problem && onRetry && (
    <Button variant="ghost" size="sm" my="-2" me="-3" loading={choice.loading} onClick={onRetry}>
      {MESSAGES.retry}
    </Button>
  );
  return (
    <Field
      label={label}
      helper={helper}
      error={problem ?? error}
      required={required}
      optional={optional}
      aside={retry || aside}
      id={id}
    >
      <Choice {...choice} />
    </Field>
  );
}

function Choice(props: ChoiceProps) {
  const { options, value, onChange, onBlur, placeholder, name, disabled, readOnly, loading = false, ref } = props;
  const { control } = useFieldControl();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const listId = useId();
  const isFixed = Boolean(disabled || readOnly);
  const state = useComboboxState({ options, value, onChange, isFixed, input });
  const { isOpen, typed, found, chosen, active, open, close, pick } = state;

  function onLeave(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    onBlur?.();
  }

  return (
    <Parts.Root
      recipe={comboboxRecipe}
      ids={{ content: listId }}
      open={isOpen}
      onOpenChange={(change) => !change.open && close()}
      lazyMount
      unmountOnExit
      portalled={false}
      restoreFocus={false}
      initialFocusEl={() => input.current}
      persistentElements={[() => frame.current]}
      positioning={{ placement: 'bottom-start', sameWidth: true, gutter: 4, overflowPadding: 16 }}
    >
      <Parts.Anchor asChild>
        <chakra.div ref={frame} position="relative" onBlur={onLeave}>
          <TextInput
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-busy={loading || undefined}
            aria-activedescendant={active === null ? undefined : optionId(listId, active)}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            spellCheck={false}
            pe={value && !isFixed ? '20' : '12'}
            textOverflow="ellipsis"
            lang={typed === null ? chosen?.lang : undefined}
            placeholder={loading && !chosen ? MESSAGES.loading : placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={({ target }) => state.search(target.value)}
            onKeyDown={state.onKeyDown}
            onClick={open}
          />
          <chakra.span position="absolute" insetBlock="0" insetEnd="1.5" display="flex" alignItems="center" gap="1">
            {value !== '' && !isFixed && (
              <IconButton
                size="sm"
                label={MESSAGES.comboboxClear}
                icon={<Icon as={X} size={16} />}
                onClick={() => pick('')}
              />
            )}
            {loading ? (
              <chakra.span px="2" display="grid">
                <Spinner size="sm" label={null} />
              </chakra.span>
            ) : (
              !isFixed && (
                <IconButton
                  size="sm"
                  label={MESSAGES.comboboxToggle}
                  icon={<Icon as={ChevronDown} />}
                  // The keys open it from the field itself.
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => {
                    input.current?.focus();
                    if (isOpen) close();
                    else open();
                  }}
                />
              )
            )}
          </chakra.span>
          <VisuallyHidden role="status" insetInlineStart="0">
            {typed !== null && MESSAGES.comboboxFound(found.length)}
          </VisuallyHidden>
        </chakra.div>
      </Parts.Anchor>
      <ComboboxList
        listId={listId}
        labelId={control ? `${control.id}-label` : undefined}
        options={found}
        chosen={value}
        active={active}
        onPoint={state.point}
        onPick={(option) => pick(option.value)}
        empty={loading ? MESSAGES.loading : MESSAGES.comboboxEmpty}
      />
    </Parts.Root>
  );
}
