import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useUploads } from '@portal/upload/use-uploads';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';
import { pictureUpload } from './course-picture.ts';

/** These wait for her: an answer, another try or the file itself. */
const STUCK: ReadonlySet<string> = new Set(['DUPLICATE', 'PAUSED', 'FAILED', 'MISSING']);

/**
 * A picture that she chose arrives in the form on whichever step she is by then, and the check knows of it before (CRS-8).
 * Shows nothing and is drawn apart from the form, which must not be drawn anew with every per cent.
 */
export function PictureOnItsWay() {
  const { form, course } = useEditor();
  const { setComingPicture } = useNotes();
  const image = useWatch({ control: form.control, name: 'image' });
  const { uploads, isUnfinished } = useUploads({
    ...pictureUpload(course.id),
    value: image ? [image] : [],
    onChange: ([file]) => form.setValue('image', file ?? null, { shouldDirty: true }),
  });
  const isStuck = uploads.some(({ status }) => STUCK.has(status));
  const coming = isUnfinished ? (isStuck ? 'STUCK' : 'MOVING') : null;
  useEffect(() => setComingPicture(coming), [coming, setComingPicture]);
  return null;
}
