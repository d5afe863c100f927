import { chakra } from '@chakra-ui/react/styled-system';
import { useController, useFormContext } from 'react-hook-form';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { PostKind } from '@portal/domain/community/post';
import { Field, TextInput } from '@portal/ui/field';
import { FilesField } from '@portal/upload/files-field';
import { sharing } from '../packs-messages.ts';
import { isPicture } from '../post/is-picture.ts';
import { editor as words } from '../post-messages.ts';
import type { PostValues } from './post-values.ts';

interface FilesPartProps {
  kind: PostKind;
  keepAs: string;
}

/** What goes with a post, beside a pack a picture of it; a picture with a line that says what it shows. */
export function FilesPart({ kind, keepAs }: FilesPartProps) {
  const isPack = kind === 'PACK';
  const { control, register, formState } = useFormContext<PostValues>();
  const { field, fieldState } = useController({ control, name: 'files' });
  const { value, onChange, onBlur, ref } = field;
  const textOf = (id: string) => value.find(({ file }) => file.id === id)?.text ?? '';
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <FilesField
        ref={ref}
        label={isPack ? sharing.picture : words.files}
        helper={isPack ? sharing.pictureHelper : words.filesHelper}
        error={fieldState.error?.message}
        location="POST"
        maxFiles={isPack ? 1 : COMMUNITY_LIMITS.filesMax}
        keepAs={keepAs}
        value={value.map(({ file }) => file)}
        onChange={(files) => onChange(files.map((file) => ({ file, text: textOf(file.id) })))}
        onBlur={onBlur}
      />
      {value.map(
        ({ file }, at) =>
          isPicture(file) && (
            <Field
              key={file.id}
              label={words.imageText(file.name)}
              helper={words.imageTextHelper}
              error={formState.errors.files?.[at]?.text?.message}
              limit={COMMUNITY_LIMITS.imageTextMax}
              required
            >
              <TextInput {...register(`files.${at}.text`)} autoComplete="off" />
            </Field>
          ),
      )}
    </chakra.div>
  );
}
