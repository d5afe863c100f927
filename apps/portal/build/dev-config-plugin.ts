import type { Plugin } from 'vite';
import { paths, sitePath } from '@portal/domain/site/paths';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';

const BLOCK = /<script[^>]*id="portal-config"[^>]*>[\s\S]*?<\/script>/;
const LIMIT_MS = 30_000;
const EVERY_MS = 250;
const HOME = sitePath(paths.home());

/** The document of the platform, which starts at the same time as Vite and takes a little longer. */
async function documentOf(platform: string): Promise<string> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await (await fetch(platform + HOME)).text();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }
}

/** In watch mode the document comes from Vite: it borrows the configuration block of the platform that runs beside it. */
export function devConfigPlugin(platform: string): Plugin {
  return {
    name: 'portal:dev-config',
    apply: 'serve',
    configureServer({ middlewares }) {
      // The platform knows the portal's address without a last slash too.
      middlewares.use((request, response, next) => {
        const [path, query] = request.url?.split('?') ?? [];
        if (path !== '/' && path !== SITE_PREFIX) return next();
        response.writeHead(302, { location: query === undefined ? HOME : `${HOME}?${query}` }).end();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const page = await documentOf(platform).catch(() => '');
        const block = BLOCK.exec(page)?.[0];
        if (!block)
          throw new Error(`The platform at ${platform} has to run: the portal's configuration comes from it.`);
        return html.replace('</head>', () => `${block}</head>`);
      },
    },
  };
}
