import { paths } from '@portal/domain/site/paths';
import type { PlainLetter } from '../letters.ts';
import { LINK_HOURS } from '../password-links/password-links.service.ts';

const REASON = '이 이메일로 가입하려는 사람이 있어서 보냈어요. 요청하지 않았다면 그냥 두세요.';

/** The number by which somebody shows that the address is hers. */
export const codeLetter = (to: string, code: string, minutes: number): PlainLetter => ({
  to,
  title: `가입 인증번호는 ${code}예요`,
  content: `${minutes}분 안에 가입 화면에 적어 주세요. 누구에게도 알려 주지 마세요.`,
  path: null,
  reason: REASON,
});

/** To the owner of an address that has an account: only she hears of it. A ticket lets her in who has never been. */
export const knownLetter = (to: string, ticket: string | undefined): PlainLetter => ({
  to,
  title: '이미 가입한 이메일이에요',
  reason: REASON,
  ...(ticket === undefined
    ? {
        content: '이 이메일로 만든 계정이 있어서 새로 만들지 않았어요. 쓰던 계정으로 로그인해 주세요.',
        path: paths.login(),
        action: '로그인하기',
      }
    : {
        content: `이 이메일의 선생님 계정이 이미 있어요. 아직 아이디와 비밀번호를 정하지 않았으니, ${LINK_HOURS}시간 안에 아래 링크에서 정해 주세요. 링크는 한 번만 쓸 수 있고, 앞서 받은 링크는 이제 쓸 수 없어요.`,
        path: paths.newPassword(ticket),
        action: '아이디와 비밀번호 정하기',
      }),
});
