import type { Plugin } from 'vite';

const BLOCK = /<script[^>]*id="portal-config"[^>]*>[\s\S]*?<\/script>/;

/** In watch mode the document comes from Vite: it borrows the configuration block of the platform that runs beside it. */
export function devConfigPlugin(platform: string): Plugin {
  return {
    name: 'portal:dev-config',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const page = await fetch(`${platform}/kr/`).then(
          (response) => response.text(),
          () => '',
        );
        const block = BLOCK.exec(page)?.[0];
        if (!block)
          throw new Error(`The platform at ${platform} has to run: the portal's configuration comes from it.`);
        return html.replace('</head>', () => `${block}</head>`);
      },
    },
  };
}
