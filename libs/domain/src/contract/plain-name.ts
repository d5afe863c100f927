import * as v from 'valibot';
import { FilledLine, Line } from './scalar.ts';

const NAME_MAX = 60;
/** An address with whichever dot, of a host or of a page, or the digits of a telephone. An initial with its dot is none. */
const FOLLOWED = /:\/\/|www[.。]|[\p{L}\p{N}-]{2}[.。]\p{L}{2}|[.。]\p{L}{2,}\/|\d(?:[ ().-]?\d){6}/iu;

// Full-width letters, dots and digits are read as plain ones.
const isPlain = (name: string) => !FOLLOWED.test(name.normalize('NFKC'));
const NO_LINK = '이름에는 인터넷 주소, 메일 주소, 전화번호를 쓸 수 없어요.';

/** A name that goes to somebody who did not ask for it: nothing in it can be followed. Blank where it is not known. */
export const PlainName = v.pipe(Line(NAME_MAX), v.check(isPlain, NO_LINK));

/** The same, where it has to say something; `sentence` asks for it. */
export const FilledPlainName = (sentence: string) => v.pipe(FilledLine(NAME_MAX, sentence), v.check(isPlain, NO_LINK));

/** A name that was given elsewhere, so that no reader of mails makes a link of it. */
export const withoutLinks = (name: string): string =>
  name.replaceAll('://', ' ').replaceAll(/([\p{L}\p{N}][.。．｡])(?=[\p{L}\p{N}])/gu, '$1 ');
