import { screen, waitFor } from '@testing-library/react';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { forgetVisitorTicket } from '@portal/upload/use-visitor-ticket';
import { aDraft, ticket } from '../recruiting.fixture.ts';
import { aResume, button, filesInput, openWritten, popup, preload, received, text } from '../recruiting.screen.ts';

const { submitForm } = applicationsContract;
const refusing = (onId: (id: string) => void) =>
  fake(submitForm, ({ body }) => {
    onId(body.clientId);
    return problemResponse('UNEXPECTED');
  });

beforeAll(preload, 30_000);
beforeEach(() => localStorage.clear());

// A ticket of the test before would be good still.
beforeEach(() => forgetVisitorTicket());

type User = ReturnType<typeof openWritten>['user'];
async function send(user: User) {
  await popup();
  await user.click(screen.getByRole('checkbox', { name: /개인정보/ }));
  await user.click(button('신청하기'));
}

describe('a file that no ticket is given for', () => {
  it('says until when, and goes at a press once there is one [REG-2]', async () => {
    const { user } = openWritten(fakeProblem(uploadsContract.createUploadTicket, 'TOO_MANY', { retryAfter: 3_180 }));
    await popup();
    await user.upload(filesInput(), aResume('증명서.pdf'));
    const again = await screen.findByRole('button', { name: '증명서.pdf 다시 올리기' });
    expect(screen.getByTitle('증명서.pdf').closest('li')).toHaveTextContent('53분 뒤에 다시 해 주세요');
    platform.use(ticket);
    await user.click(again);
    expect(await screen.findByRole('link', { name: '증명서.pdf 내려받기' })).toBeVisible();
  });
});

describe('an application that is refused', () => {
  it.each([
    ['without a connection', offline(submitForm), /서버가 답하지 않아요/],
    ['while the platform is looked after', fakeProblem(submitForm, 'MAINTENANCE'), /점검 중이에요/],
    ['by a failure', fakeProblem(submitForm, 'UNEXPECTED'), /./],
    ['after too many tries', fakeProblem(submitForm, 'TOO_MANY', { retryAfter: 60 }), /./],
    ['for a file that is gone', fakeProblem(submitForm, 'FILE_NOT_FOUND'), /./],
    ['for want of a ticket', fakeProblem(uploadsContract.createUploadTicket, 'UNEXPECTED'), /./],
  ])('%s stays as it is written, and the next try sends the same one [REG-2]', async (_why, refused, words) => {
    const sent = jest.fn();
    const { user } = openWritten(refused);
    await send(user);
    const alert = (await screen.findByText('신청하지 못했어요')).closest('[role=alert]');
    expect(alert).toHaveTextContent(words);
    expect(text(/^이름/)).toHaveValue('이지원');
    expect(screen.getByRole('link', { name: '이력서.pdf 내려받기' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /개인정보/ })).toBeChecked();
    platform.use(received(sent), ticket);
    await user.click(button('신청하기'));
    expect(await screen.findByRole('dialog', { name: '신청을 받았어요' })).toBeVisible();
    const { files, ...values } = aDraft;
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ...values, fileIds: files.map(({ id }) => id) }));
  });

  it('and sent again is the same application to the platform: both tries carry one id', async () => {
    const ids: string[] = [];
    const { user } = openWritten(refusing((id) => ids.push(id)));
    await send(user);
    await screen.findByText('신청하지 못했어요');
    await user.click(button('신청하기'));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[1]).toBe(ids[0]);
  });

  it('says where the first application is found, where one waits already', async () => {
    const { user } = openWritten(fakeProblem(submitForm, 'DUPLICATE_APPLICATION'));
    await send(user);
    expect(await screen.findByText(/이미 심사하고 있는 지원서가 있어요/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '지원 상태 보기' })).toHaveLength(2);
    expect(text(/^이름/)).toHaveValue('이지원');
  });

  it.each([
    ['phone', /^휴대폰 번호/, '이 번호로는 연락할 수 없어요.'],
    ['referralCode', /^추천 코드/, '없는 추천 코드예요.'],
  ])('for its %s says so at that field, and leads there [REG-2]', async (name, label, sentence) => {
    const { user } = openWritten(fakeProblem(submitForm, 'VALIDATION', { fields: { [name]: sentence } }));
    await send(user);
    await waitFor(() => expect(text(label)).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(screen.queryByText('신청하지 못했어요')).not.toBeInTheDocument();
  });

  it('for its files says so at the files', async () => {
    const { user } = openWritten(fakeProblem(submitForm, 'VALIDATION', { fields: { fileIds: '파일이 깨져 있어요.' } }));
    await send(user);
    expect(await screen.findByText('파일이 깨져 있어요.')).toBeVisible();
    expect(screen.queryByText('신청하지 못했어요')).not.toBeInTheDocument();
  });
});
