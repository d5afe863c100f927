import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '@portal/portal-core/paths';
import { THEME_BEFORE_PAINT } from '@portal/ui/theme-before-paint';
import { EarlyFrame } from './early-frame.tsx';
import { frameCss } from './frame-css.ts';

/** Pages that a visit mostly begins with, by path, and the module that each of them is. */
const ENTRANCES: Readonly<Record<string, string>> = {
  [paths.home()]: 'pages/home-page.tsx',
  [paths.schedule()]: 'pages/calendar-page.tsx',
  [paths.calendar()]: 'pages/calendar-page.tsx',
  [paths.login()]: 'sign-in/login-page.tsx',
};

/** The parts of the document that stand before any script has run; the build writes them into index.html. */
export const earlyShell = () => ({
  theme: THEME_BEFORE_PAINT,
  css: frameCss(),
  frame: renderToStaticMarkup(createElement(EarlyFrame)),
  entrances: ENTRANCES,
});
