import { chakra } from '@chakra-ui/react/styled-system';
import type { LibraryDocument } from '@portal/domain/library/document';
import { Checkbox } from '@portal/ui/checkbox';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { chosen as words } from '../messages.ts';
import { useChosen } from './chosen-context.ts';

/** Chooses one of many; only while several are being chosen. */
export function ChooseDocument({ document }: { document: LibraryDocument }) {
  const { chosen, toggle } = useChosen();
  if (!chosen) return null;
  return (
    // Above the name, whose button fills the row.
    <chakra.div position="relative" zIndex="1">
      <Checkbox checked={chosen.has(document.id)} onChange={() => toggle(document)}>
        <VisuallyHidden>{words.one(document.name)}</VisuallyHidden>
      </Checkbox>
    </chakra.div>
  );
}
