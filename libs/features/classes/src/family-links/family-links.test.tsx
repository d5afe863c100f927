import { screen, waitFor, within } from '@testing-library/react';
import { familyLinksContract as contract } from '@portal/domain/classes/family-links.contract';
import { paths } from '@portal/domain/site/paths';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderAlone } from '../classes.screen.ts';
import { FamilyLinks } from './family-links.tsx';

const OLD = paths.familyDoor('a'.repeat(67));
const NEW = paths.familyDoor('b'.repeat(67));
const mother = aFamilyLink({ path: OLD });
const father = aFamilyLink({ guardianId: 'guardian-2', guardianName: '김보호', hasEmail: false, usedAt: null });

const show = (...handlers: Fake[]) =>
  renderAlone(
    <FamilyLinks classId="class-1" />,
    [...handlers, fake(contract.listFamilyLinks, { items: [mother, father] })],
    undefined,
    { sendsMail: true },
  );
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const question = async (name: string) =>
  within(await openedDialog(`${name} 보호자의 링크를 새로 만들까요?`, 'alertdialog'));

describe('the links of the families of a class', () => {
  it('say whose they are, who has opened hers, and whom no mail reaches', async () => {
    show();
    const first = await row('Nguyễn Thị Hoa');
    expect(first.getByText(/학생 A01의 어머니 · 베트남어/)).toHaveTextContent('마지막으로 연 때 18/11/2026 08:12');
    const second = await row('김보호');
    expect(second.getByText(/메일 없음/)).toHaveTextContent('아직 열지 않았어요');
  });

  it('name a grown-up who takes the class herself as nobody’s guardian', async () => {
    const own = aFamilyLink({ guardianName: '박하은', relation: 'SELF', language: 'ko', studentNames: ['박하은'] });
    show(fake(contract.listFamilyLinks, { items: [own] }));
    expect((await row('박하은')).getByText(/^본인 · 한국어/)).toBeVisible();
  });

  it('are closed thirty days after the class, and then nothing can be done with them', async () => {
    const closesAt = '2026-11-18T00:00:00+09:00';
    show(fake(contract.listFamilyLinks, { items: [mother, father].map((link) => ({ ...link, closesAt })) }));
    expect(await screen.findByText('수업이 끝나고 30일이 지나 닫혔어요.')).toBeVisible();
    expect((await row('Nguyễn Thị Hoa')).getByText(/닫힘/)).toHaveTextContent('마지막으로 연 때 18/11/2026 08:12');
    expect(screen.queryByText(/아직 열지 않았어요|링크를 복사해/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are copied whole, to be handed over', async () => {
    const { user } = show();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = (await row('Nguyễn Thị Hoa')).getByRole('button', { name: '링크 복사' });
    expect(copy).toHaveAccessibleDescription('Nguyễn Thị Hoa');
    await user.click(copy);
    expect(copied).toHaveBeenCalledWith(`${location.origin}/kr${OLD}`);
    copied.mockRestore();
  });

  it('end for a guardian whom the teacher removes, after a question that says what follows', async () => {
    const grandmother = aFamilyLink({
      guardianId: 'guardian-3',
      guardianName: '박할머니',
      relation: 'GRANDPARENT',
      addedBy: 'Nguyễn Thị Hoa',
      mayRemove: true,
    });
    const removed = jest.fn();
    let items = [mother, grandmother];
    const { user } = show(
      fake(contract.listFamilyLinks, () => ({ items })),
      fake(contract.removeGuardian, ({ params }) => {
        removed(params);
        items = [mother];
        return { items };
      }),
    );
    const shown = await row('박할머니');
    expect(shown.getByText(/Nguyễn Thị Hoa.*초대함/)).toBeVisible();
    expect((await row('Nguyễn Thị Hoa')).queryByRole('button', { name: /제외하기/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: /제외하기/ }));
    const asked = within(await openedDialog('박할머니 보호자를 보호자에서 제외할까요?', 'alertdialog'));
    expect(asked.getByText(/링크가 바로 닫히고.*메일로 알려요/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '보호자에서 제외하기' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '박할머니' })).toBeNull());
    expect(removed.mock.calls).toEqual([[{ id: 'class-1', guardianId: 'guardian-3' }]]);
  });

  it('are renewed after a question only, which says how the family hears of it', async () => {
    const asked = jest.fn();
    let items = [mother, father];
    const { user } = show(
      fake(contract.listFamilyLinks, () => ({ items })),
      fake(contract.renewFamilyLink, ({ params }) => {
        asked(params);
        items = [aFamilyLink({ path: NEW, usedAt: null }), father];
        return items[0]!;
      }),
    );
    await user.click((await row('김보호')).getByRole('button', { name: '새로 만들기' }));
    expect((await question('김보호')).getByText(/새 링크를 복사해 직접 보내 주세요/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(asked).not.toHaveBeenCalled();
    const renew = (await row('Nguyễn Thị Hoa')).getByRole('button', { name: '새로 만들기' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(renew);
    expect((await question('Nguyễn Thị Hoa')).getByText(/새 링크를 메일로 보내요/)).toBeVisible();
    await user.click((await question('Nguyễn Thị Hoa')).getByRole('button', { name: '새로 만들기' }));
    expect(await screen.findByText('Nguyễn Thị Hoa 보호자의 링크를 새로 만들었어요')).toBeVisible();
    expect(asked.mock.calls).toEqual([[{ id: 'class-1', guardianId: 'guardian-1' }]]);
    expect(await (await row('Nguyễn Thị Hoa')).findByText(/아직 열지 않았어요/)).toBeVisible();
  });

  it('stay as they are where one could not be renewed', async () => {
    const { user } = show(fakeProblem(contract.renewFamilyLink, 'UNEXPECTED'));
    await user.click((await row('김보호')).getByRole('button', { name: '새로 만들기' }));
    await user.click((await question('김보호')).getByRole('button', { name: '새로 만들기' }));
    expect(await screen.findByText('링크를 새로 만들지 못했어요')).toBeVisible();
  });
});
