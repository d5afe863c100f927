import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '@portal/domain/site/paths';
import { THEME_BEFORE_PAINT } from '@portal/ui/theme-before-paint';
import { EarlyFrame } from './early-frame.tsx';
import { frameCss } from './frame-css.ts';
import { lookCss } from './look.ts';

// With what puts its first data into the store (`early-data.ts`).
const CALENDAR = ['pages/calendar-page.tsx', 'schedule/calendar.api.ts'];

/** Pages that a visit mostly begins with, by path, and the modules that each of them needs at once. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: ['pages/home-page.tsx'],
  [paths.schedule()]: CALENDAR,
  [paths.calendar()]: CALENDAR,
  [paths.login()]: ['sign-in/login-page.tsx'],
};

/** The parts of the document that stand before any script has run; the build writes them into index.html. */
export const earlyShell = () => ({
  theme: THEME_BEFORE_PAINT,
  look: lookCss(),
  css: frameCss(),
  frame: renderToStaticMarkup(createElement(EarlyFrame)),
  entrances: ENTRANCES,
});
