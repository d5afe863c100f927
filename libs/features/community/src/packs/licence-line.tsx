import { chakra } from '@chakra-ui/react/styled-system';
import { Scale } from 'lucide-react';
import { type Licence, LICENCE_LABELS } from '@portal/domain/community/shared-pack';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { packs as words } from '../packs-messages.ts';

/** What others may do with a pack: in words first, and by its code. */
export function LicenceLine({ licence }: { licence: Licence }) {
  const { words: allowed, code } = LICENCE_LABELS[licence];
  return (
    <chakra.p display="flex" alignItems="start" gap="2" minW="0" textStyle="body.sm">
      <chakra.span color="fg.muted" pt="0.5" flexShrink="0">
        <Icon as={Scale} size={18} />
      </chakra.span>
      <span>
        <VisuallyHidden>{words.licence} </VisuallyHidden>
        <chakra.span fontWeight="semibold">{allowed}</chakra.span>{' '}
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          ({code})
        </chakra.span>
      </span>
    </chakra.p>
  );
}
