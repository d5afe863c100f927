import { cleanup, screen, waitFor } from '@testing-library/react';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import {
  anApplicationFile,
  anAskedApplication,
  anApplication,
  APPLICATION_CODE,
} from '@portal/testing/recruiting/application-builders';
import { statusOf } from '../recruiting.fixture.ts';
import { aResume, button, filesInput, lookUp, openStatus, preload, refused, text } from '../recruiting.screen.ts';

const { correctForm } = applicationsContract;
const corrected = (sent: jest.Mock = jest.fn()) =>
  fake(correctForm, ({ body }) => {
    sent(body);
    return anApplication({ status: 'IN_REVIEW' });
  });

beforeAll(preload, 30_000);
beforeEach(() => localStorage.clear());

describe('the correction of an application', () => {
  it('shows each remark at its field, and only those; what is corrected is sent with its new file [REG-1]', async () => {
    const sent = jest.fn();
    const { user } = openStatus(statusOf(anAskedApplication()), corrected(sent));
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
    expect(sent).toHaveBeenCalledWith({
      clientId: expect.any(String) as string,
      contact: '0912345678',
      changes: { experience: '초등 4학년 수학 3년', fileIds: [anApplicationFile().id, 'upload-1'] },
    });
  }, 20_000);

  it('keeps half-written corrections in this browser and brings them back with their fields alone [W9] [REG-1]', async () => {
    const first = openStatus(statusOf(anAskedApplication()));
    await lookUp(first.user);
    await first.user.type(await screen.findByRole('textbox', { name: /^가르친 경력/ }), ', 중등 과학 1년');
    const key = `portal-draft:visitor:application:${APPLICATION_CODE}`;
    await waitFor(() => expect(localStorage.getItem(key)).toContain('중등 과학'));
    expect(localStorage.getItem(key)).not.toContain('fullName');
    cleanup();

    const { user } = openStatus(statusOf(anAskedApplication()), corrected());
    await lookUp(user);
    expect(await screen.findByRole('textbox', { name: /^가르친 경력/ })).toHaveValue('초등 수학 3년, 중등 과학 1년');
    await user.click(button('고쳐서 다시 내기'));
    expect((await screen.findAllByText('서류를 검토하고 있어요'))[0]).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['when they come too late', fakeProblem(correctForm, 'NOT_IN_CORRECTION'), /지금은 고칠 항목이 없어요/],
    ['without a connection', offline(correctForm), /서버가 답하지 않아요/],
    ['for a file that is gone', fakeProblem(correctForm, 'FILE_NOT_FOUND'), /./],
    ['by a failure', fakeProblem(correctForm, 'UNEXPECTED'), /./],
  ])('keeps the corrections that are refused %s, and sends them at the next try', async (_why, answer, words) => {
    const sent = jest.fn();
    const { user } = openStatus(statusOf(anAskedApplication()), answer);
    await lookUp(user);
    await user.click(await screen.findByRole('textbox', { name: /^가르친 경력/ }));
    await user.paste('과 과학');
    await user.click(button('고쳐서 다시 내기'));
    await refused(words);
    expect(text(/^가르친 경력/)).toHaveValue('초등 수학 3년과 과학');
    platform.use(corrected(sent));
    await user.click(button('고쳐서 다시 내기'));
    const [done] = await screen.findAllByText('서류를 검토하고 있어요');
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ contact: '0912345678' })]]);
    await waitFor(() => expect(document.activeElement).toContainElement(done!));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByText('다시 냈어요')).toBeVisible();
  });

  it('says of an emptied field what is missing, and sends nothing', async () => {
    const sent = jest.fn();
    const { user } = openStatus(statusOf(anAskedApplication()), corrected(sent));
    await lookUp(user);
    await user.clear(await screen.findByRole('textbox', { name: /^가르친 경력/ }));
    await user.click(button('고쳐서 다시 내기'));
    await waitFor(() => expect(text(/^가르친 경력/)).toHaveAccessibleDescription(/가르친 경력을 적어 주세요/));
    expect(text(/^가르친 경력/)).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('puts the platform’s words about a correction at its field', async () => {
    const fields = { 'changes.experience': '경력에 연락처는 적을 수 없어요.' };
    const { user } = openStatus(statusOf(anAskedApplication()), fakeProblem(correctForm, 'VALIDATION', { fields }));
    await lookUp(user);
    await user.click(await screen.findByRole('button', { name: '고쳐서 다시 내기' }));
    await waitFor(() => expect(text(/^가르친 경력/)).toHaveAccessibleDescription(/연락처는 적을 수 없어요/));
  });

  it('goes back to what was handed in where half-written corrections are thrown away [W9]', async () => {
    saveDraft('visitor', `application:${APPLICATION_CODE}`, { experience: '쓰다 만 경력' }, 1);
    const { user } = openStatus(statusOf(anAskedApplication()));
    await lookUp(user);
    expect(await screen.findByRole('textbox', { name: /^가르친 경력/ })).toHaveValue('쓰다 만 경력');
    await user.click(button('지우기'));
    expect(text(/^가르친 경력/)).toHaveValue('초등 수학 3년');
  });
});
