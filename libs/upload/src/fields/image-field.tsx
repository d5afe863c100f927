import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { FieldGroup, type FieldGroupProps } from '@portal/ui/field-group';
import { late } from '@portal/ui/late';
import { FileList } from '../files/file-list.tsx';
import type { CropShape } from '../images/cropper.tsx';
import { ImageBox } from '../images/image-box.tsx';
import { ImageButtons } from '../images/image-buttons.tsx';
import { useFileDrop } from '../picking/use-file-drop.ts';
import { useFilePaste } from '../picking/use-file-paste.ts';
import { checkFiles } from '../policy/check-files.ts';
import { type UploadsOptions, useUploads } from '../queue/use-uploads.ts';
import { UploadRow } from '../rows/upload-row.tsx';
import { Announcements } from './announcements.tsx';
import { FieldWarning } from './field-warning.tsx';
import { useUnfinished } from './use-unfinished.ts';

const CropDialog = late(() => import('../images/crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

const SHAPES: Record<'AVATAR' | 'COURSE_IMAGE' | 'GROUP_BANNER', CropShape> = {
  AVATAR: { ratio: 1, isRound: true, longest: 1024 },
  COURSE_IMAGE: { ratio: 16 / 9, isRound: false, longest: 1920 },
  GROUP_BANNER: { ratio: 8, isRound: false, longest: 1920 },
};

export interface ImageFieldProps extends FieldGroupProps, Pick<UploadsOptions, 'keepAs'> {
  /** Round and square for an avatar, 16 by 9 for a course. */
  location: 'AVATAR' | 'COURSE_IMAGE' | 'GROUP_BANNER';
  value: FileRef | null;
  onChange: (image: FileRef | null) => void;
  /** Stands in the place of a missing picture, such as the letter of a name. */
  placeholder?: ReactNode;
  readOnly?: boolean | undefined;
  /** Something is chosen that is not in the value yet. */
  onUnfinished?: ((isUnfinished: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One picture of a form: picked, dropped or pasted, cut to its shape and sent at once. */
export function ImageField({ label, helper, error, required, onBlur, ...props }: ImageFieldProps) {
  const invalid = Boolean(error);
  return (
    <FieldGroup label={label} helper={helper} error={error} required={required} onBlur={onBlur}>
      {props.readOnly ? (
        <ImageBox isRound={SHAPES[props.location].isRound} file={props.value} placeholder={props.placeholder} />
      ) : (
        <EditableImage {...props} invalid={invalid} required={required} />
      )}
    </FieldGroup>
  );
}

interface EditableImageProps extends Omit<ImageFieldProps, 'label' | 'helper' | 'error' | 'onBlur' | 'readOnly'> {
  invalid: boolean;
}

function EditableImage({ location, value, onChange, keepAs, placeholder, ...props }: EditableImageProps) {
  const shape = SHAPES[location];
  const { uploads, policy, add, isUnfinished, isUnavailable, ...actions } = useUploads({
    location,
    keepAs,
    value: value ? [value] : [],
    onChange: ([file]) => onChange(file ?? null),
  });
  const [chosen, setChosen] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { onUnfinished, ref } = props;
  const { input, isWarned, onInvalid } = useUnfinished({ isUnfinished, onUnfinished, ref });
  const invalid = props.invalid || isWarned;

  const send = (file: File) => {
    setChosen(null);
    setSent(file);
    add([file]);
  };
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    // What cannot be sent is said at once, and not after the work of cutting it.
    if (checkFiles([file], [], policy)[0]?.failure) add([file]);
    else setChosen(file);
  };
  const { isOver, dropProps } = useFileDrop(choose);
  useFilePaste(place, choose);
  const toInput = () => input.current?.focus();
  return (
    <chakra.div ref={place} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" {...dropProps}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <ImageBox
          isRound={shape.isRound}
          file={value}
          placeholder={placeholder}
          isOver={isOver}
          invalid={invalid}
          pending={isUnfinished ? sent : null}
        />
        <chakra.div display="grid" gap="2" justifyItems="start" flex="1 1 10rem">
          <ImageButtons
            policy={policy}
            choose={choose}
            input={input}
            invalid={invalid}
            onInvalid={onInvalid}
            required={props.required}
            onRemove={
              value
                ? () => {
                    onChange(null);
                    toInput();
                  }
                : undefined
            }
          />
        </chakra.div>
      </chakra.div>
      <FieldWarning isWarned={isWarned} isUnavailable={isUnavailable} />
      {uploads.length > 0 && (
        <FileList>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} policy={policy} actions={actions} onGone={toInput} />
          ))}
        </FileList>
      )}
      <Announcements uploads={uploads} policy={policy} />
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog file={chosen} shape={shape} onApply={send} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
