const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']);
const ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * The id of the video that a YouTube link names, or null when it is none (CRS-6; security 2.8): the host has to be YouTube's
 * own, over https or http, without credentials or a port. Watch, short, live, embed and youtu.be links are understood.
 */
export function youtubeIdOf(link: string): string | null {
  const text = link.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  if (!/^https?:$/.test(protocol) || port || username || password || !HOSTS.has(hostname)) return null;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id =
    hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? (searchParams.get('v') ?? '')
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : '';
  return ID.test(id) ? id : null;
}

/** Shows a video without cookies, inside a sandboxed frame; takes only what `youtubeIdOf` gave. */
export const youtubeEmbedUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;
