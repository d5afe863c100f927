import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { type Call, Refused, type Surroundings, withSession } from './client.ts';
import { type Action, type Command, type PayoutsCommand, readCommand, UsageError } from './command.ts';
import { listSheet, queuesSheet, itemSheet, stateLine } from './sheets.ts';
import { USAGE } from './usage.ts';

export interface CliSurroundings extends Surroundings {
  now(): Date;
  say(text: string): void;
  complain(text: string): void;
}

/** What a shell learns of the end. */
const EXIT = { done: 0, failed: 1, usage: 2, conflict: 3 };

/** The operator desk on the command line; resolves to the exit code. */
export async function runOpsCli(args: readonly string[], around: CliSurroundings): Promise<number> {
  try {
    around.say(await answerTo(readCommand(args), around));
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(`${error.message}\n\n${USAGE}`);
      return EXIT.usage;
    }
    if (!(error instanceof Refused)) throw error;
    const isConflict = error.code === 'WRONG_STATE';
    around.complain(
      isConflict ? `${error.message}\nshow로 지금 상태를 보고, 먼저 pick-up으로 맡아 주세요.` : error.message,
    );
    return isConflict ? EXIT.conflict : EXIT.failed;
  }
}

async function answerTo(command: Command, around: CliSurroundings): Promise<string> {
  switch (command.name) {
    case 'help':
      return USAGE;
    // With these comes the whole platform, which no other command needs.
    case 'create-operator':
      return (await import('./on-server.ts')).createOperator(command.person, around);
    case 'operator-link':
      return (await import('./on-server.ts')).sendOperatorLink(command.email, around);
    case 'payouts-export':
    case 'payouts-import':
      return (await import('./payouts.ts')).payouts(command, around);
    case 'ledger-verify':
      return (await import('./ledger.ts')).verifyLedger(around);
    case 'statistics':
      return (await import('./statistics.ts')).lookAfterStatistics(command.what, around);
    default:
      return withSession(around, (call) => carryOut(command, call, around));
  }
}

type AtDesk = Exclude<
  Command,
  { name: 'help' | 'create-operator' | 'operator-link' | 'ledger-verify' | 'statistics' | PayoutsCommand['name'] }
>;

async function carryOut(command: AtDesk, call: Call, { now }: CliSurroundings) {
  switch (command.name) {
    case 'queues':
      return queuesSheet(await call(ops.listOpsQueues), now());
    case 'list': {
      const { queue, filter, page } = command;
      return listSheet(await call(ops.listOpsItems, { params: { queue }, query: { filter, page } }), now());
    }
    case 'show':
      return itemSheet(await call(ops.getOpsItem, { params: placeOf(command) }), now());
    default:
      return stateLine((await act(command, call)).item);
  }
}

const placeOf = ({ queue, id }: Action | Extract<Command, { name: 'show' }>) => ({ queue, id });

async function act(action: Action, call: Call): Promise<OpsItemDetails> {
  const params = placeOf(action);
  switch (action.name) {
    case 'pick-up':
      return call(ops.pickUpOpsItem, { params });
    case 'release':
      return call(ops.releaseOpsItem, { params });
    case 'decide': {
      const details = await call(ops.getOpsItem, { params });
      const stamp = 'stamp' in details ? details.stamp : undefined;
      const body = { ...action.verdict, remarks: [...action.verdict.remarks], stamp };
      return call(ops.decideOpsItem, { params, body });
    }
  }
}
