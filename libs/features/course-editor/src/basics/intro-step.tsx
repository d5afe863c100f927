import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useWatch } from 'react-hook-form';
import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { TextListField } from '@portal/ui/text-list-field';
import { VideoEmbed } from '@portal/ui/video-embed';
import { ImageField } from '@portal/upload/image-field';
import { fields as words } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';
import { pictureUpload } from './course-picture.ts';
import { linesAt } from './line-errors.ts';

/** Picture, video, introduction and benefits: what makes a student stop (CRS-1, CRS-6, CRS-8). */
export function IntroStep() {
  const { form, course } = useEditor();
  const { errors } = useNotes();
  const video = useWatch({ control: form.control, name: 'introVideoUrl' });
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <FieldSlot path="imageId">
        {(error) => (
          <Controller
            control={form.control}
            name="image"
            render={({ field: { name: _, disabled: __, ...field } }) => (
              <ImageField {...field} {...pictureUpload(course.id)} label={words.image} required error={error} />
            )}
          />
        )}
      </FieldSlot>
      <FieldSlot path="introVideoUrl">
        {(error) => (
          <chakra.div display="grid" gap="3" maxW="form">
            <Field label={words.video} helper={words.videoHint} optional error={error}>
              <TextInput
                {...form.register('introVideoUrl')}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://www.youtube.com/watch?v="
              />
            </Field>
            {youtubeIdOf(video) && <VideoEmbed link={video} title={words.videoFrame} />}
          </chakra.div>
        )}
      </FieldSlot>
      <FieldSlot path="intro">
        {(error) => (
          <Field label={words.intro} required error={error} limit={5_000}>
            <TextArea {...form.register('intro')} rows={6} placeholder={words.introPlaceholder} />
          </Field>
        )}
      </FieldSlot>
      <FieldSlot path="benefits">
        {(error) => (
          <Controller
            control={form.control}
            name="benefits"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <TextListField
                ref={ref}
                label={words.benefits}
                required
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                nameOf={words.benefit}
                addLabel={words.benefitAdd}
                placeholder={words.benefitPlaceholder}
                max={10}
                limit={200}
                error={error}
                errors={linesAt(errors, 'benefits')}
              />
            )}
          />
        )}
      </FieldSlot>
    </chakra.div>
  );
}
