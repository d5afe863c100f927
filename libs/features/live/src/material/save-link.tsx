import { chakra } from '@chakra-ui/react/styled-system';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { useMaterialWords } from './material-messages.ts';

/** Saves the file that is shown, for as long as it is. */
export function SaveLink({ name, path }: { name: string; path: string }) {
  const { apiOrigin } = usePortalConfig();
  const { save } = useMaterialWords();
  return (
    <chakra.a
      href={`${apiOrigin}${path}`}
      download={name}
      rel="noopener noreferrer"
      color="fg.link"
      textDecoration="underline"
      overflowWrap="anywhere"
      display="inline-flex"
      alignItems="center"
      minH="touch"
    >
      {save(name)}
    </chakra.a>
  );
}
