import { chakra } from '@chakra-ui/react/styled-system';
import { editor as words } from '../pack-editor-messages.ts';
import { EditorHeading } from './editor-heading.tsx';
import { PackForm } from './pack-form.tsx';

/** /account/lesson-packs/new: everything for one lesson, put together. */
export function NewPackPage() {
  return (
    <chakra.div pb="10">
      <EditorHeading title={words.create} />
      <PackForm pack={null} />
    </chakra.div>
  );
}
