import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { GLOBAL_CSS } from './theme/global-css.ts';
import { SEMANTIC_TOKENS } from './theme/semantic-tokens.ts';
import { LAYER_STYLES, TEXT_STYLES } from './theme/text-styles.ts';
import { BREAKPOINTS, KEYFRAMES, TOKENS } from './theme/tokens.ts';

/**
 * "Hanji & Ink" as a Chakra system. It holds no recipe: each component of this library brings its own,
 * so that the first screen carries only the styles of what it draws. Chakra's own Button, Input and the like
 * are therefore bare: use the components of @portal/ui.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: GLOBAL_CSS,
  theme: {
    breakpoints: BREAKPOINTS,
    keyframes: KEYFRAMES,
    tokens: TOKENS,
    semanticTokens: SEMANTIC_TOKENS,
    textStyles: TEXT_STYLES,
    layerStyles: LAYER_STYLES,
  },
});
