import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { editor } from '../editor/course-editor.screen.ts';
import { aCourseServer, EDIT } from '../editor.fixture.ts';
import { courseEditorSection } from '../section.ts';

jest.setTimeout(30_000);
beforeAll(
  () =>
    Promise.all([
      ...courseEditorSection.routes.map(({ preload }) => preload?.()),
      import('../programme/programme-step.tsx'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

const stepLink = async (name: RegExp) =>
  within(await screen.findByLabelText('강좌 작성 단계')).getByRole('link', { name, hidden: true });

/** Chooses a picture for a course that lacks nothing else and goes straight on; the store answers when it is told to. */
async function chooseAndGoOn(first: readonly Fake[] = []) {
  const server = aCourseServer({ content: aCourseContent({ image: null }) });
  const store = Promise.withResolvers<Response>();
  const { user } = renderSection(courseEditorSection, {
    path: `${EDIT}?step=intro`,
    handlers: [...first, http.put('*/signed-store/:id', () => store.promise), ...fakeUploads(), ...server.handlers],
  });
  const field = await screen.findByRole('group', { name: /^대표 이미지/ });
  await user.upload(field.querySelector('input')!, new File(['그림'], '칠판.jpg', { type: 'image/jpeg' }));
  // jsdom reads no pictures.
  await user.click(await screen.findByRole('button', { name: '자르지 않고 올리기' }));
  await user.click(await stepLink(/커리큘럼/));
  await editor.step('커리큘럼');
  return { user, server, arrive: () => store.resolve(new Response(null)) };
}

describe('a picture that is still on its way [CRS-8]', () => {
  it('arrives in the course on whichever step she is by then', async () => {
    const { user, server, arrive } = await chooseAndGoOn();
    arrive();
    await waitFor(() => expect(screen.getByText('곧 자동으로 저장해요')).toBeVisible());
    await user.click(await editor.button('임시 저장'));
    await waitFor(() => expect(server.saved.at(-1)?.imageId).toBe('upload-1'));
    await user.click(await stepLink(/확인/));
    expect(await screen.findByText('승인을 요청할 수 있어요')).toBeVisible();
  });

  it('is said to be at the check, and nothing is handed in without it', async () => {
    const { user, server, arrive } = await chooseAndGoOn();
    await user.click(await editor.button('승인 요청'));
    expect(await screen.findByRole('link', { name: /대표 이미지: 아직 올리고 있어요/ })).toBeVisible();
    expect(screen.queryByText(/대표 이미지를 올려 주세요/)).toBeNull();
    arrive();
    expect(await screen.findByText('승인을 요청할 수 있어요')).toBeVisible();
    expect(server.notes).toEqual([]);
  });

  it('that asks her something is said to wait for her', async () => {
    const uploaded = { file: aFile(), uploadedAt: '2026-03-12T09:00:00+09:00' };
    const { user } = await chooseAndGoOn([fake(uploadsContract.findUploadedFiles, { items: [uploaded] })]);
    await user.click(await stepLink(/확인/));
    await user.click(await screen.findByRole('link', { name: /대표 이미지: 올리다 멈췄어요/ }));
    expect(await screen.findByText(/이미 올린 파일이에요/)).toBeVisible();
  });
});
