import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { PanelBody } from '../panel-body.tsx';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { LectureFiles } from './lecture-files.tsx';
import { MaterialLinkForm } from './material-link-form.tsx';
import { material as words } from './material-messages.ts';
import { MaterialNotice } from './material-notice.tsx';

/** What the host shows to all: files of the class, or a page of somebody else. */
export function MaterialPanel() {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const { material } = state;
  return (
    <PanelBody>
      {material ? (
        <section>
          <chakra.h3 textStyle="label" color="fg.muted">
            {words.shown}
          </chakra.h3>
          <chakra.p my="2" overflowWrap="anywhere">
            {material.name}
          </chakra.p>
          <MaterialNotice material={material} />
          {isHost && (
            <Button mt="2" variant="outline" onClick={() => void request('live.material', null)}>
              {words.hide}
            </Button>
          )}
        </section>
      ) : (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      )}
      {isHost && (
        <>
          <LectureFiles />
          <MaterialLinkForm />
        </>
      )}
    </PanelBody>
  );
}
