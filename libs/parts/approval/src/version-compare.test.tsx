import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localProblem } from '@portal/api/api-problem';
import { UiProvider } from '@portal/ui/provider';
import { someChanges, someVersions } from './approval.fixture.ts';
import { VersionCompare } from './version-compare.tsx';

type Props = Parameters<typeof VersionCompare>[0];
const words = {
  title: '두 판 비교하기',
  loading: '두 판을 비교하는 중',
  failed: '두 판을 비교하지 못했어요',
  same: '두 판이 같아요.',
};

function show(query: Partial<Props['query']>, over: Partial<Props> = {}) {
  const onChoose = jest.fn();
  const refetch = jest.fn();
  render(
    <UiProvider>
      <VersionCompare
        words={words}
        options={someVersions}
        versions={{ from: '2', to: '4' }}
        onChoose={onChoose}
        query={{ isFetching: false, refetch, ...query }}
        {...over}
      />
    </UiProvider>,
  );
  return { onChoose, refetch, panel: within(screen.getByRole('region', { name: '두 판 비교하기' })) };
}

describe('two versions beside each other', () => {
  it('show every field that is different, as it was and as it is', () => {
    const { panel } = show({ currentData: { changes: someChanges } });
    const fields = panel.getAllByRole('term').map(({ textContent }) => textContent);
    expect(fields).toEqual(someChanges.map(({ label }) => expect.stringContaining(label) as string));
    const region = screen.getByRole('region', { name: words.title });
    expect(region).toHaveTextContent('지운 글: 1,000,000đ넣은 글: 1,200,000đ');
    expect(region).toHaveTextContent(/새로 넣었어요.*활용 문제를 함께 풀어요/);
  });

  it.each([
    ['이전 판', '1번째 판', { from: '1', to: '4' }],
    ['새 판', '2번째 판', { from: '2', to: '2' }],
  ])('are chosen each by itself: %s', async (side, option, chosen) => {
    const { onChoose, panel } = show({ currentData: { changes: [] } });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: side }), option);
    expect(onChoose.mock.calls).toEqual([[chosen]]);
  });

  it.each<[string, Partial<Props['query']>, Partial<Props>, string]>([
    ['are the same', { currentData: { changes: [] } }, {}, '두 판이 같아요.'],
    [
      'are one',
      { currentData: { changes: [] } },
      { versions: { from: '4', to: '4' } },
      '서로 다른 두 판을 골라 주세요.',
    ],
    ['did not come', { error: localProblem('OFFLINE') }, {}, '두 판을 비교하지 못했어요'],
  ])('that %s say so', (_what, query, over, sentence) => {
    const { panel } = show(query, over);
    expect(panel.getByText(sentence)).toBeVisible();
    expect(panel.queryByRole('term')).toBeNull();
  });

  it('that did not come are asked for again, and can be chosen anew', async () => {
    const { onChoose, panel, refetch } = show({ error: localProblem('OFFLINE') });
    await userEvent.click(panel.getByRole('button', { name: '다시 시도' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: '이전 판' }), '1번째 판');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('still show what came when it cannot be read again', () => {
    const { panel } = show({ currentData: { changes: someChanges }, error: localProblem('OFFLINE') });
    expect(panel.getAllByRole('term')).toHaveLength(someChanges.length);
    expect(panel.queryByText('두 판을 비교하지 못했어요')).toBeNull();
  });
});
