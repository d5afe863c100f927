import * as v from 'valibot';
import { PlainName, withoutLinks } from './plain-name.ts';

describe('a name that goes to somebody who did not ask for it [CLS-1]', () => {
  it.each([
    'https://evil.example',
    'www.evil',
    'evil.com',
    'evil。com',
    'evil．com',
    'ｅｖｉｌ｡ｃｏｍ',
    'x.com/evil',
    'me@evil.example',
    '010-1234-5678',
    '０１０ １２３４ ５６７８',
    '(028) 1234 5678',
  ])('is not %s', (name) => expect(v.is(PlainName, name)).toBe(false));

  it.each([
    '김하늘',
    '',
    'J.Kim',
    'J. R. R. Tolkien',
    'Nguyễn Thị Mai',
    '김하늘 / 김바다',
    '하늘 2009',
    '1학년 3반 김하늘',
  ])('may be ‘%s’', (name) => expect(v.is(PlainName, name)).toBe(true));

  it.each([
    ['evil.com', 'evil. com'],
    ['evil。com', 'evil。 com'],
    ['https://evil.com/x', 'https evil. com/x'],
    ['J. Kim', 'J. Kim'],
  ])('that was given elsewhere loses what could be followed: %s', (name, shown) =>
    expect(withoutLinks(name)).toBe(shown),
  );
});
