import { screen, waitFor, within } from '@testing-library/react';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { aProfileServer, aReadyProfile } from '../profile.fixture.ts';
import { button, group, question, text } from '../profile.screen.ts';
import { profileSection } from '../section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

function open(...first: NonNullable<RenderSectionOptions['handlers']>) {
  const { server, handlers } = aProfileServer(aReadyProfile({ content: aProfileContent({ certificates: [] }) }));
  return { server, ...renderSection(profileSection, { handlers: [...first, ...fakeUploads(), ...handlers] }) };
}
const aPicture = (name: string) => new File(['a picture'], name, { type: 'image/png' });

async function addLine(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: '자격증 추가' }));
  const line = await group('자격증 1');
  expect(line.getByRole('textbox', { name: /^자격증 이름/ })).toHaveFocus();
  await user.keyboard('정교사 2급');
  await user.type(line.getByRole('textbox', { name: /^발급한 곳/ }), '교육부');
  return line;
}

describe('a certificate', () => {
  it('brings a file that proves it, and is saved with it [PRF-3]', async () => {
    const { user, server } = open();
    const line = await addLine(user);
    await user.type(line.getByRole('textbox', { name: /^발급한 날/ }), '20022015');
    await user.upload(line.getByLabelText(/고르세요|파일 고르기/), aPicture('정교사 자격증.png'));
    expect(await line.findByRole('link', { name: '정교사 자격증.png 내려받기' })).toBeVisible();
    await user.click(button('저장'));
    await waitFor(() =>
      expect(server.saves.at(-1)?.certificates).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: '정교사 2급',
          issuer: '교육부',
          issuedOn: '2015-02-20',
          fileId: 'upload-1',
        },
      ]),
    );
  }, 15_000);

  it('without its file is not handed in: the form leads to it [PRF-3]', async () => {
    const { user } = open();
    const line = await addLine(user);
    await user.click(button('승인 요청'));
    expect(await line.findByText('증빙 파일을 올려 주세요.')).toBeVisible();
    await waitFor(() => expect(line.getByLabelText(/고르세요|파일 고르기/)).toHaveFocus());
  });

  it('is not handed in while its file is still on the way [PRF-3]', async () => {
    const { user, server } = open(fakeProblem(uploadsContract.completeUpload, 'UPLOAD_INCOMPLETE'));
    const line = await addLine(user);
    await user.upload(line.getByLabelText(/고르세요|파일 고르기/), aPicture('정교사 자격증.png'));
    await line.findByText('정교사 자격증.png');
    await user.click(button('승인 요청'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.profile.status).toBe('NOT_SUBMITTED');
  });

  it('is handed in with the rest [PRF-2] [PRF-3]', async () => {
    const { user, server } = open();
    const line = await addLine(user);
    await user.upload(line.getByLabelText(/고르세요|파일 고르기/), aPicture('정교사 자격증.png'));
    await line.findByRole('link', { name: '정교사 자격증.png 내려받기' });
    await user.click(await text(/^한 줄 소개/));
    await user.click(button('승인 요청'));
    await user.click((await question('프로필 승인을 요청할까요?')).getByRole('button', { name: '승인 요청' }));
    await waitFor(() => expect(server.profile.status).toBe('PENDING'));
    expect(within(document.body).queryByText('증빙 파일을 올려 주세요.')).toBeNull();
  });
});
