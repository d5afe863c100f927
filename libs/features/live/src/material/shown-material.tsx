import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { isViewable } from '@portal/domain/live/live-material';
import { Button } from '@portal/ui/button';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { hostMaterial, useMaterialWords } from './material-messages.ts';
import { MaterialNotice } from './material-notice.tsx';

/** What is shown now, also while she looks at something else, and the way back to it. */
export function ShownMaterial() {
  const { state, isHost, look } = useRoom();
  const words = useMaterialWords();
  const request = useRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const { material } = state;
  const elsewhere = isViewable(material) && look.focus !== 'MATERIAL' ? look.focus : null;
  const then = (done: () => void) => () => {
    // The button goes with what it does.
    heading.current?.focus();
    done();
  };
  return (
    <section>
      <chakra.h3 ref={heading} tabIndex={-1} outline="none" textStyle="label" color="fg.muted">
        {!material ? words.none : elsewhere ? words.behind(elsewhere) : words.shown}
      </chakra.h3>
      {material && (
        <>
          <chakra.p my="2" overflowWrap="anywhere">
            {material.name}
          </chakra.p>
          <MaterialNotice material={material} />
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2" _empty={{ display: 'none' }}>
            {elsewhere && <Button onClick={then(() => look.show('MATERIAL'))}>{words.look}</Button>}
            {isHost && (
              <Button variant="outline" onClick={then(() => void request('live.material', null))}>
                {hostMaterial.hide}
              </Button>
            )}
          </chakra.div>
        </>
      )}
    </section>
  );
}
