import { Box, chakra } from '@chakra-ui/react';
import type { PropsWithChildren } from 'react';
import { UiProvider } from '@portal/ui/provider';

/** Puts the product's look around a picture on a docs page. */
export function Sheet({ children }: PropsWithChildren) {
  return (
    <UiProvider>
      <Box className="sb-unstyled" bg="bg" color="fg" borderWidth="1px" borderRadius="l3" p="5" my="5">
        {children}
      </Box>
    </UiProvider>
  );
}

export const Caption = chakra('span', {
  base: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
