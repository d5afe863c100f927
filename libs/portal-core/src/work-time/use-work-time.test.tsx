import { act, fireEvent, render } from '@testing-library/react';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { useWorkTime } from './use-work-time.ts';

const { recordWorkTime } = statisticsContract;
let world: World;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  world = createWorld();
  platform.use(
    fake(recordWorkTime, ({ body }) => {
      sent.push(body);
      return {};
    }),
  );
});
afterEach(() => {
  see('visible');
  world.end();
});

function Desk({ classId }: { classId: string | null }) {
  useWorkTime('GRADING', classId);
  return null;
}
const open = (classId: string | null = 'class-1') => render(<>{world.wrap(<Desk classId={classId} />)}</>);
const work = (seconds: number, classId = 'class-1') => ({ kind: 'GRADING', classId, seconds });
/** What was sent; beside the time that the test lets pass goes a little of its own, up to eight seconds. */
const sentTens = () =>
  (sent as { seconds: number }[]).map((one) => ({ ...one, seconds: one.seconds - (one.seconds % 10) }));
function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the time that she works on a page [STT-1]', () => {
  it('is sent once a minute, and the rest when she leaves', async () => {
    await withFakeTimers(async (pass) => {
      const page = open();
      await pass(50_000);
      expect(sent).toEqual([]);
      await pass(11_000);
      expect(sentTens()).toEqual([work(60)]);
      await pass(20_000);
      page.unmount();
      await pass(1_000);
      expect(sentTens()).toEqual([work(60), work(20)]);
    });
  });

  it('stops two minutes after she did something last, and goes on when she is back', async () => {
    await withFakeTimers(async (pass) => {
      open();
      await pass(200_000);
      expect(sentTens()).toEqual([work(60), work(60)]);
      fireEvent.keyDown(window, { key: 'a' });
      await pass(60_000);
      expect(sent).toHaveLength(3);
    });
  });

  it('counts nothing while another tab is before it; what was counted goes at once', async () => {
    await withFakeTimers(async (pass) => {
      const page = open();
      await pass(30_000);
      see('hidden');
      await pass(90_000);
      expect(sentTens()).toEqual([work(30)]);
      see('visible');
      await pass(10_000);
      page.unmount();
      await pass(1_000);
      expect(sentTens()).toEqual([work(30), work(10)]);
    });
  });

  it('is that of the class on which she worked, and none where there is no class or only a glance', async () => {
    await withFakeTimers(async (pass) => {
      const page = open();
      await pass(10_000);
      page.rerender(<>{world.wrap(<Desk classId="class-2" />)}</>);
      await pass(4_000);
      page.rerender(<>{world.wrap(<Desk classId={null} />)}</>);
      await pass(70_000);
      page.unmount();
      expect(sentTens()).toEqual([work(10)]);
    });
  });

  it('says nothing where it cannot be sent, and takes it along the next time', async () => {
    platform.use(fakeProblem(recordWorkTime, 'UNEXPECTED'));
    await withFakeTimers(async (pass) => {
      const page = open();
      await pass(61_000);
      expect(sent).toEqual([]);
      platform.use(
        fake(recordWorkTime, ({ body }) => {
          sent.push(body);
          return {};
        }),
      );
      page.unmount();
      await pass(1_000);
      expect(sentTens()).toEqual([work(60)]);
    });
  });
});
