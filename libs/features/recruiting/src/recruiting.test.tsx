import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake, type Fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { fakeUploads } from '@portal/testing/fake-uploads';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { aFile, anAskedView, aView, CODE, statusOf, subjects, ticket, TICKET } from './recruiting.fixture.ts';
import { aResume, button, filesInput, fillForm, lookUp, popup, text } from './recruiting.screen.ts';
import { recruitingSection } from './section.ts';

beforeAll(async () => {
  await import('./components/register-popup.tsx');
  await import('./components/register-dialog.tsx');
  await Promise.all(recruitingSection.routes.map(({ preload }) => preload?.()));
}, 30_000);
beforeEach(() => localStorage.clear());

const visit = (path: string, handlers: Fake[], over: object = {}) =>
  renderSection(recruitingSection, {
    path,
    signedIn: false,
    handlers: [...handlers, subjects, ticket, ...fakeUploads()],
    ...over,
  });
const openPopup = (...handlers: Fake[]) => visit('/?popup=register-teacher', handlers);
const received = (sent: jest.Mock = jest.fn()) =>
  fake(applicationsContract.submitForm, ({ body }) => {
    sent(body);
    return { code: CODE, reviewDueAt: '2026-11-23T01:42:00Z' };
  });

describe('the popup', () => {
  it('opens over the home page of a visitor, and only there [REG-1]', async () => {
    const { currentPath, user } = openPopup();
    await popup();
    await waitFor(() => expect(text(/^이름/)).toHaveFocus());
    await user.click(button('등록 창 닫기'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentPath()).toBe('/');
  });

  it('does not open for a teacher', async () => {
    visit('/?popup=register-teacher', [], { signedIn: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends the form with its files, and shows the code and the day in its place [REG-2]', async () => {
    const sent = jest.fn();
    const { user } = openPopup(received(sent));
    await popup();
    await fillForm(user);
    await user.upload(filesInput(), aResume());
    expect(await screen.findByRole('link', { name: '이력서.pdf 내려받기' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /개인정보/ }));
    await user.click(button('신청하기'));
    expect(await screen.findByRole('dialog', { name: '신청을 받았어요' })).toBeVisible();
    expect(screen.getByText(CODE)).toBeVisible();
    expect(screen.getByText('23/11/2026 10:42')).toBeVisible();
    expect(screen.getByRole('link', { name: '지원 상태 보기' })).toHaveAttribute('href', `/teach/status?code=${CODE}`);
    expect(sent).toHaveBeenCalledWith({
      type: 'REGISTER_TEACHER',
      clientId: expect.any(String) as string,
      uploadTicket: TICKET,
      fullName: '지원 선생님',
      phone: '0912345678',
      email: 'apply@example.com',
      subjectIds: ['math'],
      teachingMode: 'ONLINE',
      address: '',
      experience: '초등 수학 3년',
      note: '',
      referralCode: '',
      fileIds: ['upload-1'],
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal-draft'))).toEqual([]);
  }, 20_000);

  it('says at each field what is wrong, and leads there [REG-2]', async () => {
    const { user } = openPopup();
    await popup();
    await user.type(text(/^휴대폰 번호/), '0112345678');
    await user.type(text(/^이메일/), 'nobody');
    await user.click(button('신청하기'));
    expect(await screen.findByRole('group', { name: /8/ })).toHaveFocus();
    for (const sentence of [
      '이름을 입력해 주세요.',
      '03, 05, 07, 08, 09로 시작하는 10자리 번호를 입력해 주세요.',
      '이메일 형식이 아니에요. 예: name@example.com',
      '가르칠 과목을 하나 이상 골라 주세요.',
      '수업 방식을 골라 주세요.',
      '이력서나 증빙을 하나 이상 올려 주세요.',
      '동의해야 신청할 수 있어요.',
    ])
      expect(screen.getAllByText(new RegExp(sentence.replaceAll('.', '\\.'))).length).toBeGreaterThan(0);
  });

  it('refuses other types, and what is larger than 50 MB in Vietnamese [REG-2] [UPL-1] [SITE-2]', async () => {
    openPopup();
    await popup();
    const picker = userEvent.setup({ applyAccept: false });
    await picker.upload(filesInput(), [aResume('크다.pdf', 50 * 1024 * 1024 + 1), aResume('사진.png')]);
    const [sentence] = await screen.findAllByText('File không được lớn hơn 50MB. File của bạn có kích thước 51MB.');
    expect(sentence!.closest('[lang="vi"]')).not.toBeNull();
    expect(screen.getAllByText(/올릴 수 없는 형식이에요\. PDF, DOC, DOCX, TXT, RTF/)[0]).toBeVisible();
  });

  it('keeps what is written when it is left, asks before, and brings it back [W9]', async () => {
    const { user } = openPopup();
    await popup();
    await user.type(text(/^이름/), '지원 선생님');
    await user.keyboard('{Escape}');
    const question = await openedDialog('등록 창을 닫을까요?', 'alertdialog');
    await user.click(button('이어서 쓰기'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(localStorage.getItem('portal-draft:visitor:application:new')).toContain('지원 선생님'));
    expect(text(/^이름/)).toHaveValue('지원 선생님');
  });

  it('says where the first application is found, where one waits already', async () => {
    const { user } = openPopup(fakeProblem(applicationsContract.submitForm, 'DUPLICATE_APPLICATION'));
    await popup();
    await fillForm(user);
    await user.upload(filesInput(), aResume());
    await screen.findByRole('link', { name: '이력서.pdf 내려받기' });
    await user.click(screen.getByRole('checkbox', { name: /개인정보/ }));
    await user.click(button('신청하기'));
    expect(await screen.findByText(/이미 심사하고 있는 지원서가 있어요/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '지원 상태 보기' })).toHaveLength(2);
    expect(text(/^이름/)).toHaveValue('지원 선생님');
  }, 20_000);

  it('says when the subjects do not come, and asks again', async () => {
    let isBroken = true;
    const list = fake(catalogsContract.listSubjects, () =>
      isBroken ? problemResponse('UNEXPECTED') : { items: [{ id: 'art', name: '미술', topics: [] }] },
    );
    const { user } = openPopup(list);
    expect(await screen.findByText('과목을 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByRole('checkbox', { name: '미술' })).toBeVisible();
  });
});

describe('the status', () => {
  const open = (...handlers: Fake[]) => visit(`/teach/status?code=${CODE}`, handlers);

  it.each([
    ['SUBMITTED', '신청을 받았어요', '2026-11-23T01:42:00Z'],
    ['IN_REVIEW', '서류를 검토하고 있어요', '2026-11-23T01:42:00Z'],
    ['PASSED', '서류 심사에 합격했어요', null],
    ['REFUSED', '이번에는 함께하지 못해요', null],
  ] as const)('of %s is told to who knows code and contact [REG-1]', async (status, sentence, reviewDueAt) => {
    const decidedAt = reviewDueAt ? null : '2026-11-18T01:00:00Z';
    const reason = status === 'REFUSED' ? '경력이 더 필요해요.' : null;
    const { user } = open(statusOf(aView({ status, reviewDueAt, decidedAt, reason })));
    await lookUp(user);
    expect((await screen.findAllByText(new RegExp(sentence)))[0]).toBeVisible();
    if (reviewDueAt) expect(screen.getByText('23/11/2026 10:42')).toBeVisible();
    if (reason) expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: '고쳐서 다시 내기' })).not.toBeInTheDocument();
  });

  it('is asked with the code in capitals, and says what to do when nothing fits', async () => {
    const asked = jest.fn();
    const none = fake(applicationsContract.getFormStatus, ({ query }) => {
      asked(query);
      return problemResponse('NOT_FOUND');
    });
    const { user } = visit('/teach/status', [none]);
    await user.type(await screen.findByRole('textbox', { name: /^지원 번호/ }), CODE.toLowerCase());
    await lookUp(user, 'nobody');
    expect(await screen.findByText('휴대폰 번호나 이메일 형식이 아니에요.')).toBeVisible();
    await user.clear(text(/^휴대폰 번호나 이메일/));
    await lookUp(user, '0212345678');
    expect(await screen.findByText('휴대폰 번호를 다시 확인해 주세요.')).toBeVisible();
    await user.clear(text(/^휴대폰 번호나 이메일/));
    await lookUp(user, 'apply@example.com');
    expect(await screen.findByText(/맞는 지원서를 찾지 못했어요/)).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ code: CODE, contact: 'apply@example.com' });
  });

  it('shows each remark at its field, and only those; what is corrected is sent with its new file [REG-1]', async () => {
    const corrected = jest.fn();
    const done = fake(applicationsContract.correctForm, ({ body }) => {
      corrected(body);
      return aView({ status: 'IN_REVIEW' });
    });
    const { user } = open(statusOf(anAskedView()), done);
    await lookUp(user);
    expect(await screen.findByText('가르친 학년을 적어 주세요.')).toBeVisible();
    expect(screen.getByText('졸업 증명서도 올려 주세요.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^이름/ })).not.toBeInTheDocument();
    await user.clear(text(/^가르친 경력/));
    await user.type(text(/^가르친 경력/), '초등 4학년 수학 3년');
    await user.upload(filesInput(), aResume('졸업 증명서.pdf'));
    await screen.findByRole('link', { name: '졸업 증명서.pdf 내려받기' });
    await user.click(button('고쳐서 다시 내기'));
    expect((await screen.findAllByText('서류를 검토하고 있어요'))[0]).toBeVisible();
    expect(corrected).toHaveBeenCalledWith({
      clientId: expect.any(String) as string,
      contact: '0912345678',
      changes: { experience: '초등 4학년 수학 3년', fileIds: [aFile().id, 'upload-1'] },
    });
  }, 20_000);

  it('keeps half-written corrections in this browser and brings them back with their fields alone [W9] [REG-1]', async () => {
    const first = open(statusOf(anAskedView()));
    await lookUp(first.user);
    await first.user.type(await screen.findByRole('textbox', { name: /^가르친 경력/ }), ', 중등 과학 1년');
    const key = `portal-draft:visitor:application:${CODE}`;
    await waitFor(() => expect(localStorage.getItem(key)).toContain('중등 과학'));
    expect(localStorage.getItem(key)).not.toContain('fullName');
    cleanup();

    const { user } = open(
      statusOf(anAskedView()),
      fake(applicationsContract.correctForm, () => aView({ status: 'IN_REVIEW' })),
    );
    await lookUp(user);
    expect(await screen.findByRole('textbox', { name: /^가르친 경력/ })).toHaveValue('초등 수학 3년, 중등 과학 1년');
    await user.click(button('고쳐서 다시 내기'));
    expect((await screen.findAllByText('서류를 검토하고 있어요'))[0]).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps the corrections when they are refused', async () => {
    const { user } = open(statusOf(anAskedView()), fakeProblem(applicationsContract.correctForm, 'NOT_IN_CORRECTION'));
    await lookUp(user);
    await user.type(await screen.findByRole('textbox', { name: /^가르친 경력/ }), '과 과학');
    await user.click(button('고쳐서 다시 내기'));
    expect(await screen.findByText(/지금은 고칠 항목이 없어요/)).toBeVisible();
    expect(text(/^가르친 경력/)).toHaveValue('초등 수학 3년과 과학');
  });
});
