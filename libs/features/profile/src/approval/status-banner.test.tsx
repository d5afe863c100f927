import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ProfileStatus } from '@portal/domain/identity/user';
import { aProfileSubmission, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { createWorld } from '@portal/testing-react/fake-world';
import { RemarksContext } from '../remarks/remarks-context.ts';
import { StatusBanner } from './status-banner.tsx';

const STAYS = '새 내용이 승인될 때까지 지금 승인된 프로필이 그대로 보여요.';
const remarks = [{ path: 'shortIntro', place: 'shortIntro', remark: '더 짧게', isChanged: null }];

function show(over: Parameters<typeof aTeacherProfile>[0], pinned = remarks) {
  render(
    createWorld().wrap(
      <MemoryRouter>
        <RemarksContext value={pinned}>
          <StatusBanner profile={aTeacherProfile(over)} />
        </RemarksContext>
      </MemoryRouter>,
    ),
  );
  return screen.getByRole('region');
}

describe('what stands over the profile [PRF-2]', () => {
  it.each<[ProfileStatus, boolean, string, string | null]>([
    ['NOT_SUBMITTED', false, '프로필을 완성하고 승인을 요청해 주세요', '처음 강좌를 만들려면'],
    ['PENDING', false, '운영팀이 프로필을 보고 있어요', '이번 심사에 들어가지 않아요'],
    ['REJECTED', false, '프로필을 조금 더 고쳐 주세요.', null],
    ['CANCELED', false, '승인 요청을 취소했어요', '준비되면 다시 요청해 주세요'],
    ['APPROVED', false, '프로필이 승인됐어요. 이제 강좌를 만들 수 있어요.', null],
    ['APPROVED', true, '아직 공개되지 않은 변경이 있어요', '승인을 요청하면 승인된 뒤에 공개돼요'],
  ])('%s, changed since: %s, says what to do next', (status, hasChanges, title, body) => {
    const banner = show({ status, hasChanges, submission: aProfileSubmission() });
    expect(banner).toHaveAccessibleName(title);
    if (body) expect(banner).toHaveTextContent(body);
  });

  it.each(['PENDING', 'REJECTED', 'CANCELED', 'NOT_SUBMITTED'] as const)(
    'says while it is %s what families see meanwhile, but only where something is public',
    (status) => {
      expect(show({ status, submission: aProfileSubmission() })).toHaveTextContent(STAYS);
      cleanup();
      expect(show({ status, submission: aProfileSubmission(), firstApprovedAt: null })).not.toHaveTextContent(STAYS);
    },
  );

  it('shows the remarks of a refusal and no others', () => {
    expect(show({ status: 'REJECTED', submission: aProfileSubmission({ reason: '길어요.' }) })).toHaveTextContent(
      /길어요\..*한 줄 소개: 더 짧게/,
    );
  });

  it.each(['PENDING', 'APPROVED', 'CANCELED', 'NOT_SUBMITTED'] as const)('shows none while it is %s', (status) => {
    expect(show({ status, submission: aProfileSubmission({ reason: '길어요.' }) })).not.toHaveTextContent(
      /길어요|더 짧게/,
    );
  });
});
