import { screen, waitFor } from '@testing-library/react';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { anInvitee } from '@portal/testing/classes/enrollment-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { answered, invited, REQUESTED } from '../families.fixture.ts';
import { button, consent, field, heading, inZone, LINK, submit, visit, withInvitations } from '../families.screen.ts';

const NAME = '중2 수학 개념 완성 – 일차함수';
const { declineInvitation } = classInvitationsContract;

withInvitations();
beforeEach(() => inZone('Asia/Seoul'));

describe('a family that comes by the letter of an invitation', () => {
  it('finds everything filled in and its seat kept, and is in by one press with its consent', async () => {
    const sent = jest.fn();
    const { user } = visit(
      invited({ seatsFree: 1, invitee: anInvitee() }),
      answered({ state: 'ACCEPTED', heldUntil: null }, sent),
    );
    expect(await screen.findByText('20/11/2026 (금) 10:42까지 자리를 맡아 두었어요')).toBeVisible();
    expect(screen.getByText('신청하면 바로 등록돼요.')).toBeVisible();
    expect(screen.queryByText('지금은 빈자리가 없어요')).toBeNull();
    expect(field(/^학생 이름/)).toHaveValue('학생 B01');
    expect(field(/^나이/)).toHaveValue('14');
    expect(field(/^학생과의 관계/)).toHaveValue('MOTHER');
    expect(field(/^이메일/)).toHaveValue('family@example.com');
    expect(consent()).not.toBeChecked();
    await user.click(consent());
    await user.click(submit());
    expect(await screen.findByText('수업에 등록했어요')).toBeVisible();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ link: LINK, guardianName: '보호자 B01', consent: true });
  });

  it('may correct its child, but at another address the teacher is asked, which is said as soon as it is written', async () => {
    const { user } = visit(invited({ seatsFree: 1, invitee: anInvitee() }));
    await heading(NAME);
    await user.type(field(/^학생 이름/), '가');
    await user.type(field(/^나이/), '{Backspace}5');
    expect(screen.getByText('신청하면 바로 등록돼요.')).toBeVisible();
    await user.clear(field(/^이메일/));
    await user.type(field(/^이메일/), 'other@example.com');
    expect(screen.getByText('초대받은 이메일이 아니어서, 선생님이 확인한 뒤 메일로 답을 드려요.')).toBeVisible();
    await user.clear(field(/^이메일/));
    await user.type(field(/^이메일/), 'Family@example.com ');
    expect(screen.getByText('신청하면 바로 등록돼요.')).toBeVisible();
  });

  it('is in at once by any address where the teacher is not asked', async () => {
    const { user } = visit(invited({ seatsFree: 1, asksTeacher: false, invitee: anInvitee() }));
    await heading(NAME);
    await user.clear(field(/^이메일/));
    expect(screen.getByText('신청하면 바로 등록돼요.')).toBeVisible();
  });

  it('reads by whose clocks its seat is kept, where they are not those of Seoul', async () => {
    inZone('Asia/Ho_Chi_Minh');
    visit(invited({ seatsFree: 1, invitee: anInvitee() }));
    expect(await screen.findByText('20/11/2026 (금) 08:42 (호찌민 시각 기준)까지 자리를 맡아 두었어요')).toBeVisible();
  });

  it('reads on in the language of its letter, and can change that', async () => {
    const { user } = visit(invited({ invitee: anInvitee({ language: 'vi' }) }));
    expect(await screen.findByRole('button', { name: 'Gửi yêu cầu đăng ký' })).toBeVisible();
    expect(screen.getByText('Hãy giữ nguyên email nhận lời mời để được đăng ký ngay.')).toBeVisible();
    await user.click(button('한국어'));
    expect(submit()).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
  });

  it('writes the rest where the teacher knew no more than an address', async () => {
    visit(
      invited({
        invitee: anInvitee({ studentName: '', age: null, guardianName: '', relation: null, heldUntil: null }),
      }),
    );
    await heading(NAME);
    expect(field(/^학생 이름/)).toHaveValue('');
    expect(field(/^나이/)).toHaveValue('');
    expect(field(/^이메일/)).toHaveValue('family@example.com');
    expect(screen.getByText('선생님이 확인한 뒤 메일로 답을 드려요.')).toBeVisible();
  });

  it('is told what came of its request when it opens the letter again', async () => {
    visit(invited({ invitee: anInvitee({ heldUntil: null, answer: REQUESTED }) }));
    expect(await screen.findByText('신청을 보냈어요')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '이 초대를 받지 않을게요' })).toBeNull();
  });

  it('declines it after a question only', async () => {
    const declined = jest.fn();
    const { user } = visit(
      invited({ invitee: anInvitee() }),
      fake(declineInvitation, ({ body }) => {
        declined(body);
        return {};
      }),
    );
    await heading(NAME);
    await user.click(button('이 초대를 받지 않을게요'));
    await user.click(button('돌아가기'));
    expect(declined).not.toHaveBeenCalled();
    await user.click(button('이 초대를 받지 않을게요'));
    await user.click(button('초대 거절하기'));
    expect(await screen.findByText('초대를 거절했어요')).toBeVisible();
    expect(declined.mock.calls).toEqual([[{ link: LINK }]]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps its form where it could not be declined', async () => {
    const { user } = visit(invited({ invitee: anInvitee() }), fakeProblem(declineInvitation, 'UNEXPECTED'));
    await heading(NAME);
    await user.click(button('이 초대를 받지 않을게요'));
    await user.click(button('초대 거절하기'));
    expect(await screen.findByText('초대를 거절하지 못했어요')).toBeVisible();
    expect(field(/^학생 이름/)).toHaveValue('학생 B01');
  });

  it('has nothing to decline at the link that everybody has', async () => {
    visit();
    await heading(NAME);
    expect(screen.queryByRole('button', { name: '이 초대를 받지 않을게요' })).toBeNull();
  });
});

describe('a grown-up who takes the class herself', () => {
  it('writes her name once, and is her own guardian', async () => {
    const sent = jest.fn();
    const { user } = visit(answered(REQUESTED, sent));
    await heading(NAME);
    await user.type(field(/^학생 이름/), '박하은');
    await user.type(field(/^나이/), '31');
    await user.selectOptions(field(/^학생과의 관계/), '본인');
    expect(screen.queryByLabelText(/^보호자 이름/)).toBeNull();
    await user.type(field(/^이메일/), 'haeun@example.com');
    await user.click(consent());
    await user.click(submit());
    expect(await screen.findByText('신청을 보냈어요')).toBeVisible();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ studentName: '박하은', guardianName: '박하은', relation: 'SELF' });
  });

  it('has to be one: a child is asked for its guardian', async () => {
    const { user } = visit();
    await heading(NAME);
    await user.type(field(/^학생 이름/), '김민준');
    await user.type(field(/^나이/), '14');
    await user.selectOptions(field(/^학생과의 관계/), '본인');
    await user.type(field(/^이메일/), 'minjun@example.com');
    await user.click(consent());
    await user.click(submit());
    await waitFor(() =>
      expect(field(/^학생과의 관계/)).toHaveAccessibleDescription(/19세부터 본인이 신청할 수 있어요/),
    );
  });
});
