import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME_BEFORE_PAINT } from '@portal/ui/theme-before-paint';
import { EarlyFrame } from './early-frame.tsx';
import { ENTRANCES, VISITOR_PICTURES } from './entrances.ts';
import { frameCss } from './frame-css.ts';
import { lookCss } from './look.ts';

/** The parts of the document that stand before any script has run; the build writes them into index.html. */
export const earlyShell = () => ({
  theme: THEME_BEFORE_PAINT,
  look: lookCss(),
  css: frameCss(),
  frame: renderToStaticMarkup(createElement(EarlyFrame)),
  entrances: ENTRANCES,
  pictures: VISITOR_PICTURES,
});
