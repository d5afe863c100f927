import { screen, waitFor } from '@testing-library/react';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { anApplication, APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { statusOf } from '../recruiting.fixture.ts';
import { button, lookUp, openStatus, preload, refused, text, visit } from '../recruiting.screen.ts';

const { getFormStatus } = applicationsContract;

beforeAll(preload, 30_000);
beforeEach(() => localStorage.clear());

describe('a code that is lost', () => {
  it('is mailed to the address of the application, whether there is one or not [REG-1]', async () => {
    const asked = jest.fn();
    const mailed = fake(applicationsContract.mailFormCode, ({ body }) => {
      asked(body);
      return {};
    });
    const { user } = visit('/teach/status', [mailed]);
    await user.click(await screen.findByRole('button', { name: '지원 번호를 모르겠어요' }));
    await user.type(text(/^지원할 때 적은 이메일/), 'apply@example.com');
    await user.click(button('지원 번호 메일로 받기'));
    expect(await screen.findByText(/apply@example.com 주소로 낸 지원서가 있다면/)).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ email: 'apply@example.com' });
  });

  it('is asked for later where it was asked for too often', async () => {
    const refusal = fakeProblem(applicationsContract.mailFormCode, 'TOO_MANY', { retryAfter: 3_180 });
    const { user } = visit('/teach/status', [refusal]);
    await user.click(await screen.findByRole('button', { name: '지원 번호를 모르겠어요' }));
    await user.type(text(/^지원할 때 적은 이메일/), 'apply@example.com');
    await user.click(button('지원 번호 메일로 받기'));
    expect(await screen.findByText(/53분 뒤에/)).toBeVisible();
  });
});

describe('the status', () => {
  it.each([
    ['SUBMITTED', '신청을 받았어요', '2026-11-23T01:42:00Z'],
    ['IN_REVIEW', '서류를 검토하고 있어요', '2026-11-23T01:42:00Z'],
    ['PASSED', '서류 심사에 합격했어요', null],
    ['REFUSED', '이번에는 함께하지 못해요', null],
  ] as const)('of %s is told to who knows code and contact [REG-1]', async (status, sentence, reviewDueAt) => {
    const decidedAt = reviewDueAt ? null : '2026-11-18T01:00:00Z';
    const reason = status === 'REFUSED' ? '경력이 더 필요해요.' : null;
    const { user } = openStatus(statusOf(anApplication({ status, reviewDueAt, decidedAt, reason })));
    await lookUp(user);
    expect((await screen.findAllByText(new RegExp(sentence)))[0]).toBeVisible();
    if (reviewDueAt) expect(screen.getByText('23/11/2026 (월) 10:42')).toBeVisible();
    if (reason) expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: '고쳐서 다시 내기' })).not.toBeInTheDocument();
  });

  it('is asked with the code as it was given, however it is typed, and says what to do when nothing fits', async () => {
    const asked = jest.fn();
    const none = fake(applicationsContract.getFormStatus, ({ query }) => {
      asked(query);
      return problemResponse('NOT_FOUND');
    });
    const { user } = visit('/teach/status', [none]);
    await user.type(
      await screen.findByRole('textbox', { name: /^지원 번호/ }),
      `${APPLICATION_CODE.slice(0, 5).toLowerCase()} - ${APPLICATION_CODE.slice(5)}`,
    );
    await lookUp(user, 'nobody');
    expect(await screen.findByText('휴대폰 번호나 이메일 형식이 아니에요.')).toBeVisible();
    await user.clear(text(/^휴대폰 번호나 이메일/));
    await lookUp(user, '0212345678');
    expect(await screen.findByText('휴대폰 번호를 다시 확인해 주세요.')).toBeVisible();
    await user.clear(text(/^휴대폰 번호나 이메일/));
    await lookUp(user, 'apply@example.com');
    expect(await screen.findByText(/맞는 지원서를 찾지 못했어요/)).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ code: APPLICATION_CODE, contact: 'apply@example.com' });
  });

  it.each([
    ['without a connection', offline(getFormStatus), /서버가 답하지 않아요/],
    ['after too many tries', fakeProblem(getFormStatus, 'TOO_MANY', { retryAfter: 60 }), /./],
    ['while the platform is looked after', fakeProblem(getFormStatus, 'MAINTENANCE'), /점검 중이에요/],
  ])('that cannot be read %s says why, and is read at the next try', async (_why, answer, words) => {
    const { user } = openStatus(answer);
    await lookUp(user);
    await refused(words);
    expect(text(/^휴대폰 번호나 이메일/)).toHaveValue('0912345678');
    platform.use(statusOf(anApplication()));
    await user.click(button('상태 보기'));
    expect((await screen.findAllByText('신청을 받았어요'))[0]).toBeVisible();
  });

  it('takes the focus of the form that it replaces, and gives it back for another application', async () => {
    const { user } = openStatus(statusOf(anApplication()));
    await lookUp(user);
    const code = await screen.findByText(APPLICATION_CODE);
    await waitFor(() => expect(document.activeElement).toContainElement(code));
    expect(document.body).not.toHaveFocus();
    await user.click(button('다른 지원서 보기'));
    const field = await screen.findByRole('textbox', { name: /^지원 번호/ });
    expect(field).toHaveValue(APPLICATION_CODE);
    expect(document.activeElement).toContainElement(field);
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('link', { name: '선생님으로 등록하기' })).toHaveAttribute(
      'href',
      '/?popup=register-teacher',
    );
  });

  it('asks for both, and says what is missing', async () => {
    const { user } = visit('/teach/status', []);
    await user.click(await screen.findByRole('button', { name: '상태 보기' }));
    expect(await screen.findByRole('group', { name: /2/ })).toHaveFocus();
    expect(text(/^지원 번호/)).toHaveAccessibleDescription('지원 번호를 입력해 주세요.');
    expect(text(/^휴대폰 번호나 이메일/)).toHaveAccessibleDescription('휴대폰 번호나 이메일을 입력해 주세요.');
  });
});
