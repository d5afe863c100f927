import { screen } from '@testing-library/react';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { MessageItem } from '../message/message-item.tsx';

const REASON = '다른 가족을 낮추어 말했어요.';
const gone = { content: '', deletedAt: '2026-11-18T10:42:00+09:00' };

function show(over: object) {
  const page = () => <MessageItem message={aChatMessage(over)} />;
  renderSection(defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] }), {
    path: '/talk',
  });
}

describe('what the team decided of a message [CHT-1]', () => {
  it('stands in the place of a removed one for all who read', async () => {
    show({ ...gone, verdict: { kind: 'REMOVED', reason: '' } });
    expect(await screen.findByText('운영팀이 지운 메시지예요')).toBeVisible();
    expect(screen.queryByText(/고객센터/)).toBeNull();
  });

  it('is told who wrote it with the reason, and with the way to object', async () => {
    show({ ...gone, isMine: true, verdict: { kind: 'REMOVED', reason: REASON } });
    const number = await screen.findByRole('link', { name: '1900-0000' });
    expect(number).toHaveAttribute('href', 'tel:19000000');
    expect(number.parentElement).toHaveTextContent(`이유: ${REASON} 이의가 있으면 고객센터(1900-0000)로 알려 주세요.`);
  });

  it('stands below her words where she was warned', async () => {
    show({ isMine: true, content: '거친 말', verdict: { kind: 'WARNED', reason: REASON } });
    expect(await screen.findByText('거친 말')).toBeVisible();
    expect(screen.getByText(new RegExp(`운영팀이 이 메시지에 주의를 줬어요. 이유: ${REASON}`))).toBeVisible();
  });

  it('is not what its sender took back', async () => {
    show(gone);
    expect(await screen.findByText('지운 메시지예요')).toBeVisible();
  });
});
