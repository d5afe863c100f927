import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { QuietHours } from './quiet-hours.tsx';

let world: World;
afterEach(() => world.end());

function show(from: string | null, to: string | null) {
  world = createWorld();
  const saved: (string | null)[][] = [];
  function Page() {
    const [settings, setSettings] = useState({ quietFrom: from, quietTo: to });
    return (
      <>
        <QuietHours
          settings={settings}
          onSave={(quiet) => {
            saved.push([quiet.quietFrom, quiet.quietTo]);
            setSettings(quiet);
          }}
        />
        <a href="#elsewhere">다른 곳</a>
      </>
    );
  }
  render(world.wrap(<Page />));
  return saved;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const onOff = () => screen.getByRole('switch', { name: '방해 금지 시간 쓰기' });

/** Types a time as digits over what stands there. */
async function type(name: string, digits: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), digits);
}

it('are saved as soon as she goes elsewhere, so that leaving the page loses nothing', async () => {
  const saved = show('22:00', '07:00');
  await type('종료 시각', '0630');
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(saved).toEqual([['22:00', '06:30']]);
});

it('are saved once for both, when she goes from one to the other', async () => {
  const saved = show('22:00', '07:00');
  await type('시작 시각', '2130');
  await type('종료 시각', '0630');
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(saved.at(-1)).toEqual(['21:30', '06:30']);
});

it('are off, and stay off, when she switches them off right after typing', async () => {
  const saved = show('22:00', '07:00');
  await type('종료 시각', '0630');
  await userEvent.click(onOff());
  expect(saved.at(-1)).toEqual([null, null]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each([
  ['without length', '2200'],
  ['as they were', '0700'],
])('are not saved %s', async (_what, digits) => {
  const saved = show('22:00', '07:00');
  await type('종료 시각', digits);
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(saved).toEqual([]);
});

it.each([
  ['22:00', '07:00', '밤 사이: 22:00부터 다음 날 07:00까지예요.'],
  ['00:00', '23:59', '매일 00:00부터 23:59까지예요.'],
  ['23:59', '00:00', '밤 사이: 23:59부터 다음 날 00:00까지예요.'],
])('from %s to %s are said in words', (from, to, words) => {
  show(from, to);
  expect(screen.getByText(words)).toBeVisible();
});

it('begin as a usual night', async () => {
  const saved = show(null, null);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(onOff());
  expect(saved).toEqual([['22:00', '07:00']]);
});
