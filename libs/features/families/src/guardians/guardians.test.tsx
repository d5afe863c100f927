import { screen, within } from '@testing-library/react';
import { guardianInvitationsContract as invitationContract } from '@portal/domain/classes/guardian-invitations.contract';
import { familyGuardiansContract as contract } from '@portal/domain/families/family-guardians.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyCircle, aGuardedChild, anInvitedGuardian } from '@portal/testing/families/family-guardian-builders';
import { shownGuardians } from '../door.fixture.ts';
import { band, enter, enterAt, press, withDoors } from '../door.screen.ts';
import { heading, inZone } from '../families.screen.ts';
import { ASKED, asked, ASKED_LINK } from './guardians.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const guardians = async () => within(await band('아이의 보호자'));
const invited = { children: [aGuardedChild({ invited: [anInvitedGuardian()] })] };

describe('who reads and answers for a child', () => {
  it('is named with the relation and a masked address', async () => {
    enter();
    const shown = await guardians();
    expect(await shown.findByText('박지영')).toBeVisible();
    expect(shown.getByText('jiy****@mail.example')).toBeVisible();
    expect(shown.getByText(/아버지/)).toBeVisible();
  });

  it('is asked by a letter, and is none before she answers', async () => {
    const sent = jest.fn();
    const { user } = enter(
      fake(contract.inviteGuardian, ({ body }) => {
        sent(body);
        return aFamilyCircle(invited);
      }),
    );
    await user.click(await screen.findByRole('button', { name: '보호자 추가' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: '초대 메일 보내기' }));
    expect(await sheet.findByText('이름을 적어 주세요.')).toBeVisible();
    await user.type(sheet.getByLabelText(/^이름/), 'me.com');
    expect(await sheet.findByText(/인터넷 주소, 메일 주소, 전화번호는 쓸 수 없어요/)).toBeVisible();
    await user.clear(sheet.getByLabelText(/^이름/));
    await user.type(sheet.getByLabelText(/^이름/), '이순자');
    await user.selectOptions(sheet.getByLabelText(/^아이와의 관계/), 'GRANDPARENT');
    await user.type(sheet.getByLabelText(/^이메일/), 'sunja@mail.example');
    await user.click(sheet.getByRole('button', { name: '초대 메일 보내기' }));
    expect(await screen.findByText('이순자에게 초대 메일을 보냈어요')).toBeVisible();
    expect(sent.mock.calls[0]).toEqual([
      {
        clientId: expect.any(String) as string,
        studentIds: ['student-1'],
        name: '이순자',
        relation: 'GRANDPARENT',
        email: 'sunja@mail.example',
        language: 'ko',
      },
    ]);
  });

  it('may be taken back by who asked, as long as there is no answer', async () => {
    const { user } = enter(shownGuardians(invited), fake(contract.withdrawGuardian, aFamilyCircle()));
    expect(await screen.findByText(/초대했어요 · 아직 확인 전/)).toBeVisible();
    await user.click(press('초대 거두기, 이순자'));
    expect(await screen.findByText('이순자 초대를 거뒀어요')).toBeVisible();
  });

  it('says why she cannot be asked', async () => {
    enter(shownGuardians({ children: [aGuardedChild({ hasRoom: false })] }));
    expect(await screen.findByText('보호자와 답을 기다리는 초대를 합쳐 한 아이에 4명까지예요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '보호자 추가' })).toBeNull();
  });
});

describe('who was added', () => {
  it('may leave after one more question', async () => {
    const { user } = enter(shownGuardians({ isAdded: true, mayLeave: true }), fake(contract.leaveAsGuardian, {}));
    await user.click(await screen.findByRole('button', { name: '더 이상 받지 않을게요' }));
    await user.click(press('그만 받기'));
    expect(await screen.findByText('이제 소식을 보내지 않아요')).toBeVisible();
  });

  it('is told why she cannot where nobody else is there', async () => {
    enter(shownGuardians({ isAdded: true, mayLeave: false }));
    expect(await screen.findByText(/다른 보호자가 없어서 그만 받을 수 없어요/)).toBeVisible();
  });
});

describe('the link of an invitation to be a guardian', () => {
  it('shows the child, the classes and who asks, and changes nothing until a press', async () => {
    const accepted = jest.fn();
    const { user } = enterAt(
      ASKED,
      asked(),
      fake(invitationContract.acceptGuardianInvitation, ({ body }) => {
        accepted(body);
        return { path: '/f/own-link' };
      }),
    );
    expect(await heading('김민준의 수업 소식을 함께 받을까요?')).toBeVisible();
    expect(screen.getByText('박지영 님이 초대했어요')).toBeVisible();
    expect(screen.getByText('중2 수학 내신반 · 윤서진 선생님')).toBeVisible();
    expect(accepted).not.toHaveBeenCalled();
    await user.click(press('함께 받을게요'));
    expect(await screen.findByText('이제 함께 받아요')).toBeVisible();
    expect(accepted.mock.calls).toEqual([[{ link: ASKED_LINK, timeZone: 'Asia/Seoul' }]]);
    expect(screen.getByRole('link', { name: '수업 페이지 열기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/f\/own-link$/),
    );
  });

  it('can be declined, asked once more', async () => {
    const { user } = enterAt(ASKED, asked(), fake(invitationContract.declineGuardianInvitation, {}));
    await user.click(await screen.findByRole('button', { name: '받지 않을게요' }));
    await user.click(press('초대 거절하기'));
    expect(await screen.findByText('초대를 거절했어요')).toBeVisible();
  });

  it('opens no page a second time', async () => {
    enterAt(ASKED, asked({ state: 'JOINED' }));
    expect(await screen.findByText('이미 함께 받고 있어요')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is over, and says so', async () => {
    enterAt(ASKED, fakeProblem(invitationContract.getGuardianInvitation, 'LINK_REVOKED'));
    expect(await screen.findByText('더 이상 쓸 수 없는 초대예요')).toBeVisible();
  });

  it('leaves no Korean word of ours in Vietnamese', async () => {
    enterAt(
      ASKED,
      asked({
        language: 'vi',
        studentNames: ['Minh'],
        invitedBy: 'Lan',
        classes: [{ name: 'Toán 8', teacherName: 'Yoon' }],
      }),
    );
    const title = await heading('Bạn muốn cùng nhận tin lớp học của Minh?');
    const page = title.closest('[lang=vi]')?.cloneNode(true) as HTMLElement;
    page.querySelector('[lang=ko]')?.remove();
    expect(page).not.toHaveTextContent(/[가-힣]/);
  });
});
