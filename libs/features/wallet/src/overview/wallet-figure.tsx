import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A figure of a wallet below its name; stands in a `dl`. */
export function WalletFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" justifyContent="space-between" minW="0">
      <chakra.dt textStyle="label" color="fg.muted">
        {name}
      </chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
