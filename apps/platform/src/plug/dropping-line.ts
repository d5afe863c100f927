import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DroppingLine {
  readonly port: number;
  /** How often it was cut. */
  readonly drops: number;
  /** From here on it holds. */
  mend(): void;
  close(): void;
}

interface Dropping {
  /** Where it leads to; who listens there may be gone for a while. */
  readonly to: number;
  /** How many of the pieces that go over it, either way, end it: 0 to 1. */
  readonly share: number;
  /** From 0 to 1, anew each time. */
  readonly random: () => number;
}

/**
 * A line to a server that is cut again and again: before a piece went over it, or in its middle. So a question may not arrive, or
 * arrive in half; and one that was heard and done may never be answered.
 */
export async function droppingLine({ to, share, random }: Dropping): Promise<DroppingLine> {
  let drops = 0;
  let isMended = false;
  const open = new Set<Socket>();

  function lead(from: Socket, onward: Socket): void {
    from.on('data', (piece: Buffer) => {
      if (isMended || random() >= share) return void onward.write(piece);
      drops += 1;
      if (random() < 0.5) return void [from, onward].forEach((end) => end.destroy());
      onward.write(piece.subarray(0, piece.length / 2), () => [from, onward].forEach((end) => end.destroy()));
    });
    from.on('close', () => onward.destroy());
    // A cut line says so on both ends; whoever asked hears of it by the end of its own.
    from.on('error', () => onward.destroy());
    open.add(from);
    from.on('close', () => open.delete(from));
  }

  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    lead(near, far);
    lead(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    get drops() {
      return drops;
    },
    mend: () => void (isMended = true),
    close() {
      server.close();
      for (const end of open) end.destroy();
    },
  };
}
