import { act, screen, waitFor, within } from '@testing-library/react';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fake, fakeProblem, neverAnswers, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyMove, FAMILY_LINK } from '@portal/testing/families/family-door-builders';
import { platform } from '@portal/testing/platform-server';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { shownDoor, shownGuardians, shownRecords, TWO_CHILDREN } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { deviceSpeaks, heading, inZone } from '../families.screen.ts';
import { familiesSection } from '../section.ts';

const GONE = '더 이상 쓸 수 없는 링크예요';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

describe('a family that opens the link of a letter', () => {
  it('sees whose page it is and of which class, by its link alone', async () => {
    const asked = jest.fn();
    enter(
      fake(contract.getFamilyDoor, ({ headers }) => {
        asked(headers.get('authorization'));
        return aFamilyDoor();
      }),
    );
    expect(await heading('김민준 가족')).toBeVisible();
    expect(screen.getByText('윤서진 선생님 · 중2 수학 내신반')).toBeVisible();
    expect(asked.mock.calls[0]).toEqual([`Family ${FAMILY_LINK}`]);
    expect(screen.getByText('이 링크는 김민준 가족만 쓰는 링크예요. 다른 사람에게 보내지 마세요.')).toBeVisible();
  });

  it('is named by all of its children in the class', async () => {
    enter(shownDoor(TWO_CHILDREN));
    expect(await heading('김민준, 김서연 가족')).toBeVisible();
  });

  it('is told by whose clocks the page tells the time where its own differ from those of the teacher', async () => {
    inZone('Asia/Ho_Chi_Minh');
    enter();
    expect(await screen.findByText('이 페이지의 시각은 호찌민 시각 기준이에요.')).toBeVisible();
  });

  it('is not told so where both show the same', async () => {
    enter();
    await heading('김민준 가족');
    expect(screen.queryByText(/시각 기준/)).toBeNull();
  });
});

describe('the language of the page', () => {
  it('is the one that the platform keeps for the family, whatever its device speaks', async () => {
    enter(shownDoor({ language: 'vi' }));
    expect(await heading('Gia đình 김민준')).toBeVisible();
    expect(screen.getByText('Giáo viên 윤서진 · 중2 수학 내신반')).toBeVisible();
  });

  it('is the one of the device before the door is there', async () => {
    deviceSpeaks('vi-VN');
    enter(neverAnswers(contract.getFamilyDoor));
    expect(await heading('Lớp học của gia đình')).toBeVisible();
    expect(await screen.findByText('Đang tải lớp học của gia đình')).toBeInTheDocument();
  });

  it('changes at once, and is kept', async () => {
    const sent = jest.fn();
    let language: 'ko' | 'vi' = 'ko';
    let answer = () => undefined as void;
    const { user } = enter(
      fake(contract.getFamilyDoor, () => aFamilyDoor({ language })),
      fake(contract.changeFamilyLanguage, async ({ body }) => {
        sent(body);
        await new Promise<void>((resolve) => (answer = resolve));
        language = body.language;
        return aFamilyDoor({ language });
      }),
    );
    await heading('김민준 가족');
    await user.click(press('Tiếng Việt'));
    expect(await heading('Gia đình 김민준')).toBeVisible();
    expect(press('한국어')).toHaveFocus();
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ language: 'vi' }]]));
    await act(async () => answer());
    expect(await heading('Gia đình 김민준')).toBeVisible();
    expect(press('한국어').closest('[lang=vi]')).not.toBeNull();
  });

  it('goes back and says so when it cannot be kept', async () => {
    const { user } = enter(fakeProblem(contract.changeFamilyLanguage, 'UNAVAILABLE'));
    await heading('김민준 가족');
    await user.click(press('Tiếng Việt'));
    expect(await screen.findByText('언어를 바꾸지 못했어요')).toBeVisible();
    expect(await heading('김민준 가족')).toBeVisible();
    expect(screen.getByText('언어를 바꾸지 못했어요').closest('[role=alert]')).not.toBeNull();
  });

  it('leaves no Korean word of ours in Vietnamese', async () => {
    enter(
      shownDoor({
        language: 'vi',
        teacherName: 'Cô Yoon',
        className: 'Toán 8',
        students: [{ id: 'student-1', name: 'Minh' }],
        next: null,
      }),
      shownRecords([]),
      shownGuardians({
        children: [{ studentId: 'student-1', name: 'Minh', guardians: [], invited: [], hasRoom: true }],
      }),
    );
    const title = await heading('Gia đình Minh');
    await screen.findByText('Chưa có buổi học nào kết thúc');
    const page = title.closest('[lang=vi]')?.cloneNode(true) as HTMLElement;
    page.querySelector('[lang=ko]')?.remove();
    expect(page).not.toHaveTextContent(/[가-힣]/);
  });
});

describe('a page that stands open', () => {
  it('learns within a minute what others have answered', async () => {
    let moves = [aFamilyMove({ isAgreed: true, agreed: 4 })];
    await withFakeTimers(async (pass) => {
      enter(fake(contract.getFamilyDoor, () => aFamilyDoor({ moves })));
      expect(await screen.findByText('5명 중 4명의 가족이 좋다고 했어요')).toBeVisible();
      moves = [];
      await pass(61_000);
      expect(screen.queryByText('5명 중 4명의 가족이 좋다고 했어요')).toBeNull();
    });
  });
});

describe('a link that opens nothing', () => {
  it('says what happened and who has another one', async () => {
    enter(fakeProblem(contract.getFamilyDoor, 'LINK_REVOKED'));
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.getByText(/선생님께 새 링크를 받아 주세요/)).toBeVisible();
    expect(screen.queryByText('지난 수업')).toBeNull();
  });

  it('says it in Vietnamese, where its reader chooses that', async () => {
    const { user } = enter(fakeProblem(contract.getFamilyDoor, 'LINK_REVOKED'));
    await screen.findByText(GONE);
    await user.click(press('Tiếng Việt'));
    expect(screen.getByText('Liên kết này không còn dùng được')).toBeVisible();
  });

  it('is also one that was bent on its way, and nobody is asked about it', async () => {
    renderSection(familiesSection, { path: '/f/%EB%A7%81%ED%81%AC', signedIn: false });
    expect(await screen.findByText(GONE)).toBeVisible();
  });

  it('takes the page away when it is revoked while that stands open', async () => {
    let isRevoked = false;
    const { user } = enter(
      fake(contract.getFamilyDoor, () => (isRevoked ? problemResponse('LINK_REVOKED') : aFamilyDoor())),
      fakeProblem(contract.changeFamilyLanguage, 'LINK_REVOKED'),
    );
    await heading('김민준 가족');
    isRevoked = true;
    await user.click(press('Tiếng Việt'));
    expect(await screen.findByText(GONE)).toBeVisible();
  });
});

describe('a door that does not come', () => {
  it('can be asked for again without a connection', async () => {
    const { user } = enter(offline(contract.getFamilyDoor));
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    platform.use(shownDoor());
    await user.click(press('다시 시도'));
    expect(await heading('김민준 가족')).toBeVisible();
  });

  it.each([
    ['MAINTENANCE', 'Hệ thống đang bảo trì. Hãy thử lại sau ít phút.'],
    ['TOO_MANY', 'Có quá nhiều yêu cầu. Hãy đợi một lát rồi thử lại.'],
    ['UNEXPECTED', 'Đã có lỗi xảy ra. Hãy thử lại sau ít phút.'],
  ] as const)('says why in Vietnamese: %s', async (code, words) => {
    deviceSpeaks('vi-VN');
    enter(fakeProblem(contract.getFamilyDoor, code));
    expect(await screen.findByText(words)).toBeVisible();
    expect(press('Thử lại')).toBeVisible();
  });

  it('leaves what was there when it fails later, and says that it is not new', async () => {
    let isDown = false;
    const { user } = enter(
      fake(contract.getFamilyDoor, () => (isDown ? Response.error() : aFamilyDoor())),
      offline(contract.changeFamilyLanguage),
    );
    await heading('김민준 가족');
    isDown = true;
    await user.click(press('Tiếng Việt'));
    const stale = await screen.findByText('새로 불러오지 못했어요. 아래는 조금 전에 본 내용이에요.');
    expect(stale).toBeVisible();
    expect(within(await band(/^다음 수업/)).getByText('19:00')).toBeVisible();
    isDown = false;
    await user.click(press('다시 시도'));
    await waitFor(() => expect(stale).not.toBeInTheDocument());
  });
});
