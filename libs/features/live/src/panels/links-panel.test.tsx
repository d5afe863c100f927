import { screen, waitFor, within } from '@testing-library/react';
import { ERRORS } from '@portal/domain/contract/error-code';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake, type Fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aGuestLink } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { LinksPanel } from './links-panel.tsx';

const { listGuestLinks, renewGuestLink } = liveContract;
const RENEW = 'A01 학생 링크 새로 만들기';

withRooms();

const open = (...handlers: Fake[]) => renderInRoom(LinksPanel, { handlers });
const links = fake(listGuestLinks, { items: [aGuestLink()] });

describe('the links of the guests', () => {
  it('say that they are on their way', async () => {
    await open(neverAnswers(listGuestLinks));
    expect(await screen.findByText('링크를 불러오는 중이에요')).toBeInTheDocument();
  });

  it('are not there for a class without students', async () => {
    await open(fake(listGuestLinks, { items: [] }));
    expect(await screen.findByText('이 수업에는 아직 학생이 없어요.')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    let isBroken = true;
    const list = fake(listGuestLinks, () => (isBroken ? problemResponse('UNEXPECTED') : { items: [aGuestLink()] }));
    const { user } = await open(list);
    expect(await screen.findByText('링크를 불러오지 못했어요')).toBeVisible();
    isBroken = false;
    await user.click(button('다시 시도'));
    expect(await screen.findByRole('button', { name: 'A01 학생 링크 복사' })).toBeVisible();
  });

  it('are made anew after a question only, and the old one is gone [CLS-3]', async () => {
    let path = `/live/${'a'.repeat(32)}`;
    const asked = jest.fn();
    const renew = fake(renewGuestLink, ({ params }) => {
      asked(params);
      path = `/live/${'b'.repeat(32)}`;
      return aGuestLink({ path });
    });
    const { user } = await open(
      renew,
      fake(listGuestLinks, () => ({ items: [aGuestLink({ path })] })),
    );
    await user.click(await screen.findByRole('button', { name: RENEW }));
    const question = await openedDialog('링크를 새로 만들까요?', 'alertdialog');
    expect(question).toHaveTextContent('그 링크로 들어와 있는 사람은 강의실에서 나가게 돼요.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(RENEW)).toHaveFocus());
    expect(asked).not.toHaveBeenCalled();
    await user.click(button(RENEW));
    const again = within(await openedDialog('링크를 새로 만들까요?', 'alertdialog'));
    await user.click(again.getByRole('button', { name: '새로 만들기' }));
    expect(await screen.findByText('새 링크를 만들었어요')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ id: 'lesson-1', linkId: 'link-1' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await waitFor(async () => {
      await user.click(button('A01 학생 링크 복사'));
      expect(copied).toHaveBeenLastCalledWith(`${location.origin}/kr${path}`);
    });
    copied.mockRestore();
  });

  it.each(['FORBIDDEN', 'NOT_FOUND', 'UNEXPECTED'] as const)('stay as they are when %s refuses', async (code) => {
    const { user } = await open(links, fakeProblem(renewGuestLink, code));
    await user.click(await screen.findByRole('button', { name: RENEW }));
    const question = within(await openedDialog('링크를 새로 만들까요?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: '새로 만들기' }));
    expect(await screen.findByText(ERRORS[code].message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(button('A01 학생 링크 복사')).toBeVisible();
  });
});
