import { screen, within } from '@testing-library/react';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { anInvitedClass, anInvitee } from '@portal/testing/classes/enrollment-builders';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { invited } from '../families.fixture.ts';
import {
  button,
  deviceSpeaks,
  field,
  heading,
  inZone,
  LINK,
  submit,
  visit,
  withInvitations,
} from '../families.screen.ts';

const NAME = '중2 수학 개념 완성 – 일차함수';
const facts = async (name = '수업 안내') => within(await screen.findByRole('region', { name }));

withInvitations();

describe('a family that opens the link of a class', () => {
  it('sees who invites, what the class is, and how many seats are left [CLS-1]', async () => {
    inZone('Asia/Seoul');
    const looked = jest.fn();
    visit(
      fake(contract.getInvitedClass, ({ body }) => {
        looked(body);
        return anInvitedClass({ mode: 'OFFLINE', place: '마포구 공부방' });
      }),
    );
    expect(await heading(NAME)).toBeVisible();
    expect(screen.getByText('김수학 선생님이 초대했어요')).toBeVisible();
    const shown = await facts();
    for (const words of ['목 19:00–20:00', '19/11/2026 (목) 19:00', '대면', '마포구 공부방', '중급', '8자리 중 2자리'])
      expect(shown.getByText(words)).toBeVisible();
    expect(shown.getByText('12회, 25/02/2027 (목)까지')).toBeVisible();
    expect(looked.mock.calls).toEqual([[{ link: LINK }]]);
  });

  it('is told whose clocks are meant where its own show another time', async () => {
    inZone('Asia/Ho_Chi_Minh');
    visit();
    const shown = await facts();
    expect(shown.getByText(/목 19:00–20:00\s+서울 시각 기준/)).toBeVisible();
    expect(shown.getByText(/19:00\s+내 시각으로 19\/11\/2026 \(목\) 17:00/)).toBeVisible();
  });

  it('is not told so where another zone has the same clocks', async () => {
    inZone('Asia/Tokyo');
    visit();
    expect((await facts()).getByText('목 19:00–20:00')).toBeVisible();
  });

  it('has the clocks of the class where its device names no zone', async () => {
    inZone('');
    visit();
    expect((await facts()).getByText('목 19:00–20:00')).toBeVisible();
  });

  it('reads everything in Vietnamese after one press, and in Korean after another', async () => {
    inZone('Asia/Ho_Chi_Minh');
    const { user } = visit();
    await heading(NAME);
    await user.click(button('Tiếng Việt'));
    expect(button('한국어')).toHaveFocus();
    const shown = await facts('Thông tin lớp học');
    expect(shown.getByText(/Thứ Năm 19:00–20:00\s+Giờ .*Hàn Quốc/)).toBeVisible();
    expect(shown.getByText(/Theo giờ của bạn: .*17:00 Thứ Năm, 19 tháng 11, 2026/)).toBeVisible();
    expect(button('Gửi yêu cầu đăng ký').closest('[lang]')).toHaveAttribute('lang', 'vi');
    // Only what the teacher and the family wrote, the sign of the other language, and names of languages are Korean.
    expect(screen.getByRole('region', { name: 'Ai sẽ học?' })).not.toHaveTextContent(/[가-힣]/);
    expect(shown.getByText('Trực tuyến').closest('section')).not.toHaveTextContent(/[가-힣]/);
    await user.click(button('한국어'));
    expect(submit()).toBeVisible();
  });

  it.each([
    ['vi-VN', 'Thông tin lớp học'],
    ['vi', 'Thông tin lớp học'],
    ['ko-KR', '수업 안내'],
    ['en-US', '수업 안내'],
  ])('whose device speaks %s reads “%s” at first', async (language, title) => {
    deviceSpeaks(language);
    visit();
    expect(await facts(title)).toBeDefined();
  });

  it('learns before it writes that there is no seat, and what becomes of the request', async () => {
    visit(invited({ seatsFree: 0 }));
    expect(await screen.findByText('지금은 빈자리가 없어요')).toBeVisible();
    expect(screen.getByText('신청하면 기다리는 줄에 서요. 자리가 나면 메일로 알려 드려요.')).toBeVisible();
    expect(submit()).toBeEnabled();
  });
});

describe('a class with a waiting list that is full', () => {
  it.each([
    ['ko-KR', '기다리는 줄에도 자리가 없어요', /선생님께 연락해 주세요/],
    ['vi-VN', 'Danh sách chờ cũng đã đầy', /Hãy liên hệ với giáo viên/],
  ])('says so before anything is written, without a form (%s)', async (language, title, body) => {
    deviceSpeaks(language);
    visit(invited({ seatsFree: 0, isFull: true }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(body)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/기다리는 줄에 서요|vào danh sách chờ\./)).toBeNull();
  });

  it('can still be declined by whoever was invited to it', async () => {
    visit(invited({ seatsFree: 0, isFull: true, invitee: anInvitee({ heldUntil: null }) }));
    expect(await screen.findByText('기다리는 줄에도 자리가 없어요')).toBeVisible();
    expect(button('이 초대를 받지 않을게요')).toBeVisible();
  });
});

describe('a link that opens nothing', () => {
  it('says what happened and who has another one, without a form', async () => {
    visit(fakeProblem(contract.getInvitedClass, 'LINK_REVOKED'));
    expect(await screen.findByText('더 이상 쓸 수 없는 링크예요')).toBeVisible();
    expect(screen.getByText(/선생님께 새 링크를 받아 주세요/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says it in Vietnamese too', async () => {
    deviceSpeaks('vi-VN');
    visit(fakeProblem(contract.getInvitedClass, 'LINK_REVOKED'));
    expect(await screen.findByText('Liên kết này không còn dùng được')).toBeVisible();
    expect(await heading('Đăng ký lớp học')).toHaveAttribute('lang', 'vi');
  });

  it('is also one whose address was cut', async () => {
    visit(fakeProblem(contract.getInvitedClass, 'VALIDATION'));
    expect(await screen.findByText('더 이상 쓸 수 없는 링크예요')).toBeVisible();
  });
});

describe('a class that does not come', () => {
  it('can be asked for again without a connection', async () => {
    const { user } = visit(offline(contract.getInvitedClass));
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible();
    platform.use(invited());
    await user.click(button('다시 시도'));
    expect(await heading(NAME)).toBeVisible();
    expect(field(/^학생 이름/)).toBeVisible();
  });

  it('says why in Vietnamese, by what the server names', async () => {
    deviceSpeaks('vi-VN');
    visit(fakeProblem(contract.getInvitedClass, 'MAINTENANCE'));
    expect(await screen.findByText('Hệ thống đang bảo trì. Hãy thử lại sau ít phút.')).toBeVisible();
    expect(button('Thử lại')).toBeVisible();
  });
});
