import { youtubeEmbedUrl, youtubeIdOf } from './youtube.ts';

const ID = 'dQw4w9WgXcQ';

describe('the link of an intro video [CRS-6]', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/embed/${ID}`,
    `  https://YouTube.com/watch?v=${ID}  `,
    `HTTPS://YOUTU.BE/${ID}`,
  ])('%s names a video', (link) => expect(youtubeIdOf(link)).toBe(ID));

  it.each([
    ['nothing', ''],
    ['a bare id', ID],
    ['a link without a scheme', `www.youtube.com/watch?v=${ID}`],
    ['another host', `https://vimeo.com/${ID}`],
    ['a host that ends alike', `https://notyoutube.com/watch?v=${ID}`],
    ['a host that begins alike', `https://youtube.com.evil.example/watch?v=${ID}`],
    ['a subdomain that is not listed', `https://music.youtube.com/watch?v=${ID}`],
    ['the host with a dot behind it', `https://youtube.com./watch?v=${ID}`],
    ['credentials that look like the host', `https://youtube.com@evil.example/watch?v=${ID}`],
    ['credentials before the host', `https://me:secret@youtube.com/watch?v=${ID}`],
    ['a port', `https://youtube.com:8443/watch?v=${ID}`],
    ['a backslash before another host', `https://youtube.com\\@evil.example/watch?v=${ID}`],
    ['a script', `javascript:location='https://youtube.com/watch?v=${ID}'`],
    ['data', `data:text/html,<script src="https://youtube.com/watch?v=${ID}"></script>`],
    ['another scheme', `ftp://youtube.com/watch?v=${ID}`],
    ['an id that is too short', 'https://youtu.be/dQw4w9WgXc'],
    ['an id that is too long', `https://youtu.be/${ID}Q`],
    ['markup in the id', 'https://www.youtube.com/watch?v="><script>'],
    ['a path in the id', 'https://www.youtube.com/watch?v=..%2F..%2Fxx'],
    ['an invisible letter in the id', `https://youtu.be/\u200b${ID}`],
    ['a channel', 'https://www.youtube.com/@somebody'],
    ['a list without a video', 'https://www.youtube.com/playlist?list=PLabcdefghij'],
    ['a redirect of the host itself', `https://www.youtube.com/redirect?q=https://evil.example/&v=${ID}`],
  ])('%s does not', (_what, link) => expect(youtubeIdOf(link)).toBeNull());

  it('is shown by the address that sets no cookies', () => {
    expect(youtubeEmbedUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
  });
});
