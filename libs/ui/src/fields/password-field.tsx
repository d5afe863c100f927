import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { Field, type FieldProps, TextInput, type TextInputProps } from './field.tsx';

export interface PasswordFieldProps extends Omit<TextInputProps, 'id' | 'required' | 'type'> {
  label: ReactNode;
  helper?: FieldProps['helper'];
  error?: FieldProps['error'];
  aside?: FieldProps['aside'];
  required?: boolean;
  id?: string;
}

const HANGUL = /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]/;

/** A password that can be looked at. Tells of Caps Lock and of Hangul, the two ways to mistype it here. */
export function PasswordField({ label, helper, error, aside, required, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState<boolean>();
  const [capsLock, setCapsLock] = useState(false);
  const [hangul, setHangul] = useState(false);

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const hint = (capsLock && MESSAGES.capsLock) || (hangul && MESSAGES.hangulInput);
  return (
    <Field label={label} helper={hint || helper} error={error} aside={aside} required={required} id={id}>
      <chakra.div position="relative">
        <TextInput
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          pe="12"
          {...input}
          type={shown ? 'text' : 'password'}
          onKeyDown={(event) => {
            watchCapsLock(event);
            input.onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watchCapsLock(event);
            input.onKeyUp?.(event);
          }}
          onInput={(event) => {
            setHangul(HANGUL.test(event.currentTarget.value));
            input.onInput?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            input.onBlur?.(event);
          }}
        />
        <IconButton
          position="absolute"
          // So far in that the area of a thumb ends with the field.
          insetEnd="1.5"
          insetBlock="0"
          my="auto"
          size="sm"
          label={MESSAGES.showPassword}
          aria-pressed={shown ?? false}
          icon={<Icon as={shown ? EyeOff : Eye} />}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        />
      </chakra.div>
      <VisuallyHidden role="status">
        {shown !== undefined && (shown ? MESSAGES.passwordShown : MESSAGES.passwordHidden)}
      </VisuallyHidden>
    </Field>
  );
}
