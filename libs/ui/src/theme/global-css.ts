/** What holds for every element (design 2.2, 3.3). */
export const GLOBAL_CSS = {
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    // The reset gives its own to every element, so that what an element says of it never reached the link inside.
    overflowWrap: 'inherit',
  },
  html: {
    colorPalette: 'celadon',
    colorScheme: 'light',
    scrollPaddingTop: '4.5rem',
    lineHeight: '1.55',
    WebkitTextSizeAdjust: '100%',
    bg: 'bg',
    color: 'fg',
  },
  'html.dark, .dark': { colorScheme: 'dark' },
  '.light': { colorScheme: 'light' },
  body: {
    bg: 'bg',
    color: 'fg',
    fontSize: '0.9375rem',
    letterSpacing: '-0.003em',
    wordBreak: 'keep-all',
    lineBreak: 'strict',
    // A long word that somebody wrote breaks; it never makes a row or a grid wider than the screen.
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  // Beside words that wrap an icon keeps its size.
  '.lucide': { flexShrink: 0 },
  // Columns share their width by their words.
  table: { overflowWrap: 'break-word' },
  ':lang(vi), :lang(en)': { wordBreak: 'normal' },
  // Korean words within such a text too.
  '[lang=ko]': { wordBreak: 'keep-all' },
  // Hangul has no italics: the slant stays for Latin, Hangul gets a dotted line.
  em: { fontStyle: 'normal', textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' },
  'em:lang(vi), em:lang(en)': { fontStyle: 'italic', textDecoration: 'none' },
  'input, textarea, select': { fontSize: { base: '1rem', md: '0.9375rem' } },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'celadon.emphasized' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': {
    '[data-spine]': { borderInlineStartColor: 'CanvasText', forcedColorAdjust: 'none' },
    ':focus-visible': { outlineColor: 'Highlight' },
  },
  // A page that has a sheet for paper is printed as that sheet alone, black on white.
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html:has([data-print-sheet]), html:has([data-print-sheet]) body': { bg: 'white' },
    'body:has([data-print-sheet]) *:not(:has([data-print-sheet])):not([data-print-sheet], [data-print-sheet] *)': {
      display: 'none !important',
    },
    'body *:has([data-print-sheet])': {
      display: 'block',
      position: 'static',
      minHeight: '0',
      maxWidth: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'visible',
    },
  },
};
