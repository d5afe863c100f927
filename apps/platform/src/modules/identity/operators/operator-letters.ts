import { paths } from '@portal/domain/site/paths';
import type { PlainLetter } from '../letters.ts';
import { LINK_HOURS } from '../password-links/password-links.service.ts';

const REASON = '운영팀을 관리하는 사람이 이 주소를 적어서 보냈어요. 모르는 일이라면 그냥 두세요.';

/** The way in for somebody of the team, or a new one. Without a ticket she signs in at the provider of the installation. */
export const invitationLetter = (
  to: string,
  ticket: string | undefined,
  { isNew }: { readonly isNew: boolean },
): PlainLetter => ({
  to,
  title: isNew ? '운영팀 계정이 준비됐어요' : '비밀번호를 정하는 새 링크예요',
  content:
    ticket === undefined
      ? '이 이메일로 로그인하면 운영팀 화면이 열려요.'
      : `${LINK_HOURS}시간 안에 아래 링크에서 비밀번호를 정하고, 이 이메일로 로그인해 주세요. 링크는 한 번만 쓸 수 있${isNew ? '어요.' : '고, 앞서 받은 링크는 이제 쓸 수 없어요.'}`,
  path: ticket === undefined ? paths.login() : paths.newPassword(ticket),
  action: ticket === undefined ? '로그인하기' : '비밀번호 정하기',
  reason: REASON,
});
