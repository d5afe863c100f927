import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { useZone } from '@portal/ui/zone';
import { offerOf } from '../files/file-words.ts';
import { useUploadWords } from '../upload-words.ts';

interface DuplicateOfferProps {
  name: string;
  uploadedAt: string;
  onUse: () => void;
  onSend: () => void;
}

/** The same content was uploaded before: offers to use it. */
export function DuplicateOffer({ name, uploadedAt, onUse, onSend }: DuplicateOfferProps) {
  const words = useUploadWords();
  return (
    <chakra.div mt="1.5" mb="1" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
      <chakra.p flex="1 1 14rem" textStyle="body.sm">
        {offerOf(uploadedAt, useZone(), words)}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" aria-label={words.useExistingName(name)} onClick={onUse}>
          {words.useExisting}
        </Button>
        <Button size="sm" variant="outline" aria-label={words.sendAnywayName(name)} onClick={onSend}>
          {words.sendAnyway}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
