import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { PropsWithChildren } from 'react';
import { system } from '../system.ts';
import { useColorMode } from './color-mode.tsx';

/** Stands once around the portal (and around every story): the look, and the theme on <html>. */
export function UiProvider({ children }: PropsWithChildren) {
  // Keeps <html> in step with the system's theme and with other tabs while the page is open.
  useColorMode();
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
