import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { someSubjects } from '@portal/testing/catalog/catalog-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { type RenderedSection, renderSection } from '@portal/testing-react/render-section';
import { anEmptyProfile, aProfileServer, aReadyProfile } from './profile.fixture.ts';
import { button, group, meter, part, summary, text } from './profile.screen.ts';
import { profileSection } from './section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

function open(profile: TeacherProfile, ...first: Fake[]) {
  const { server, handlers } = aProfileServer(profile);
  return { server, ...renderSection(profileSection, { handlers: [...first, ...handlers] }) };
}
const save = async (user: RenderedSection['user']) => user.click(button('저장'));
const choose = async (user: RenderedSection['user'], field: HTMLElement, typed: string, option: string) => {
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('the profile of a new teacher', () => {
  it('grows with every field, and is saved as it stands [PRF-1]', async () => {
    const { user, server } = open(anEmptyProfile());
    // At one go: what every key does is asked elsewhere.
    const write = async (field: HTMLElement, words: string) => {
      act(() => field.focus());
      await user.paste(words);
    };
    // By their labels: roles of so long a form take their time.
    const pick = async (name: string) => user.click(await screen.findByLabelText(name, { selector: 'input' }));
    await write(await text(/^한 줄 소개/), '회화가 편해지는 한국어');
    await write(await text(/^자세한 소개/), '왜 그런지 먼저 물어요.');
    await write(await text(/^지금 하는 일/), '한국어 강사');
    await user.click((await group(/^과목과 주제/)).getByRole('checkbox', { name: '한국어' }));
    for (const name of ['회화', '초급', '베트남어', '온라인']) await pick(name);
    await write(await text(/^등록지 주소/), '12 Nguyễn Huệ');
    await write(await text(/^개인 납세 번호/), '0312345678');
    await user.click(screen.getByText('경력 추가'));
    const line = await group('경력 1');
    expect(line.getByRole('textbox', { name: /^한 일/ })).toHaveFocus();
    await user.keyboard('강사');
    await write(await text(/^근무한 곳/), '한빛 학원');
    await user.type(await text(/^시작한 날/), '01032016');
    expect(await meter()).toHaveAttribute('aria-valuetext', '94% 완성');
    await write(await text(/^소개 영상/), 'https://youtu.be/dQw4w9WgXcQ');
    expect(await meter()).toHaveAttribute('aria-valuetext', '100% 완성');
    expect(screen.getByText('승인을 요청할 수 있어요')).toBeVisible();
    await save(user);
    await waitFor(() =>
      expect(server.saves.at(-1)).toEqual({
        shortIntro: '회화가 편해지는 한국어',
        detailIntro: '왜 그런지 먼저 물어요.',
        introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        subjects: [{ subjectId: 'korean', topicIds: ['korean-conversation'] }],
        currentPosition: '한국어 강사',
        levels: ['BEGINNER'],
        languages: ['vi'],
        teachingMode: 'ONLINE',
        areas: [],
        permanentAddress: '12 Nguyễn Huệ',
        personalTaxCode: '0312345678',
        experiences: [
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            title: '강사',
            organisation: '한빛 학원',
            from: '2016-03-01',
            to: null,
            description: '',
          },
        ],
        certificates: [],
      }),
    );
  });

  it('says what is missing as ways to the fields, and nothing in red before she was there [PRF-1]', async () => {
    const { user } = open(anEmptyProfile());
    await user.click(await screen.findByText('아직 필요한 것 11개'));
    expect(screen.queryByText('한 줄 소개를 적어 주세요.', { selector: '[id$=-text] *' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '경력이나 자격증을 하나 이상 적어 주세요.' }));
    expect(button('경력 추가')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '한 줄 소개를 적어 주세요.' }));
    const intro = await text(/^한 줄 소개/);
    expect(intro).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(intro).toHaveAccessibleDescription(/한 줄 소개를 적어 주세요/));
  });

  it('may not be handed in half-written: a summary leads to each field [PRF-1]', async () => {
    const { user } = open(aReadyProfile({ content: aProfileContent({ shortIntro: '', levels: [] }) }));
    await text(/^한 줄 소개/);
    await user.click(button('승인 요청'));
    const links = within(await summary(2));
    await waitFor(() => expect(links.getByText('고칠 곳이 2개 있어요').parentElement).toHaveFocus());
    await user.click(links.getByRole('link', { name: '가르칠 수 있는 수준을 골라 주세요.' }));
    expect((await group(/^가르칠 수 있는 수준/)).getByRole('checkbox', { name: '초급' })).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads straight to the one thing that is wrong, a list included [PRF-1]', async () => {
    const { user } = open(aReadyProfile({ content: aProfileContent({ experiences: [], certificates: [] }) }));
    await text(/^한 줄 소개/);
    await user.click(button('승인 요청'));
    await waitFor(() => expect(button('경력 추가')).toHaveFocus());
    expect(button('경력 추가')).toHaveAccessibleDescription('경력이나 자격증을 하나 이상 적어 주세요.');
  });

  it('is not handed in with half a date [PRF-1]', async () => {
    const { user } = open(aReadyProfile());
    const day = (await group('경력 1')).getByRole('textbox', { name: /^끝난 날/ });
    await user.type(day, '0103');
    await user.click(button('승인 요청'));
    expect(day).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a short intro', () => {
  it('longer than 150 is kept and marked, but not sent until it is shorter [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    const intro = await text(/^한 줄 소개/);
    await user.clear(intro);
    await user.click(intro);
    await user.paste('가'.repeat(151));
    await user.tab();
    await waitFor(() => expect(intro).toHaveAccessibleDescription(/150자까지 쓸 수 있어요/));
    expect(screen.getByText(/고칠 곳이 있어 아직 서버에 저장하지 못했어요/)).toBeVisible();
    expect(server.saves).toEqual([]);
    await user.type(intro, '{Backspace}');
    await save(user);
    await waitFor(() => expect(server.saves.at(-1)?.shortIntro).toHaveLength(150));
  });
});

describe('an intro video', () => {
  it('of YouTube can be watched in its place, another one behind its link [PRF-1]', async () => {
    const { user } = open(anEmptyProfile());
    const link = await text(/^소개 영상/);
    await user.type(link, 'https://youtu.be/dQw4w9WgXcQ');
    expect(await screen.findByRole('button', { name: /소개 영상 미리보기/ })).toBeVisible();
    await user.clear(link);
    await user.type(link, 'https://video.example/intro');
    expect(screen.getByRole('link', { name: /링크 열어 보기/ })).toHaveAttribute('href', 'https://video.example/intro');
    await user.clear(link);
    await user.type(link, 'my video');
    await user.tab();
    await waitFor(() => expect(link).toHaveAccessibleDescription('https로 시작하는 영상 링크를 넣어 주세요.'));
    expect(screen.queryByRole('link', { name: /링크 열어 보기/ })).toBeNull();
  });
});

describe('subjects', () => {
  it('ask for their topics, and bring them back when they are chosen again [PRF-1]', async () => {
    const { user } = open(aReadyProfile());
    const math = await screen.findByRole('checkbox', { name: '수학' });
    const topics = () => group(/^수학 주제/);
    await user.click((await topics()).getByRole('checkbox', { name: '고등 수학' }));
    await user.click(math);
    expect(screen.queryByRole('group', { name: /^수학 주제/ })).toBeNull();
    await user.click(math);
    expect((await topics()).getByRole('checkbox', { name: '고등 수학' })).toBeChecked();
    await user.click((await topics()).getByRole('checkbox', { name: '고등 수학' }));
    await user.click((await topics()).getByRole('checkbox', { name: '중등 수학' }));
    await user.click(await text(/^등록지 주소/));
    expect(await (await part('과목')).findByText('주제를 하나 이상 골라 주세요.')).toBeVisible();
  });

  it('that cannot be loaded leave the rest of the form alive, and come on another try [PRF-1]', async () => {
    let isBroken = true;
    const subjects = fake(catalogsContract.listSubjects, () =>
      isBroken ? problemResponse('UNEXPECTED') : { items: someSubjects() },
    );
    const { server, user } = open(aReadyProfile(), subjects);
    expect(await screen.findByText('과목을 불러오지 못했어요')).toBeVisible();
    await user.type(await text(/^지금 하는 일/), '!');
    await user.tab();
    await waitFor(() => expect(server.saves.at(-1)?.subjects).toEqual(aProfileContent().subjects));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('checkbox', { name: '중등 수학' })).toBeChecked();
  });
});

describe('areas', () => {
  it('go from province to commune, found without marks, and each depends on the one above [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.click(await screen.findByRole('radio', { name: '온라인·대면' }));
    await user.click(button('지역 추가'));
    const area = await group('지역 1');
    const level = (name: RegExp) => area.getByRole('combobox', { name });
    expect(level(/^군·현/)).toBeDisabled();
    await choose(user, level(/^성·시/), 'ho chi minh', 'Thành phố Hồ Chí Minh');
    await waitFor(() => expect(level(/^군·현/)).toBeEnabled());
    await choose(user, level(/^군·현/), 'quan 1', 'Quận 1');
    await waitFor(() => expect(level(/^동·면/)).toBeEnabled());
    await choose(user, level(/^동·면/), 'ben nghe', 'Phường Bến Nghé');
    await save(user);
    await waitFor(() =>
      expect(server.saves.at(-1)?.areas).toEqual([{ provinceCode: '79', districtCode: '760', communeCode: '26740' }]),
    );
    await choose(user, level(/^성·시/), 'ha noi', 'Thành phố Hà Nội');
    expect(level(/^군·현/)).toHaveValue('');
    expect(level(/^동·면/)).toBeDisabled();
    await save(user);
    await waitFor(() =>
      expect(server.saves.at(-1)?.areas).toEqual([{ provinceCode: '01', districtCode: null, communeCode: null }]),
    );
  }, 20_000);
});

describe('an experience', () => {
  it('that ends before it begins is said at its day [PRF-1]', async () => {
    const { user } = open(aReadyProfile());
    const day = (await group('경력 1')).getByRole('textbox', { name: /^끝난 날/ });
    await user.type(day, '01012010');
    await user.click(await text(/^등록지 주소/));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/끝난 날이 시작한 날보다 빨라요/));
  });

  it('that was taken away comes back whole [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.click(await screen.findByRole('button', { name: '경력 1 지우기' }));
    expect(await screen.findByText('아직 적은 경력이 없어요.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect((await group('경력 1')).getByRole('textbox', { name: /^근무한 곳/ })).toHaveValue('한빛 학원');
    await save(user);
    await waitFor(() => expect(server.profile.content.experiences).toEqual(aProfileContent().experiences));
  });
});
