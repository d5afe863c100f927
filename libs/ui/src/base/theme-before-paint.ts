export const THEME_STORAGE_KEY = 'portal-theme';

/**
 * Script for the document's head: puts the chosen theme on <html> before the first paint.
 * Inline it verbatim and put its SHA-256 into the policy; storage may be denied, then the system's theme holds.
 */
export const THEME_BEFORE_PAINT =
  '(function(){var r=document.documentElement,c=null;' +
  `try{c=localStorage.getItem("${THEME_STORAGE_KEY}")}catch(e){}` +
  'var d=c==="dark"||(c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches),t=d?"dark":"light";' +
  'r.classList.remove("light","dark");r.classList.add(t);r.style.colorScheme=t})()';
