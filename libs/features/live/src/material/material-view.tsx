import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { ShownFile } from '@portal/domain/live/live-material';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { ErrorState } from '@portal/ui/error-state';
import { useMaterialWords } from './material-messages.ts';
import { MaterialPages } from './material-pages.tsx';
import { SaveLink } from './save-link.tsx';

const stage = { w: 'full', h: 'full', minH: '0', border: '0', bg: 'bg.muted', borderRadius: 'l3' } as const;

/** A picture or a PDF of the class before everybody. */
export function MaterialView({ material }: { material: ShownFile }) {
  const { apiOrigin } = usePortalConfig();
  const words = useMaterialWords();
  // A new address of the same file, as after a lost line, does not begin to read from the top again.
  const [path, setPath] = useState(material.viewPath);
  const [isFailed, setFailed] = useState(false);
  const { name, view, savePath } = material;
  const src = `${apiOrigin}${path}`;
  const retry = () => {
    setPath(material.viewPath);
    setFailed(false);
  };
  return (
    <chakra.figure display="grid" gridTemplateRows="auto minmax(0, 1fr)" gap="2" minH="0" minW="0">
      <chakra.figcaption display="flex" flexWrap="wrap" columnGap="4" alignItems="baseline" textStyle="label">
        <chakra.span overflowWrap="anywhere" minW="0">
          {name}
        </chakra.span>
        {savePath && <SaveLink name={name} path={savePath} />}
      </chakra.figcaption>
      {isFailed ? (
        <ErrorState title={words.viewFailed} onRetry={retry}>
          {words.viewFailedBody}
        </ErrorState>
      ) : view === 'PAGES' ? (
        <MaterialPages material={material} path={path} onFailed={() => setFailed(true)} />
      ) : view === 'PICTURE' ? (
        <chakra.img
          {...stage}
          src={src}
          alt={name}
          objectFit="contain"
          onError={() => setFailed(true)}
          // What may only be looked at is not handed over by a finger that rests on it.
          draggable={false}
          onContextMenu={savePath ? undefined : (event) => event.preventDefault()}
        />
      ) : navigator.pdfViewerEnabled === false ? (
        <ErrorState title={words.noReader}>{savePath ? words.noReaderSave : words.noReaderAsk}</ErrorState>
      ) : (
        // The reader's own bar has a button that saves.
        <chakra.iframe {...stage} src={savePath ? src : `${src}#toolbar=0&navpanes=0`} title={name} />
      )}
    </chakra.figure>
  );
}
