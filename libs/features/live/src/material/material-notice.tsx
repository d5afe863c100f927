import { chakra } from '@chakra-ui/react/styled-system';
import type { LiveMaterial } from '@portal/domain/live/live-material';
import { Banner } from '@portal/ui/banner';
import { useMaterialWords } from './material-messages.ts';
import { isSafeAddress } from './safe-address.ts';
import { SaveLink } from './save-link.tsx';

/** What the host shows and the room cannot draw: the way to it. */
export function MaterialNotice({ material }: { material: LiveMaterial }) {
  const words = useMaterialWords();
  if (material.kind === 'LINK')
    return (
      <Banner tone="info" title={words.sharedLink}>
        <MaterialLink {...material} />
      </Banner>
    );
  if (!material.savePath) return null;
  return (
    <Banner tone="info" title={words.sharedFile}>
      <SaveLink name={material.name} path={material.savePath} />
    </Banner>
  );
}

/** A page of somebody else, in a window of its own. */
function MaterialLink({ name, url }: { name: string; url: string }) {
  const { newWindow } = useMaterialWords();
  if (!isSafeAddress(url)) return <>{name}</>;
  return (
    <chakra.a
      href={url}
      target="_blank"
      rel="noreferrer"
      color="fg.link"
      textDecoration="underline"
      overflowWrap="anywhere"
      display="inline-flex"
      alignItems="center"
      minH="touch"
    >
      {name} ({newWindow})
    </chakra.a>
  );
}
