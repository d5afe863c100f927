import type { Plugin } from 'vite';

const LINKS = /\/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/;

/**
 * Lets the bundler leave out React Router's own Link, NavLink and Form, which nobody here uses: it makes them by calls that
 * no comment marks as free of effects, and they bring its server-rendering parts into the first screen.
 */
export function unusedLinksPlugin(): Plugin {
  return {
    name: 'portal:unused-links',
    apply: 'build',
    transform: {
      filter: { id: LINKS },
      handler: (code) => ({
        code: code
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
