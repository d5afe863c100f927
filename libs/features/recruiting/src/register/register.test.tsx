import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { anApplication, APPLICATION_CODE, UPLOAD_TICKET } from '@portal/testing/recruiting/application-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { aDraft, statusOf } from '../recruiting.fixture.ts';
import {
  aResume,
  button,
  filesInput,
  fillForm,
  lookUp,
  openPopup,
  openStatus,
  openWritten,
  popup,
  preload,
  received,
  text,
  visit,
} from '../recruiting.screen.ts';

const DRAFT = 'portal-draft:visitor:application:new';

beforeAll(preload, 30_000);
beforeEach(() => localStorage.clear());

/** Once all has come that comes with the page: its code is here already. */
const drawn = () => act(() => new Promise((next) => setTimeout(next)));

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
    await drawn();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
    expect(screen.getByText(APPLICATION_CODE)).toBeVisible();
    expect(screen.getByText('23/11/2026 (월) 10:42')).toBeVisible();
    expect(screen.getByRole('link', { name: '지원 상태 보기' })).toHaveAttribute(
      'href',
      `/teach/status?code=${APPLICATION_CODE}`,
    );
    expect(sent).toHaveBeenCalledWith({
      type: 'REGISTER_TEACHER',
      clientId: expect.any(String) as string,
      uploadTicket: UPLOAD_TICKET,
      fullName: '이지원',
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
    expect(localStorage.getItem(DRAFT)).toBeNull();
  }, 20_000);

  it('stands filled with what was sent from this browser for who was refused and applies again [REG-2]', async () => {
    saveDraft('visitor', 'application:new', { ...aDraft, experience: '초등 수학 5년' }, 1);
    const sent = openPopup(received());
    await popup();
    await sent.user.click(screen.getByRole('checkbox', { name: /개인정보/ }));
    await sent.user.click(button('신청하기'));
    await screen.findByText(APPLICATION_CODE);
    cleanup();
    const refused = anApplication({ status: 'REFUSED', reviewDueAt: null, decidedAt: '2026-11-18T01:00:00Z' });
    const { user, currentPath } = openStatus(statusOf(refused));
    await lookUp(user);
    await user.click(await screen.findByRole('link', { name: '다시 지원하기' }));
    expect(currentPath()).toBe('/?popup=register-teacher');
    await popup();
    expect(await screen.findByDisplayValue('초등 수학 5년')).toBeVisible();
    expect(text(/^이름/)).toHaveValue(aDraft.fullName);
    expect(screen.queryByRole('link', { name: /이력서\.pdf/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /개인정보/ })).not.toBeChecked();
  }, 20_000);

  it.each([
    ['nothing was sent from this browser', undefined, ''],
    ['another one is half written here', { ...aDraft, fullName: '쓰다 만 이름' }, '쓰다 만 이름'],
  ])('is opened by who applies again though %s [REG-2]', async (_what, draft, name) => {
    if (draft) saveDraft('visitor', 'application:new', draft, 1);
    const refused = anApplication({ status: 'REFUSED', reviewDueAt: null, decidedAt: '2026-11-18T01:00:00Z' });
    const { user } = openStatus(statusOf(refused));
    await lookUp(user);
    await user.click(await screen.findByRole('link', { name: '다시 지원하기' }));
    await popup();
    expect(text(/^이름/)).toHaveValue(name);
  });

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
    await user.type(text(/^이름/), '이지원');
    await user.keyboard('{Escape}');
    const question = await openedDialog('등록 창을 닫을까요?', 'alertdialog');
    await user.click(button('이어서 쓰기'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(localStorage.getItem('portal-draft:visitor:application:new')).toContain('이지원'));
    expect(text(/^이름/)).toHaveValue('이지원');
  });

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

  it('leaves the rest of the address alone when it is closed', async () => {
    const { currentPath, user } = visit('/?popup=register-teacher&from=mail', []);
    await popup();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/?from=mail'));
  });

  it.each(['/', '/?popup=login', '/?popup='])('stays away where the address does not ask for it: %s', async (path) => {
    visit(path, []);
    await drawn();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is left at once where nothing is written, and after the question where something is', async () => {
    const { currentPath, user } = openWritten();
    await popup();
    await user.click(button('등록 창 닫기'));
    await openedDialog('등록 창을 닫을까요?', 'alertdialog');
    await user.click(button('닫기'));
    await waitFor(() => expect(currentPath()).toBe('/'));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('이지원'));
  });

  it('asks nothing once what was brought back is thrown away [W9]', async () => {
    const { currentPath, user } = openWritten();
    await popup();
    expect(text(/^이름/)).toHaveValue('이지원');
    await user.click(button('지우기'));
    expect(text(/^이름/)).toHaveValue('');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('takes at most ten subjects', async () => {
    const items = Array.from({ length: 11 }, (_, at) => ({ id: `s${at}`, name: `과목 ${at}`, topics: [] }));
    saveDraft('visitor', 'application:new', { ...aDraft, subjectIds: items.slice(0, 9).map(({ id }) => id) }, 1);
    const { user } = openPopup(fake(catalogsContract.listSubjects, { items }));
    await popup();
    await user.click(await screen.findByRole('checkbox', { name: '과목 9' }));
    expect(screen.getByRole('checkbox', { name: '과목 10' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '과목 0' }));
    expect(screen.getByRole('checkbox', { name: '과목 10' })).toBeEnabled();
  });
});
