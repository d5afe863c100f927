import { screen, waitFor, within } from '@testing-library/react';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aPublicTeacherProfile } from '@portal/testing/profile/profile-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { histories, previews, someChanges } from './profile.fixture.ts';
import { heading, part } from './profile.screen.ts';
import { profileSection } from './section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);

const ROOT = '/account/teaching-profile/teacher-profile';
const visit = (path: string, ...handlers: Fake[]) =>
  renderSection(profileSection, { path: `${ROOT}${path}`, handlers });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the preview', () => {
  it('shows a parent first what a teacher has done, a student first how she sounds [PRF-1]', async () => {
    const { user, currentPath } = visit('/preview?as=parent', ...previews.loaded);
    expect(await heading('프로필 미리보기')).toBeVisible();
    await screen.findByRole('heading', { level: 2, name: '김수학' });
    expect(titles()).toEqual(['김수학', '경력', '자격증', '소개', '소개 영상', '한눈에 보기']);
    await user.click(screen.getByRole('radio', { name: '학생' }));
    await waitFor(() => expect(titles()).toEqual(['김수학', '소개 영상', '소개', '한눈에 보기', '경력']));
    expect(currentPath()).toBe(`${ROOT}/preview?as=student&of=draft`);
  });

  it('is of what is written now or of what is public, and says when nothing is public yet [PRF-2]', async () => {
    const { user } = visit(
      '/preview?as=student',
      fake(profileContract.previewTeacherProfile, ({ query: { of } }) =>
        of === 'PUBLISHED' ? problemResponse('NOT_FOUND') : aPublicTeacherProfile(),
      ),
    );
    expect(await screen.findByText('개념이 보이는 중등 수학 수업')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '공개 중인 내용' }));
    expect(await screen.findByText('아직 공개된 프로필이 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '지금 쓰는 내용 보기' }));
    expect(await screen.findByText('개념이 보이는 중등 수학 수업')).toBeVisible();
  });

  it('leaves out what is not written [PRF-1]', async () => {
    visit('/preview', ...previews.empty);
    expect(await screen.findByText('한 줄 소개가 여기에 보여요')).toBeVisible();
    expect(titles()).toEqual(['김수학']);
  });

  it('that fails can be tried again', async () => {
    let isBroken = true;
    const { user } = visit(
      '/preview',
      fake(profileContract.previewTeacherProfile, () =>
        isBroken ? problemResponse('UNEXPECTED') : aPublicTeacherProfile(),
      ),
    );
    expect(await screen.findByText('미리보기를 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('개념이 보이는 중등 수학 수업')).toBeVisible();
  });
});

describe('the history', () => {
  it('tells of every request with its reason and its remarks, newest first [PRF-2]', async () => {
    visit('/history', ...histories.loaded);
    const list = within(await screen.findByRole('list', { name: '프로필 승인 기록' }));
    const [waiting, rejected] = list
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.tagName === 'OL');
    expect(waiting).toHaveTextContent(/승인 요청심사 중/);
    expect(rejected).toHaveTextContent(/승인 요청반려.*증빙 파일을 읽을 수 없어요/);
    expect(rejected).toHaveTextContent(/자격증 1 · 증빙 파일: 글자가 보이도록 다시 찍어 주세요/);
  });

  it('shows the differences of any two versions [PRF-2]', async () => {
    const asked = jest.fn();
    const { user } = visit(
      '/history',
      fake(profileContract.compareProfile, ({ query }) => {
        asked(query);
        return { changes: query.to === 'DRAFT' ? someChanges() : [] };
      }),
      ...histories.loaded,
    );
    const compare = await part('두 판 비교하기');
    expect(await compare.findByText('한 줄 소개')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ from: 'submission-1', to: 'DRAFT' });
    await user.selectOptions(compare.getByRole('combobox', { name: '이전 판' }), 'submission-0');
    await user.selectOptions(compare.getByRole('combobox', { name: '새 판' }), 'submission-1');
    expect(await compare.findByText('두 판의 내용이 같아요.')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ from: 'submission-0', to: 'submission-1' });
    await user.selectOptions(compare.getByRole('combobox', { name: '새 판' }), 'submission-0');
    expect(compare.getByText('서로 다른 두 판을 골라 주세요.')).toBeVisible();
  });

  it('leads from a request to what was changed since [PRF-2]', async () => {
    const { user, currentPath } = visit('/history', ...histories.loaded);
    const [, second] = await screen.findAllByRole('button', { name: '그 뒤로 달라진 내용 보기' });
    if (second) await user.click(second);
    expect(currentPath()).toBe(`${ROOT}/history?from=submission-0&to=DRAFT`);
    expect(screen.getByRole('region', { name: '두 판 비교하기' })).toHaveFocus();
  });

  it('of a new teacher leads to her profile [PRF-2]', async () => {
    visit('/history', ...histories.empty);
    expect(await screen.findByText('아직 승인을 요청한 적이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '프로필 쓰기' })).toHaveAttribute('href', ROOT);
  });

  it('stays when only the differences fail', async () => {
    visit('/history', ...histories.partial);
    expect(await screen.findByText('차이를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText('증빙 파일을 읽을 수 없어요. 다시 올려 주세요.')).toBeVisible();
  });
});
