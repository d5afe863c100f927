import { Refusal } from './twirp-refusal.ts';

interface FileOutput {
  readonly fileType?: string;
  readonly filepath?: string;
  readonly disableManifest?: boolean;
  readonly s3?: Readonly<Record<string, string | boolean>>;
}
export interface EgressAsked {
  readonly roomName?: string;
  readonly egressId?: string;
  readonly layout?: string;
  readonly fileOutputs?: readonly FileOutput[];
}
interface Kept {
  readonly egressId: string;
  readonly roomName: string;
  /** As it answers: without the secrets that it was given. */
  readonly roomComposite: EgressAsked;
  status: `EGRESS_${'ACTIVE' | 'ENDING' | 'COMPLETE' | 'FAILED' | 'ABORTED' | 'LIMIT_REACHED'}`;
  fileResults: { filename: string; duration: string; size: string }[];
}

/** Recordings as the Egress service of a LiveKit server keeps them; what it was told to stop it is ending until a test says more. */
export function fakeEgress() {
  const kept: Kept[] = [];
  const begun: EgressAsked[] = [];
  /** REFUSES has no recorder left; LOST begins, and its answer does not arrive. */
  let mood: 'WELL' | 'REFUSES' | 'LOST' = 'WELL';
  let whenAsked: () => Promise<void> = async () => undefined;

  const methods: Record<string, (body: EgressAsked) => object | Promise<object>> = {
    async StartRoomCompositeEgress(body) {
      begun.push(body);
      await whenAsked();
      if (mood === 'REFUSES') throw new Refusal(503, 'unavailable', `no recorder for ${JSON.stringify(body)}`);
      const { roomName = '', fileOutputs = [] } = body;
      const redacted = fileOutputs.map((output) => ({
        ...output,
        s3: { ...output.s3, accessKey: '{a}', secret: '{s}' },
      }));
      const one: Kept = {
        egressId: `EG_${kept.length + 1}`,
        roomName,
        roomComposite: { ...body, fileOutputs: redacted },
        status: 'EGRESS_ACTIVE',
        fileResults: [],
      };
      kept.push(one);
      if (mood === 'LOST') throw new Refusal(504, 'deadline_exceeded', 'no answer');
      return one;
    },
    StopEgress({ egressId }) {
      const one = kept.find((found) => found.egressId === egressId);
      if (!one) throw new Refusal(404, 'not_found', 'egress does not exist');
      if (one.status !== 'EGRESS_ACTIVE') throw new Refusal(412, 'failed_precondition', 'egress cannot be stopped');
      one.status = 'EGRESS_ENDING';
      return one;
    },
    ListEgress: ({ roomName }) => ({ items: kept.filter((one) => one.roomName === roomName) }),
  };

  const running = (roomName: string) =>
    kept.filter((one) => one.roomName === roomName && one.status === 'EGRESS_ACTIVE');
  return {
    methods,
    /** What it was asked to record. */
    begun,
    running,
    statusesOf: (roomName: string) => kept.filter((one) => one.roomName === roomName).map(({ status }) => status),
    is(next: typeof mood): void {
      mood = next;
    },
    /** Happens between being asked to record and recording. */
    onAsked(work: typeof whenAsked): void {
      whenAsked = work;
    },
    /** All of a room are over, with a file in the store, or in another way without one; the answer is where the files lie. */
    finish(roomName: string, status: Kept['status'] = 'EGRESS_COMPLETE'): string[] {
      const isWhole = status === 'EGRESS_COMPLETE' || status === 'EGRESS_LIMIT_REACHED';
      return kept
        .filter((one) => one.roomName === roomName && ['EGRESS_ACTIVE', 'EGRESS_ENDING'].includes(one.status))
        .map((one) => {
          const filename = one.roomComposite.fileOutputs?.[0]?.filepath ?? '';
          one.status = status;
          if (isWhole) one.fileResults = [{ filename, duration: '754600000000', size: '1048576' }];
          return filename;
        });
    },
  };
}
