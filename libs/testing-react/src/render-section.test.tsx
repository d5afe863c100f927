import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { Link, useParams } from 'react-router';
import { useGetProfileQuery } from '@portal/api/identity/session.api';
import { useCountNotSeenNotificationsQuery } from '@portal/api/notifications/notifications.api';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { now } from '@portal/portal-core/clock';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { useFrameSpeaks } from '@portal/portal-core/frame-language';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { useToast } from '@portal/portal-core/show-toast';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { takeComplaints } from '@portal/testing/platform-server';
import { useUiWords } from '@portal/ui/ui-language';
import { renderSection } from './render-section.tsx';

function HelloPage() {
  const { profile } = useCurrentProfile();
  const { isError } = useGetProfileQuery(undefined, { skip: !useIsSignedIn() });
  const toast = useToast();
  return (
    <>
      <h1>{profile ? `${profile.name} 님` : '손님'}</h1>
      <p>{now().toISOString()}</p>
      {isError && <p>오류</p>}
      <button type="button" onClick={() => toast({ type: 'success', title: '저장했어요' })}>
        저장
      </button>
      <Link to="/hello/7?tab=a">일곱째</Link>
    </>
  );
}

function DetailPage() {
  return <h1>{useParams()['id']}번</h1>;
}

function Bell() {
  const { data } = useCountNotSeenNotificationsQuery();
  return <p>알림 {data?.count ?? '?'}</p>;
}

function FamilyPage() {
  useFrameSpeaks('vi');
  return <h1>{useUiWords().retry}</h1>;
}

const hello = defineSection({
  id: 'hello',
  routes: [
    { path: '/hello', title: '인사', access: 'public', ...lazyPage(() => Promise.resolve(HelloPage)) },
    { path: '/hello/:id', title: '자세히', access: 'public', ...lazyPage(() => Promise.resolve(DetailPage)) },
    { path: '/family', title: '가족', access: 'public', ...lazyPage(() => Promise.resolve(FamilyPage)) },
  ],
});
const withBell = { ...hello, slots: { header: lazy(() => Promise.resolve({ default: Bell })) } };

const heading = (name: string) => screen.findByRole('heading', { name });

it('shows the first page to a signed-in teacher at the frozen moment', async () => {
  renderSection(hello);
  expect(await heading('김수학 님')).toBeVisible();
  expect(screen.getByText('2026-11-18T01:42:00.000Z')).toBeVisible();
});

it('starts every test with a store and a profile of its own', async () => {
  renderSection(hello, { handlers: [fake(sessionContract.getProfile, aProfile({ name: '박국어' }))] });
  expect(await heading('박국어 님')).toBeVisible();
});

it('asks nothing for an anonymous visitor, and follows a sign-in and a sign-out', async () => {
  const { session } = renderSection(hello, { signedIn: false });
  expect(await heading('손님')).toBeVisible();
  await act(() => session.signIn({ username: 'math', password: 'demo1234!', remember: true }));
  expect(await heading('김수학 님')).toBeVisible();
  await act(() => session.signOut());
  expect(await heading('손님')).toBeVisible();
});

it('gives the page its refusal', async () => {
  renderSection(hello, { handlers: [fakeProblem(sessionContract.getProfile, 'UNEXPECTED')] });
  expect(await screen.findByText('오류')).toBeVisible();
});

it('opens the page that the path names, and tells where a link led', async () => {
  const { user, currentPath } = renderSection(hello);
  await user.click(await screen.findByRole('link', { name: '일곱째' }));
  expect(await heading('7번')).toBeVisible();
  expect(currentPath()).toBe('/hello/7?tab=a');
});

it('shows the words of a toast', async () => {
  const { user } = renderSection(hello);
  await user.click(await screen.findByRole('button', { name: '저장' }));
  expect(screen.getByText('저장했어요').closest('[role=status]')).toBeVisible();
});

it('fills the header slot and brings what the server pushes', async () => {
  let count = 1;
  const { push } = renderSection(withBell, {
    handlers: [
      fake(notificationsContract.countNotSeenNotifications, () => ({ count })),
      fake(notificationsContract.listNotifications, { total: 1, items: [aNotification()] }),
    ],
  });
  expect(await screen.findByText('알림 1')).toBeVisible();
  count = 2;
  push('notification.new', { id: 'notification-2' });
  expect(await screen.findByText('알림 2')).toBeVisible();
});

it('refuses a push that the server could not send', () => {
  const { push } = renderSection(hello, { signedIn: false });
  expect(() => push('notification.new', { id: 'not an id' })).toThrow();
});

it('fails a test whose section asks what nobody answers, by the name of the request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderSection(withBell);
  await heading('김수학 님');
  const complaint = await screen.findByText('알림 ?').then(
    () =>
      new Promise<string[]>((resolve) => {
        setTimeout(() => resolve(takeComplaints()), 100);
      }),
  );
  expect(complaint).toEqual([
    'Nobody answers GET /messaging/notifications/count-not-seen: add a fake of that endpoint.',
  ]);
});

it.each([
  ['speaks its language', false, 'Thử lại'],
  ['speaks Korean where a teacher with a session looks at it', true, '다시 시도'],
])('a page of families %s, also in what the parts of the screen say by themselves', async (_what, signedIn, word) => {
  renderSection(hello, { path: '/family', signedIn });
  expect(await heading(word)).toBeVisible();
});
