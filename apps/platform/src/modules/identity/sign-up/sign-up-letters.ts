import { paths } from '@portal/domain/site/paths';
import type { PlainLetter } from '../letters.ts';

const REASON = '이 이메일로 가입하려는 사람이 있어서 보냈어요. 요청하지 않았다면 그냥 두세요.';

/** The number by which somebody shows that the address is hers. */
export const codeLetter = (to: string, code: string, minutes: number): PlainLetter => ({
  to,
  title: `가입 인증번호는 ${code}예요`,
  content: `${minutes}분 안에 가입 화면에 적어 주세요. 누구에게도 알려 주지 마세요.`,
  path: null,
  reason: REASON,
});

/** To the owner of an address that has an account: only she hears of it. */
export const knownLetter = (to: string): PlainLetter => ({
  to,
  title: '이미 가입한 이메일이에요',
  content: '이 이메일로 만든 계정이 있어서 새로 만들지 않았어요. 쓰던 계정으로 로그인해 주세요.',
  path: paths.login(),
  action: '로그인하기',
  reason: REASON,
});
