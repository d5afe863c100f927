import { chakra } from '@chakra-ui/react/styled-system';
import type { PackSummary } from '@portal/domain/library/pack';
import { packs as words } from '../packs-messages.ts';
import { PackSheet } from './pack-sheet.tsx';

/** The pack that was changed last, over the documents of the library. */
export function NewestPack({ pack }: { pack: PackSummary }) {
  return (
    <chakra.div mb="5">
      <PackSheet
        pack={pack}
        isFirst
        over={
          <chakra.p textStyle="label" color="celadon.fg">
            {words.newest}
          </chakra.p>
        }
      />
    </chakra.div>
  );
}
