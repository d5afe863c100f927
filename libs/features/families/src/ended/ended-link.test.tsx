import { screen, waitFor } from '@testing-library/react';
import { endedLinksContract as contract } from '@portal/domain/classes/ended-links.contract';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { paths } from '@portal/domain/site/paths';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { enterAt, withDoors } from '../door.screen.ts';
import { deviceSpeaks, inZone } from '../families.screen.ts';
import { anEndedLink } from './ended-link.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const open = (over: Parameters<typeof anEndedLink>[0], ...handlers: Parameters<typeof enterAt>[1][]) =>
  enterAt(
    paths.familyDoor('f00dcafef00dcafef00dcafe-signature'),
    fakeProblem(familyDoorContract.getFamilyDoor, 'LINK_REVOKED'),
    fake(contract.getEndedLink, anEndedLink(over)),
    ...handlers,
  );

describe('a family link whose time is over', () => {
  it('says until when it opened, and sends a new one to the masked address after a press', async () => {
    const sent = jest.fn();
    const { user } = open(
      {},
      fake(contract.mailNewLink, ({ body }) => {
        sent(body);
        return {};
      }),
    );
    await waitFor(() => {
      expect(screen.getByText('이 링크는 기간이 지났어요')).toBeVisible();
      expect(screen.getByText(/이 링크는 17\/11\/2026 \(화\)까지였어요/)).toBeVisible();
      expect(screen.getByText('min****@mail.example')).toBeVisible();
    });
    expect(sent).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: '새 링크 받기' }));
    expect(await screen.findByText('새 링크를 보냈어요')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ link: 'f00dcafef00dcafef00dcafe-signature' }]]);
  });

  it('tells how to ask the teacher where the address has changed', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: '주소가 바뀌었어요. 선생님께 부탁하기' }));
    expect(screen.getByText(/가족 링크를 다시 보내 주세요/)).toBeVisible();
  });

  it('offers no new one where the class is over for good, and says what remains', async () => {
    open({ goesOn: false, email: null });
    expect(await screen.findByText(/수업 기록은 선생님께 그대로 남아 있으니/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '새 링크 받기' })).toBeNull();
  });

  it('tells of the teacher alone where no mailbox is known', async () => {
    open({ email: null });
    expect(await screen.findByText('메일 주소를 몰라서 새 링크를 보내 드릴 수 없어요.')).toBeVisible();
    expect(screen.getByText(/가족 링크를 다시 보내 주세요/)).toBeVisible();
  });

  it('is read in the language of the family, whatever its device speaks', async () => {
    deviceSpeaks('ko-KR');
    open({ language: 'vi', why: 'RENEWED' });
    expect(await screen.findByText('Đã có liên kết mới')).toBeVisible();
  });

  it('says why no letter went', async () => {
    const { user } = open({}, fakeProblem(contract.mailNewLink, 'TOO_MANY'));
    await user.click(await screen.findByRole('button', { name: '새 링크 받기' }));
    expect(await screen.findByText(/하루에 3번까지 보낼 수 있어요/)).toBeVisible();
  });
});

it('of a child that has left says so, and whom to tell where that is wrong', async () => {
  open({ why: 'LEFT', endedAt: null, goesOn: false, email: null });
  expect(await screen.findByText('더 이상 받지 않는 수업이에요')).toBeVisible();
  expect(screen.getByText(/잘못되었으면 선생님께 말씀해 주세요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '새 링크 받기' })).toBeNull();
});
