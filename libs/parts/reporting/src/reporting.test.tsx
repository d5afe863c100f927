import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT_REPORT_LIMITS, type ChatReports } from '@portal/domain/chat/chat-report';
import { defineSection } from '@portal/portal-core/section';
import { renderSection } from '@portal/testing-react/render-section';
import { UiProvider } from '@portal/ui/provider';
import { MadeReports } from './made-reports.tsx';
import { koreanReportWords as words } from './messages.ts';
import { ReportFields } from './report-fields.tsx';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null) =>
  ({
    seq,
    said: seq === null ? '' : '그것도 못 하면 그만두세요. 다른 아이들은 다 했어요.',
    reason: 'RUDE',
    words: '',
    at,
    decision: null,
  }) as const;

const onShow = jest.fn();

function show(reports: ChatReports) {
  const page = () => (
    <>
      <MadeReports reports={reports} words={words} zone="Asia/Seoul" onShow={onShow} />
      <p>끝</p>
    </>
  );
  renderSection(defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] }), {
    path: '/talk',
  });
}
const lines = async () =>
  within(await screen.findByRole('list', { name: '신고와 운영팀의 결정' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('a report to the team [CHT-1]', () => {
  it('is asked why, and no reason is chosen for who reports', () => {
    const ignore = () => Promise.resolve();
    render(
      <ReportFields
        reasons={[{ value: 'RUDE', label: '욕설이나 괴롭힘' }]}
        limit={CHAT_REPORT_LIMITS.wordsMax}
        words={words}
        register={(name) => ({ name, onChange: ignore, onBlur: ignore, ref: () => {} })}
        errors={{ reason: words.noReason }}
      />,
      { wrapper: UiProvider },
    );
    expect(screen.getByRole('combobox', { name: /신고하는 이유/ })).toHaveValue('');
    expect(screen.getByText(words.noReason)).toBeVisible();
  });

  it('stands over the talk with its first words, its day and what came of it, and leads to its message', async () => {
    const decision = { outcome: 'REMOVED', reason: '욕설이에요.', at } as const;
    show({ items: [{ ...report(6), decision }], warnings: [] });
    expect(await lines()).toEqual([
      '“그것도 못 하면 그만두세요. 다른 아이들은…” 신고: 메시지 보기 18/11/2026 · 메시지를 지웠어요 · 이유: 욕설이에요.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /메시지 보기$/ }));
    expect(onShow).toHaveBeenCalledWith(6);
  });

  it('is folded with the others under what happened last, and each of them is reached', async () => {
    const decision = { outcome: 'KEPT', reason: '', at: '2026-11-19T10:00:00+09:00' } as const;
    show({ items: [report(6), report(null), report(5), { ...report(4), decision }], warnings: [] });
    const fold = await screen.findByRole('button', { name: /^신고와 결정 4개/ });
    expect(fold).toHaveTextContent('문제가 없다고 정했어요');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(fold);
    expect(await lines()).toHaveLength(4);
  });

  it('about the talk as a whole is told who was warned, with the reason and whom to call', async () => {
    show({ items: [], warnings: [{ reason: '밤마다 재촉했어요.', at }] });
    expect(await lines()).toEqual([
      '운영팀이 이 대화에서 한 말에 주의를 줬어요 · 이유: 밤마다 재촉했어요. · 이의가 있으면 고객센터(1900-0000)로 알려 주세요.',
    ]);
  });

  it('of which there is none leaves no place', async () => {
    show({ items: [], warnings: [] });
    expect(await screen.findByText('끝')).toBeVisible();
    expect(screen.queryByRole('list', { name: '신고와 운영팀의 결정' })).toBeNull();
  });
});
