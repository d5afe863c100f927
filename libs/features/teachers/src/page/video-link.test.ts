import { videoLink } from './video-link.ts';

describe('the link to a teacher’s video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' https://www.youtube.com/watch?v=dQw4w9WgXcQ ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ])('leads from %s to %s', (typed, href) => {
    expect(videoLink(typed)).toBe(href);
  });

  it.each(['', '/account/settings', 'http://video.example/1', 'javascript:alert(1)'])('is none for “%s”', (typed) => {
    expect(videoLink(typed)).toBeNull();
  });
});
