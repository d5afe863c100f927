import { lateConnection } from './late-connection.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const doubles = () => ({ connect: jest.fn(), close: jest.fn() });

describe('the connection of the portal', () => {
  it('is opened once, after the first picture [CHT-3]', () => {
    const socket = doubles();
    const connection = lateConnection(socket);
    connection.connect();
    connection.connect();
    expect(socket.connect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('stays closed when the session ended before that [CHT-3] [SES-4]', () => {
    const socket = doubles();
    const connection = lateConnection(socket);
    connection.connect();
    connection.close();
    jest.advanceTimersByTime(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
    expect(socket.close).toHaveBeenCalledTimes(1);
  });
});
