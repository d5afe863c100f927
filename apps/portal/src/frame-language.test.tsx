import { act, screen, waitFor } from '@testing-library/react';
import { guardianInvitationsContract } from '@portal/domain/classes/guardian-invitations.contract';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { familyGuardiansContract } from '@portal/domain/families/family-guardians.contract';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { familyLecturesContract } from '@portal/domain/families/family-lectures.contract';
import { recordingConsentContract } from '@portal/domain/families/recording-consent.contract';
import { paths } from '@portal/domain/site/paths';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aRecordingConsent, FAMILY_LINK } from '@portal/testing/families/family-door-builders';
import { aFamilyCircle, aGuardianInvitation } from '@portal/testing/families/family-guardian-builders';
import { aTenant } from '@portal/testing/identity/identity-builders';
import { renderPortal } from './testing/portal.fixture.ts';

const HANGUL = /[가-힣]/;
const DOOR = paths.familyDoor(FAMILY_LINK);
/** Names that are nobody's words. */
const brand = { code: 'B', name: 'Brand', logo: null };
const config = { tenant: aTenant({ classBrand: brand, networkBrand: brand }) };
const door: Fake[] = [
  fake(
    familyDoorContract.getFamilyDoor,
    aFamilyDoor({
      language: 'vi',
      teacherName: 'Yoon',
      className: 'Toán 8',
      guardianName: 'Lan',
      students: [{ id: 'student-1', name: 'Minh' }],
      next: null,
      moves: [],
    }),
  ),
  fake(familyDoorContract.listFamilyLessons, { total: 0, items: [] }),
  fake(familyHomeworkContract.listFamilyHomework, { total: 0, items: [] }),
  fake(familyLecturesContract.listFamilyLectures, { items: [], next: null }),
  fake(recordingConsentContract.listRecordingConsents, { isOffered: true, items: [aRecordingConsent()] }),
  fake(
    familyGuardiansContract.listFamilyGuardians,
    aFamilyCircle({
      children: [{ studentId: 'student-1', name: 'Minh', guardians: [], invited: [], hasRoom: true }],
    }),
  ),
];
const deviceSpeaks = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const visit = (path: string, ...handlers: Fake[]) => renderPortal({ path, handlers, config });

/** Everything in the document that a reader sees or hears, but for the name of the other language. */
function everything(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll('button[lang=ko], style, script')) other.remove();
  const named = [...body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, body.textContent, ...named].join('\n');
}

afterEach(() => jest.restoreAllMocks());

describe('the document around a page of the families', () => {
  it('speaks Vietnamese as a whole where the family does, whatever its device speaks', async () => {
    deviceSpeaks('ko-KR');
    visit(DOOR, ...door);
    await screen.findByRole('heading', { level: 1, name: 'Gia đình Minh' });
    await screen.findByText('Thêm người nhận tin');
    await screen.findByText('Chưa có buổi học nào kết thúc');
    expect(document.documentElement.lang).toBe('vi');
    expect(document.title).toBe('Lớp học của gia đình | Cổng giáo viên');
    expect(screen.getByText('Chuyển đến nội dung chính')).toBeInTheDocument();
    expect(everything()).not.toMatch(HANGUL);
  });

  it('speaks what the device speaks as long as the page says nothing', async () => {
    deviceSpeaks('vi-VN');
    visit(DOOR, neverAnswers(familyDoorContract.getFamilyDoor));
    expect(document.documentElement.lang).toBe('vi');
    await screen.findByRole('heading', { level: 1, name: 'Lớp học của gia đình' });
    expect(everything()).not.toMatch(HANGUL);
  });

  it('changes with the language that the reader chooses', async () => {
    deviceSpeaks('ko-KR');
    const { user } = visit(
      paths.guardianInvitation('a5cedb0da5cedb0da5cedb0d-signature'),
      fake(guardianInvitationsContract.getGuardianInvitation, aGuardianInvitation()),
    );
    await screen.findByRole('button', { name: '함께 받을게요' });
    expect(document.documentElement.lang).toBe('ko');
    await user.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
    expect(document.title).toBe('Lời mời cùng nhận tin | Cổng giáo viên');
  });

  it('tells of a lost connection in Vietnamese', async () => {
    deviceSpeaks('vi-VN');
    visit(DOOR, ...door);
    await screen.findByText('Thêm người nhận tin');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Mất kết nối mạng')).toBeVisible();
    expect(everything()).not.toMatch(HANGUL);
  });

  it('says in Vietnamese that a link opens nothing, or that its address was cut off', async () => {
    deviceSpeaks('vi-VN');
    visit(paths.familyDoor('bent'), fakeProblem(familyDoorContract.getFamilyDoor, 'LINK_REVOKED'));
    expect(await screen.findByText('Liên kết này không còn dùng được')).toBeVisible();
    expect(everything()).not.toMatch(HANGUL);
  });

  it('says in Vietnamese that an address of hers leads nowhere', async () => {
    deviceSpeaks('vi-VN');
    visit('/f');
    expect(await screen.findByText('Địa chỉ đã được đổi hoặc trang không còn nữa.')).toBeVisible();
  });

  it('is Korean again on the pages of teachers, whatever the device speaks', async () => {
    deviceSpeaks('vi-VN');
    const { user } = visit(DOOR, ...door);
    await screen.findByText('Thêm người nhận tin');
    await user.click(screen.getByRole('link', { name: /về trang chủ/ }));
    await waitFor(() => expect(document.documentElement.lang).toBe('ko'));
  });
});
