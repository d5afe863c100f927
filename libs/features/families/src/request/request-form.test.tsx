import { screen, waitFor } from '@testing-library/react';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { answered, aRequest, invited, REQUESTED } from '../families.fixture.ts';
import {
  button,
  consent,
  deviceSpeaks,
  field,
  fill,
  fillAndSend,
  heading,
  inZone,
  LINK,
  submit,
  visit,
  withInvitations,
} from '../families.screen.ts';

const NAME = '중2 수학 개념 완성 – 일차함수';
const DRAFT = 'portal-draft:visitor:enrollment:new';

withInvitations();
beforeEach(() => inZone('Asia/Ho_Chi_Minh'));

describe('a family that asks for a seat', () => {
  it('sends what it wrote, with the zone of its device, and nothing else', async () => {
    const sent = jest.fn();
    const { user } = visit(answered(REQUESTED, sent));
    await fillAndSend(user);
    await screen.findByText('신청을 보냈어요');
    expect(sent.mock.calls).toEqual([
      [
        {
          link: LINK,
          clientId: expect.any(String) as string,
          timeZone: 'Asia/Ho_Chi_Minh',
          studentName: '학생 B01',
          age: 14,
          goals: '일차함수의 그래프를 어려워해요.',
          guardianName: '보호자 B01',
          relation: 'MOTHER',
          email: 'family@example.com',
          language: 'ko',
          consent: true,
        },
      ],
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('takes its request back, after a question, and is told that the seat is free again', async () => {
    const [sent, withdrawn] = [jest.fn(), jest.fn()];
    const { user } = visit(
      answered(REQUESTED, sent),
      fake(contract.withdrawEnrollment, ({ body }) => {
        withdrawn(body);
        return { state: 'WITHDRAWN' as const, heldUntil: null };
      }),
    );
    await fillAndSend(user);
    await screen.findByText('신청을 보냈어요');
    await user.click(button('신청 거두기'));
    expect(screen.getByText(/맡아 둔 자리나 기다리던 차례는 없어져요/)).toBeVisible();
    expect(withdrawn).not.toHaveBeenCalled();
    await user.click(button('거두기'));
    expect(await screen.findByText('신청을 거뒀어요')).toBeVisible();
    expect(withdrawn.mock.calls).toEqual([
      [{ link: LINK, clientId: (sent.mock.calls[0]![0] as { clientId: string }).clientId }],
    ]);
  });

  it('is written to in the language in which it reads, unless it chooses the other one', async () => {
    const sent = jest.fn();
    const { user } = visit(answered(REQUESTED, sent));
    await heading(NAME);
    await fill(user);
    expect(screen.getByRole('radio', { name: '한국어' })).toBeChecked();
    await user.click(button('Tiếng Việt'));
    expect(screen.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
    await user.click(consent());
    await user.click(button('Gửi yêu cầu đăng ký'));
    expect(await screen.findByText('Đã gửi yêu cầu')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ language: 'vi', studentName: aRequest.studentName }));
  });

  it('keeps the language of letters that it chose, whatever the page speaks', async () => {
    const { user } = visit();
    await heading(NAME);
    await user.click(screen.getByRole('radio', { name: '한국어' }));
    await user.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
    await user.click(button('Tiếng Việt'));
    await user.click(button('한국어'));
    expect(screen.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
  });

  it.each([
    [REQUESTED, '신청을 보냈어요', '20/11/2026 (금) 08:42 (호찌민 시각 기준)까지 자리를 맡아 둘게요.'],
    [
      { state: 'WAITING', heldUntil: null },
      '기다리는 줄에 이름을 올렸어요',
      '지금은 빈자리가 없어요. 자리가 나면 이 주소로 알려 드려요.',
    ],
    [{ state: 'ACCEPTED', heldUntil: null }, '수업에 등록했어요', '수업 안내를 이 주소로 보내 드려요.'],
  ] as const)(
    'reads in the place of the form what came of it, and where the answer goes: %o',
    async (answer, title, words) => {
      const { user } = visit(answered(answer));
      await fillAndSend(user);
      const panel = (await screen.findByRole('heading', { level: 2, name: title })).closest('[role=status]');
      expect(panel).toHaveFocus();
      expect(panel).toHaveTextContent(words);
      expect(panel).toHaveTextContent('family@example.com');
      expect(screen.queryByRole('textbox')).toBeNull();
      // Its own request has taken one of them.
      expect(screen.queryByText('남은 자리')).toBeNull();
    },
  );

  it('is asked for once, however often it presses', async () => {
    const sent = jest.fn();
    let answer = () => undefined as void;
    const { user } = visit(
      fake(contract.requestEnrollment, async ({ body }) => {
        sent(body);
        await new Promise<void>((resolve) => (answer = resolve));
        return REQUESTED;
      }),
    );
    await heading(NAME);
    await fill(user);
    await user.click(consent());
    await user.dblClick(submit());
    await user.click(screen.getByRole('button', { name: /등록 신청하기/ }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    answer();
    await screen.findByText('신청을 보냈어요');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('a request that cannot be sent as it is', () => {
  it('is told of at its fields, and the first of them is led to', async () => {
    const sent = jest.fn();
    const { user } = visit(answered(REQUESTED, sent));
    await heading(NAME);
    await user.type(field(/^나이/), '열네 살');
    await user.type(field(/^이메일/), 'nobody');
    await user.click(submit());
    await waitFor(() => expect(field(/^학생 이름/)).toHaveFocus());
    for (const [name, words] of [
      [/^학생 이름/, '학생의 이름을 적어 주세요.'],
      [/^나이/, '학생의 나이를 적어 주세요.'],
      [/^보호자 이름/, '보호자의 이름을 적어 주세요.'],
      [/^학생과의 관계/, '학생과의 관계를 골라 주세요.'],
      [/^이메일/, '이메일 형식이 아니에요. 예: name@example.com'],
      [/동의해요/, '기록과 안내에 동의해 주세요.'],
    ] as const) {
      expect(field(name)).toHaveAccessibleDescription(words);
      expect(field(name)).toBeInvalid();
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('has names that cannot be followed, in both languages', async () => {
    const { user } = visit();
    await heading(NAME);
    await user.type(field(/^학생 이름/), 'http://evil.example 무료');
    await user.type(field(/^보호자 이름/), 'me@evil.com');
    await user.click(submit());
    const words = '이름에는 인터넷 주소, 메일 주소, 전화번호를 쓸 수 없어요.';
    await waitFor(() => expect(field(/^학생 이름/)).toHaveAccessibleDescription(words));
    expect(field(/^보호자 이름/)).toHaveAccessibleDescription(words);
    await user.click(button('Tiếng Việt'));
    expect(field(/^Tên học sinh/)).toHaveAccessibleDescription(/không có địa chỉ web, email hay số điện thoại/);
    expect(field(/^Tên phụ huynh/)).toHaveAccessibleDescription(/không có địa chỉ web, email hay số điện thoại/);
  });

  it('is told of in Vietnamese, and in the other language once that is chosen', async () => {
    deviceSpeaks('vi-VN');
    const { user } = visit();
    await heading(NAME);
    await user.click(button('Gửi yêu cầu đăng ký'));
    await waitFor(() => expect(field(/^Tên học sinh/)).toHaveAccessibleDescription(/Hãy nhập tên học sinh/));
    expect(screen.getByRole('region', { name: 'Liên hệ với ai?' })).not.toHaveTextContent(/[가-힣]{4,}/);
    await user.click(button('한국어'));
    expect(field(/^학생 이름/)).toHaveAccessibleDescription('학생의 이름을 적어 주세요.');
  });

  it('is refused by the server at the field that it names', async () => {
    const { user } = visit(
      fakeProblem(contract.requestEnrollment, 'VALIDATION', { fields: { email: '쓸 수 없는 주소예요.' } }),
    );
    await fillAndSend(user);
    await waitFor(() => expect(field(/^이메일/)).toHaveAccessibleDescription('쓸 수 없는 주소예요.'));
  });

  it('hears how long to wait where its network has sent too many', async () => {
    const { user } = visit(fakeProblem(contract.requestEnrollment, 'TOO_MANY', { retryAfter: 3_240 }));
    await fillAndSend(user);
    expect(await screen.findByText('요청이 너무 많았어요. 54분 뒤에 다시 해 주세요.')).toBeVisible();
    await user.click(button('Tiếng Việt'));
    expect(screen.getByText('Có quá nhiều yêu cầu. Hãy thử lại sau 54 phút.')).toBeVisible();
  });

  it('keeps everything when the waiting list has become full meanwhile', async () => {
    const { user } = visit(invited({ seatsFree: 0 }), fakeProblem(contract.requestEnrollment, 'CLASS_FULL'));
    await fillAndSend(user);
    expect(await screen.findByText(/기다리는 줄에도 자리가 없어요/)).toBeVisible();
    expect(field(/^학생 이름/)).toHaveValue(aRequest.studentName);
    expect(field(/^이메일/)).toHaveValue(aRequest.email);
    expect(consent()).toBeChecked();
  });

  it.each([
    ['the line breaks', offline(contract.requestEnrollment)],
    ['the server fails', fakeProblem(contract.requestEnrollment, 'UNEXPECTED')],
    ['the link was changed meanwhile', fakeProblem(contract.requestEnrollment, 'LINK_REVOKED')],
  ])('stays as it is written when %s, and says so in Vietnamese too', async (_why, refused) => {
    const { user } = visit(refused);
    await fillAndSend(user);
    expect(await screen.findByText('신청하지 못했어요')).toBeVisible();
    await user.click(button('Tiếng Việt'));
    const alert = screen.getByText('Chưa gửi được yêu cầu').closest('[role=alert]');
    expect(alert).not.toHaveTextContent(/[가-힣]/);
    expect(field(/^Tên học sinh/)).toHaveValue(aRequest.studentName);
  });

  it('is the same request when it is sent once more', async () => {
    const ids: string[] = [];
    const refusing = fake(contract.requestEnrollment, ({ body }) => {
      ids.push(body.clientId);
      return ids.length === 1 ? problemResponse('UNEXPECTED') : REQUESTED;
    });
    const { user } = visit(refusing);
    await fillAndSend(user);
    await screen.findByText('신청하지 못했어요');
    await user.click(submit());
    await screen.findByText('신청을 보냈어요');
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('a request that is half written', () => {
  it('stands there again after a reload, but for the consent, and can be thrown away', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ version: 1, savedAt: Date.parse('2026-11-18T10:00:00+09:00'), values: aRequest }),
    );
    const { user } = visit();
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(field(/^학생 이름/)).toHaveValue(aRequest.studentName);
    expect(consent()).not.toBeChecked();
    await user.click(button('지우기'));
    expect(field(/^학생 이름/)).toHaveValue('');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});
