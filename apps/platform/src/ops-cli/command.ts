import { Command as Program, CommanderError, Option } from 'commander';
import * as v from 'valibot';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { OPERATOR_FIELDS } from '@portal/domain/identity/operator';
import { OPS_DECISIONS, OPS_QUEUES, type OpsDecision, type OpsQueue } from '@portal/domain/ops/ops';
import { opsChoiceOf, opsReasonWords } from '@portal/domain/ops/ops-choice';
import { OPS_DESKS } from '@portal/domain/ops/ops-desk';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { NewOperator } from '../modules/identity/module.ts';

interface Place {
  readonly queue: OpsQueue;
  readonly id: string;
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'queues' }
  | OnServer
  | { readonly name: 'list'; readonly queue: OpsQueue; readonly filter: OpsFilter; readonly page: string }
  | ({ readonly name: 'show' } & Place)
  | Action;

export type NewPerson = Omit<NewOperator, 'clientId'>;

/** What is done on the machine of the server, without signing in. */
type OnServer =
  | { readonly name: 'create-operator'; readonly person: NewPerson }
  | { readonly name: 'operator-link'; readonly email: string }
  | PayoutsCommand
  | { readonly name: 'ledger-verify' }
  | { readonly name: 'statistics'; readonly what: StatisticsWork };

/** Files for and from the bank that pays; `batch` is one that was written before. */
export type PayoutsCommand =
  | { readonly name: 'payouts-export'; readonly file: string; readonly batch?: string }
  | { readonly name: 'payouts-import'; readonly file: string };

/** Counting all days anew, or comparing them with what happened. */
export const STATISTICS_WORKS = ['rebuild', 'verify'] as const;
export type StatisticsWork = (typeof STATISTICS_WORKS)[number];

/** What changes the state of an item. */
export type Action =
  | ({ readonly name: 'pick-up' | 'release' } & Place)
  | ({ readonly name: 'decide'; readonly verdict: AnswerTo } & Place);

/** What is decided, and what is said with it. */
export interface AnswerTo {
  readonly decision: OpsDecision;
  readonly reason: string;
  readonly remarks: readonly FieldRemark[];
}

/** Something that was typed wrongly or is not set; its message says what to do. */
export class UsageError extends Error {}

/** What stands behind a decision, as typed. */
interface Said {
  readonly reason?: string;
  readonly remark?: FieldRemark[];
}

/** Understands what was typed; throws UsageError. */
export function readCommand(args: readonly string[]): Command {
  let command: Command = { name: 'help' };
  const program = opsProgram((understood) => {
    command = understood;
  });
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    // The help that was asked for has been understood; what it says is up to the caller.
    if (!(error instanceof CommanderError) || !error.code.startsWith('commander.help')) throw error;
  }
  return command;
}

/** The commands with their options; hands on what was understood and says nothing by itself. */
function opsProgram(take: (command: Command) => void): Program {
  const program = new Program('ops').configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  const add = (name: string) => {
    const added = program.command(name);
    return added.exitOverride((error) => {
      throw usageErrorOf(error, added);
    });
  };
  const addForPlace = (name: string) => add(name).argument('<queue>', '', queueOf).argument('<id>', '', idOf);
  program.exitOverride((error) => {
    throw usageErrorOf(error, program);
  });

  add('create-operator')
    .requiredOption('--name <name>', '', valueOf)
    .requiredOption('--email <email>', '', valueOf)
    .requiredOption('--desks <desks>', '', valueOf)
    .action((typed: Record<'name' | 'email' | 'desks', string>) =>
      take({ name: 'create-operator', person: personOf(typed) }),
    );
  add('operator-link')
    .argument('<email>')
    .action((email: string) => take({ name: 'operator-link', email }));
  addPayouts(add('payouts'), take);
  add('ledger')
    .argument('<verify>', '', verifyOf)
    .action(() => take({ name: 'ledger-verify' }));
  add('statistics')
    .argument('<what>', '', statisticsWorkOf)
    .action((what: StatisticsWork) => take({ name: 'statistics', what }));
  add('queues').action(() => take({ name: 'queues' }));
  add('list')
    .argument('<queue>', '', queueOf)
    .addOption(new Option('--mine').conflicts('decided'))
    .option('--decided')
    .option('--page <page>', '', valueOf, '1')
    .action((queue: OpsQueue, { mine, decided, page }: { mine?: true; decided?: true; page: string }) =>
      take({ name: 'list', queue, filter: mine ? 'MINE' : decided ? 'DECIDED' : 'OPEN', page }),
    );
  for (const name of ['show', 'pick-up', 'release'] as const)
    addForPlace(name).action((queue: OpsQueue, id: string) => take({ name, queue, id }));
  for (const decision of OPS_DECISIONS) {
    const name = decision.toLowerCase();
    const command = addForPlace(name).option('--reason <reason>', '', valueOf);
    if (decision !== 'ACCEPT') command.option('--remark <field=remark>', '', remarksOf);
    command.action((queue: OpsQueue, id: string, said: Said) =>
      take({ name: 'decide', queue, id, verdict: verdictOf(name, queue, decision, said) }),
    );
  }
  return program;
}

function addPayouts(payouts: Program, take: (command: Command) => void): void {
  const add = (name: string) => {
    const added = payouts.command(name).argument('<file>');
    return added.exitOverride((error) => {
      throw usageErrorOf(error, added);
    });
  };
  add('export')
    .option('--batch <batch>', '', valueOf)
    .action((file: string, { batch }: { batch?: string }) =>
      take({ name: 'payouts-export', file, ...(batch !== undefined && { batch }) }),
    );
  add('import').action((file: string) => take({ name: 'payouts-import', file }));
}

/** What the library found wrong, in our words. */
function usageErrorOf(error: CommanderError, command: Program): Error {
  const [, named = ''] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case 'commander.unknownCommand':
      return new UsageError(`알 수 없는 명령이에요: ${named}`);
    case 'commander.unknownOption':
      return new UsageError(`${command.name()} 명령에는 ${named} 옵션이 없어요.`);
    case 'commander.missingMandatoryOptionValue':
      return new UsageError(`${command.name()} 명령에는 ${named.split(' ', 1)[0]} 옵션이 있어야 해요.`);
    case 'commander.optionMissingArgument':
      return new UsageError(`값이 없는 옵션이 있어요: ${named}`);
    case 'commander.conflictingOption':
      return new UsageError('--mine과 --decided 가운데 하나만 골라 주세요.');
    case 'commander.missingArgument':
      return new UsageError(MISSING[named] ?? QUEUE_MISSING);
    case 'commander.excessArguments':
      return new UsageError(`알 수 없는 말이에요: ${command.args.slice(command.registeredArguments.length).join(' ')}`);
    default:
      return error;
  }
}

/** Who is to be made an operator, by the rules of the desk. */
function personOf({ desks, ...person }: Record<'name' | 'email' | 'desks', string>) {
  const typed = { ...person, desks: desks.split(',').map((desk) => desk.trim().toUpperCase()) };
  const unknown = typed.desks.find((desk) => !OPS_DESKS.some((one) => one === desk));
  if (unknown !== undefined)
    throw new UsageError(`맡을 일은 ${OPS_DESKS.join(', ').toLowerCase()} 가운데서 쉼표로 이어 적어요.`);
  const read = v.safeParse(v.object(OPERATOR_FIELDS), typed);
  if (!read.success) throw new UsageError(read.issues.map(({ message }) => message).join('\n'));
  return read.output;
}

/** The decision where its queue has it and with what it asks for. */
function verdictOf(name: string, queue: OpsQueue, decision: OpsDecision, { reason = '', remark = [] }: Said): AnswerTo {
  const choice = opsChoiceOf(queue, decision);
  if (!choice) throw new UsageError(`${queue.toLowerCase()} 목록에는 ${name} 명령이 없어요.`);
  if (choice.says === 'NOTHING' && reason) throw new UsageError(`${name} 명령에는 --reason 옵션이 없어요.`);
  if (choice.says !== 'NOTHING' && !reason.trim())
    throw new UsageError(`--reason으로 ${opsReasonWords(queue).missing}`);
  if (choice.says !== 'REMARKS' && remark.length > 0)
    throw new UsageError(`${queue.toLowerCase()} 목록의 ${name} 명령에는 --remark 옵션이 없어요.`);
  return { decision, reason, remarks: remark };
}

const QUEUE_MISSING = `목록은 ${OPS_QUEUES.join(', ').toLowerCase()} 가운데 하나예요.`;
const STATISTICS_MISSING = `statistics 뒤에 ${STATISTICS_WORKS.join(' 또는 ')}를 적어 주세요.`;
const VERIFY_MISSING = 'ledger 뒤에 verify를 적어 주세요.';
const EMAIL_MISSING = '운영자의 이메일을 적어 주세요.';
const FILE_MISSING = '파일의 이름을 적어 주세요.';
const ID_MISSING = '심사할 것의 id를 적어 주세요. list가 보여 줘요.';
/** By the name of the argument that is missing. */
const MISSING: Readonly<Record<string, string>> = {
  id: ID_MISSING,
  email: EMAIL_MISSING,
  file: FILE_MISSING,
  what: STATISTICS_MISSING,
  verify: VERIFY_MISSING,
};

function queueOf(typed: string): OpsQueue {
  const queue = OPS_QUEUES.find((one) => one === typed.toUpperCase());
  if (!queue) throw new UsageError(QUEUE_MISSING);
  return queue;
}

function statisticsWorkOf(typed: string): StatisticsWork {
  const what = STATISTICS_WORKS.find((one) => one === typed);
  if (!what) throw new UsageError(STATISTICS_MISSING);
  return what;
}

function verifyOf(typed: string): string {
  if (typed !== 'verify') throw new UsageError(VERIFY_MISSING);
  return typed;
}

function idOf(typed: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(typed)) throw new UsageError(ID_MISSING);
  return typed;
}

// The library takes whatever follows: `--reason --remark intro=x` has forgotten the reason.
function valueOf(typed: string): string {
  if (/^--[a-z]/.test(typed)) throw new UsageError(`옵션의 값이 있어야 할 곳에 ${typed}가 있어요.`);
  return typed;
}

function remarksOf(typed: string, before: readonly FieldRemark[] = []): FieldRemark[] {
  const at = valueOf(typed).indexOf('=');
  if (at < 1 || !typed.slice(at + 1).trim()) throw new UsageError(`의견은 항목=의견 꼴로 적어 주세요: ${typed}`);
  return [...before, { path: typed.slice(0, at).trim(), remark: typed.slice(at + 1).trim() }];
}
