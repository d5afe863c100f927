import { PanelBody } from '../panel-body.tsx';
import { useRoom } from '../session/use-room.ts';
import { LectureFiles } from './lecture-files.tsx';
import { MaterialLinkForm } from './material-link-form.tsx';
import { ShownMaterial } from './shown-material.tsx';

/** What the host shows to all: files of the class, or a page of somebody else. */
export function MaterialPanel() {
  const { isHost } = useRoom();
  return (
    <PanelBody>
      <ShownMaterial />
      {isHost && (
        <>
          <MaterialLinkForm />
          <LectureFiles />
        </>
      )}
    </PanelBody>
  );
}
