import { partsOf } from './name-compare.ts';

const marked = (name: string, other: string) =>
  partsOf(name, other)
    .filter(({ isOther }) => isOther)
    .map(({ text }) => text);

describe('two names of one account', () => {
  it('differ in the word that the other one does not have', () => {
    expect(marked('KIM SEO YEN', 'KIM SEO YEON')).toEqual(['YEN']);
    expect(marked('KIM SEO YEON', 'KIM SEO YEN')).toEqual(['YEON']);
  });

  it('do not differ in case, width or spaces', () => {
    expect(marked(' kim  SEO ', 'ＫＩＭ seo')).toEqual([]);
  });

  it('differ as a whole where there are no spaces', () => {
    expect(marked('김수확', '김수학')).toEqual(['김수확']);
    expect(partsOf('', '김수학')).toEqual([]);
  });
});
