import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useStageWords } from './stage-messages.ts';

/** Picture and sound are somewhere else: the way there. */
export function LinkCard({ url }: { url: string }) {
  const words = useStageWords();
  return (
    <chakra.div
      layerStyle="sheet"
      p="6"
      m="auto"
      maxW="form"
      textAlign="center"
      display="grid"
      gap="3"
      justifyItems="center"
    >
      <chakra.p textStyle="title.sm">{words.link}</chakra.p>
      <chakra.p color="fg.muted">{words.linkBody}</chakra.p>
      <Button asChild>
        <a href={url} target="_blank" rel="noreferrer">
          <Icon as={ExternalLink} /> {words.openLink}
          <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
        </a>
      </Button>
    </chakra.div>
  );
}
