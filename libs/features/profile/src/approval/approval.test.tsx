import { screen, waitFor, within } from '@testing-library/react';
import { profileContract } from '@portal/domain/profile/profile.contract';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aProfileSubmission, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { renderSection } from '@portal/testing-react/render-section';
import {
  aChangedProfile,
  aPendingProfile,
  aProfileServer,
  aReadyProfile,
  aRejectedProfile,
} from '../profile.fixture.ts';
import { banner, button, question, text } from '../profile.screen.ts';
import { profileSection } from '../section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const PENDING = '운영팀이 프로필을 보고 있어요';

function open(profile: TeacherProfile, ...first: Fake[]) {
  const { server, handlers } = aProfileServer(profile);
  return { server, ...renderSection(profileSection, { handlers: [...first, ...handlers] }) };
}

describe('a request for approval', () => {
  it('is asked about, takes along what was just written, and then counts down one working day [PRF-2]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.type(await text(/^한 줄 소개/), '!');
    await user.click(button('승인 요청'));
    const dialog = await question('프로필 승인을 요청할까요?');
    expect(dialog.getByText(/영업일 1일 안에 결과를 알려 드려요/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '승인 요청' }));
    const pending = within(await banner(PENDING));
    expect(pending.getByText('영업일 1일 안에')).toBeVisible();
    expect(server.profile.content.shortIntro).toBe('개념이 보이는 중등 수학 수업!');
    expect(await screen.findByText('승인을 요청했어요')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not made when she thinks again [PRF-2]', async () => {
    const { user, server } = open(aReadyProfile());
    await text(/^한 줄 소개/);
    await user.click(button('승인 요청'));
    await user.click((await question('프로필 승인을 요청할까요?')).getByRole('button', { name: '취소' }));
    expect(server.profile.status).toBe('NOT_SUBMITTED');
  });

  it('that the server finds incomplete says so at the field [PRF-2]', async () => {
    const { user } = open(
      aReadyProfile(),
      fakeProblem(profileContract.submitTeacherProfile, 'PROFILE_INCOMPLETE', {
        fields: { personalTaxCode: '없는 납세 번호예요.' },
      }),
    );
    const taxCode = await text(/^개인 납세 번호/);
    await user.click(button('승인 요청'));
    await user.click((await question('프로필 승인을 요청할까요?')).getByRole('button', { name: '승인 요청' }));
    await waitFor(() => expect(taxCode).toHaveAccessibleDescription('없는 납세 번호예요.'));
  });

  it('that fails says why and can be made again [PRF-2]', async () => {
    const { user } = open(aReadyProfile(), fakeProblem(profileContract.submitTeacherProfile, 'UNEXPECTED'));
    await text(/^한 줄 소개/);
    await user.click(button('승인 요청'));
    await user.click((await question('프로필 승인을 요청할까요?')).getByRole('button', { name: '승인 요청' }));
    expect(await screen.findByText('승인을 요청하지 못했어요')).toBeVisible();
    expect(screen.getByText(/서버에 문제가 생겼어요/)).toBeVisible();
    await waitFor(() => expect(button('승인 요청')).toHaveFocus());
  });

  it('can be taken back after a question [PRF-2]', async () => {
    const { user } = open(aPendingProfile());
    await user.click(await screen.findByRole('button', { name: '승인 요청 취소' }));
    const dialog = await question('승인 요청을 취소할까요?');
    await user.click(dialog.getByRole('button', { name: '승인 요청 취소' }));
    expect(await banner('승인 요청을 취소했어요')).toBeVisible();
    expect(button('다시 승인 요청')).toBeVisible();
  });

  it('that an operator decided meanwhile is not taken back: the page shows the decision [PRF-2]', async () => {
    const { user, server } = open(aPendingProfile(), fakeProblem(profileContract.cancelTeacherProfile, 'WRONG_STATE'));
    await user.click(await screen.findByRole('button', { name: '승인 요청 취소' }));
    server.profile = aTeacherProfile();
    await user.click((await question('승인 요청을 취소할까요?')).getByRole('button', { name: '승인 요청 취소' }));
    expect(await banner(/프로필이 승인됐어요/)).toBeVisible();
  });
});

describe('while it waits', () => {
  it('what is written is kept for the next request, and the page says so [PRF-2]', async () => {
    const { user, server } = open(aPendingProfile({ firstApprovedAt: '2025-11-11T11:00:00+09:00' }));
    const waiting = within(await banner(PENDING));
    expect(waiting.getByText(/지금 고치는 내용은 이번 심사에 들어가지 않아요/)).toBeVisible();
    expect(waiting.getByText(/지금 승인된 프로필이 그대로 보여요/)).toBeVisible();
    await user.type(await text(/^한 줄 소개/), '!');
    await user.tab();
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(server.profile.status).toBe('PENDING');
    expect(screen.queryByRole('button', { name: /^(다시 )?승인 요청$/ })).toBeNull();
  });

  it('the decision arrives without a reload, and what is being written stays [PRF-2]', async () => {
    const { user, server, push } = open(aPendingProfile());
    await user.type(await text(/^한 줄 소개/), '!');
    server.profile = { ...server.profile, ...aRejectedProfile({ content: server.profile.content }) };
    push('profile.changed', {});
    expect(await banner('프로필을 조금 더 고쳐 주세요.')).toBeVisible();
    expect(await text(/^한 줄 소개/)).toHaveValue('개념이 보이는 중등 수학 수업!');
  });
});

describe('a profile that was sent back', () => {
  it('shows the reason, and every remark at its field and as a way to it [PRF-2]', async () => {
    const { user } = open(aRejectedProfile());
    const rejected = within(await banner('프로필을 조금 더 고쳐 주세요.'));
    expect(rejected.getByText('증빙 파일을 읽을 수 없어요. 다시 올려 주세요.')).toBeVisible();
    const remark = '어떤 교재로 수업하는지 적어 주세요.';
    await user.click(rejected.getByRole('link', { name: `자세한 소개: ${remark}` }));
    expect(await text(/^자세한 소개/)).toHaveFocus();
    const pinned = screen.getByRole('group', { name: '자세한 소개 심사 의견' });
    expect(pinned).toHaveAccessibleDescription(expect.stringContaining(remark));
    expect(screen.getByRole('group', { name: '자격증 1 · 증빙 파일 심사 의견' })).toBeVisible();
  });

  it('counts a remark as done when its field was changed, and is handed in again [PRF-2]', async () => {
    const { server, user } = open(
      aRejectedProfile(),
      fake(profileContract.compareProfile, ({ query }) => {
        expect(query).toEqual({ from: 'submission-1', to: 'DRAFT' });
        const isMended = server.profile.content.detailIntro.endsWith('교재는 수학의 길이에요.');
        const change = { path: 'detailIntro', label: '자세한 소개', before: '가', after: '나' };
        return { changes: isMended ? [change] : [] };
      }),
    );
    const rejected = within(await banner('프로필을 조금 더 고쳐 주세요.'));
    expect(rejected.queryByText('고쳤어요')).toBeNull();
    await user.type(await text(/^자세한 소개/), ' 교재는 수학의 길이에요.');
    await user.tab();
    expect(await rejected.findByText('고쳤어요')).toBeVisible();
    expect(rejected.getByText(/2개 중 1개를 고쳤어요/)).toBeVisible();
    expect(await screen.findByText('심사 의견 · 고쳤어요')).toBeVisible();
    await user.click(button('다시 승인 요청'));
    await user.click((await question('프로필 승인을 요청할까요?')).getByRole('button', { name: '승인 요청' }));
    expect(await banner(PENDING)).toBeVisible();
    expect(screen.queryByText(/심사 의견/)).toBeNull();
  });
});

describe('an approved profile', () => {
  it('leads to the courses, and asks for approval again only after a change [PRF-2]', async () => {
    const { user } = open(aTeacherProfile());
    const approved = within(await banner(/프로필이 승인됐어요/));
    expect(approved.getByRole('link', { name: '강좌 만들기' })).toHaveAttribute(
      'href',
      expect.stringContaining('/my-courses/new'),
    );
    expect(screen.queryByRole('button', { name: /승인 요청/ })).toBeNull();
    await user.type(await text(/^한 줄 소개/), '!');
    expect(button('다시 승인 요청')).toBeVisible();
    await user.tab();
    expect(await banner('아직 공개되지 않은 변경이 있어요')).toBeVisible();
  });

  it('stays public while a new one waits: the question says so [PRF-2]', async () => {
    const { user } = open(aChangedProfile());
    await banner('아직 공개되지 않은 변경이 있어요');
    await user.click(button('다시 승인 요청'));
    const dialog = await question('프로필 승인을 요청할까요?');
    expect(dialog.getByText(/지금 승인된 프로필이 그대로 보여요/)).toBeVisible();
  });

  it('that waits says when the answer is late [PRF-2]', async () => {
    open(aPendingProfile({ submission: aProfileSubmission({ dueAt: '2026-11-18T08:42:00+09:00' }) }));
    expect(within(await banner(PENDING)).getByText('2시간 지남')).toBeVisible();
  });
});
