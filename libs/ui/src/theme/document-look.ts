import { GLOBAL_CSS } from './global-css.ts';
import { SEMANTIC_TOKENS } from './semantic-tokens.ts';
import { KEYFRAMES, TOKENS } from './tokens.ts';

/**
 * What comes down to the same CSS in every document: reset, tokens, global styles. The portal's build writes that CSS into
 * its document and leaves this out of the bundle (`apps/portal/build/prebuilt-look-plugin.ts`).
 */
export const DOCUMENT_LOOK = {
  preflight: true,
  globalCss: GLOBAL_CSS,
  theme: { keyframes: KEYFRAMES, tokens: TOKENS, semanticTokens: SEMANTIC_TOKENS },
};
