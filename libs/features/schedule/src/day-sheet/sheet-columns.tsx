import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** One face of the sheet: what is decided, beside it what is read, and under both a foot that stays in sight. */
export function SheetColumns({ children, aside, foot }: { children: ReactNode; aside: ReactNode; foot: ReactNode }) {
  return (
    <>
      <chakra.div
        flex="1"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(26.25rem, 40%)' }}
        gridTemplateRows={{ base: 'auto 1fr', lg: 'auto' }}
      >
        <chakra.div display="grid" alignContent="start" gap="5" px={{ base: '5', md: '8' }} py="5">
          {children}
        </chakra.div>
        <chakra.div
          px={{ base: '5', md: '7' }}
          py={{ base: '3', lg: '5' }}
          bg={{ base: undefined, lg: 'bg.subtle' }}
          borderColor="border"
          borderInlineStartWidth={{ lg: '1px' }}
        >
          {aside}
        </chakra.div>
      </chakra.div>
      <chakra.div
        position="sticky"
        bottom="0"
        zIndex="sticky"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="flex-end"
        gap="2"
        px={{ base: '5', md: '8' }}
        py="3"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        css={{ '& > button': { flex: { base: '1 1 auto', md: 'none' } } }}
      >
        {foot}
      </chakra.div>
    </>
  );
}
