import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { BREAKPOINTS } from './theme/breakpoints.ts';
import { DOCUMENT_LOOK } from './theme/document-look.ts';
import { LAYER_STYLES, TEXT_STYLES } from './theme/text-styles.ts';

/**
 * "Hanji & Ink" as a Chakra system. It holds no recipe: each component of this library brings its own,
 * so that the first screen carries only the styles of what it draws. Chakra's own Button, Input and the like
 * are therefore bare: use the components of @portal/ui.
 */
export const system = createSystem(defaultBaseConfig, DOCUMENT_LOOK, {
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  theme: { breakpoints: BREAKPOINTS, textStyles: TEXT_STYLES, layerStyles: LAYER_STYLES },
});
