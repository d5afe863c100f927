import { fakeRealtime } from './fake-realtime.ts';

it('brings an event to its listeners, and to none that left', () => {
  const realtime = fakeRealtime();
  const heard: string[] = [];
  const stop = realtime.on('notification.new', ({ id }) => heard.push(`first ${id}`));
  realtime.on('notification.new', ({ id }) => heard.push(`second ${id}`));
  realtime.on('lesson.changed', ({ id }) => heard.push(`lesson ${id}`));
  realtime.push('notification.new', { id: 'n-1' });
  stop();
  realtime.push('notification.new', { id: 'n-2' });
  expect(heard).toEqual(['first n-1', 'second n-1', 'second n-2']);
});

it('tells that the connection is back', () => {
  const realtime = fakeRealtime();
  const back = jest.fn();
  const stop = realtime.onReconnect(back);
  realtime.reconnect();
  stop();
  realtime.reconnect();
  expect(back).toHaveBeenCalledTimes(1);
});

it('can be lost, and says so once', () => {
  const realtime = fakeRealtime();
  const heard: boolean[] = [];
  realtime.onConnectionChange(() => heard.push(realtime.isConnected()));
  realtime.disconnect();
  realtime.disconnect();
  realtime.reconnect();
  expect(heard).toEqual([false, true]);
});

it('counts who listens', () => {
  const realtime = fakeRealtime();
  const stops = [realtime.on('notification.new', jest.fn()), realtime.onReconnect(jest.fn())];
  expect(realtime.listenerCount()).toBe(2);
  for (const stop of stops) stop();
  expect(realtime.listenerCount()).toBe(0);
});
