import { readFile, rm, writeFile } from 'node:fs/promises';
import { formatMoney } from '@portal/domain/format/money';
import type { BankAnswerRead, OpenBatch, PayoutBatch, PayoutBatches } from '../modules/wallet/module.ts';
import { Refused, type Surroundings } from './client.ts';
import type { PayoutsCommand } from './command.ts';
import { onServer } from './on-server.ts';

/** More than that nobody reads on a screen: the file itself is wrong then. */
const PROBLEMS_MOST = 50;

/** Writes the file for the bank's upload, or reads its answer. Resolves to what is said about it; throws Refused. */
export const payouts = (command: PayoutsCommand, around: Surroundings): Promise<string> =>
  onServer(around, async ({ wallet: { payoutBatches } }, config) => {
    if (command.name === 'payouts-import') return readSheet(await payoutBatches.read(await textOf(command.file)));
    if (config.payoutBank !== 'BATCH') throw new Refused('PAYOUT_BANK이 BATCH일 때만 은행 파일을 만들어요.');
    // Before anything is marked as sent: what cannot be written would have gone nowhere.
    await makeNew(command.file);
    const batch = await batchOf(payoutBatches, command.batch).catch((error: unknown) => discard(command.file, error));
    if (!batch) {
      await discard(command.file);
      return nothingSheet(await payoutBatches.open());
    }
    await writeFile(command.file, batch.file).catch((error: unknown) => {
      throw new Refused(`${batch.id} 묶음을 파일로 쓰지 못했어요: ${reasonOf(error)}\n${againLine(batch)}`);
    });
    return sentSheet(batch, command.file);
  });

/** Whoever was stopped between sending and writing finds her batch here. */
const nothingSheet = (open: readonly OpenBatch[]): string =>
  [
    '은행에 새로 보낼 출금이 없어요.',
    ...(open.length ? ['은행의 답을 기다리는 묶음:'] : []),
    ...open.map(
      ({ id, createdAt, count, total }) => `${id} · ${createdAt.toISOString()} · ${count}건, ${formatMoney(total)}`,
    ),
    ...open.slice(0, 1).map(againLine),
  ].join('\n');

const againLine = ({ id }: Pick<PayoutBatch, 'id'>) => `같은 파일을 다시 쓰려면: payouts export <파일> --batch ${id}`;

const sentSheet = (batch: PayoutBatch, file: string): string =>
  [
    `${file} 파일에 출금 ${batch.count}건, ${formatMoney(batch.total)}을 썼어요. 은행에 올려 주세요.`,
    againLine(batch),
    '계좌 번호가 들어 있으니 올린 뒤에는 지워 주세요.',
  ].join('\n');

function readSheet({ paid, refused, known, problems }: BankAnswerRead): string {
  const done = `지급 ${paid}건, 거절 ${refused}건을 반영했어요. 이미 반영한 것은 ${known}건이에요.`;
  if (problems.length)
    throw new Refused(
      [
        done,
        `반영하지 못한 줄이 ${problems.length}개 있어요:`,
        ...problems.slice(0, PROBLEMS_MOST),
        ...(problems.length > PROBLEMS_MOST ? [`… 그리고 ${problems.length - PROBLEMS_MOST}개 더`] : []),
      ].join('\n'),
    );
  return done;
}

const batchOf = (batches: PayoutBatches, id: string | undefined) =>
  id === undefined ? batches.send() : batches.again(id);

/** Makes an empty file, which only its owner can read; one that is there stays as it is. */
async function makeNew(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Refused(`파일을 만들지 못했어요: ${reasonOf(error)}`);
  });
}

/** Takes the empty file away again; throws what it was given. */
async function discard(file: string, error?: unknown): Promise<undefined> {
  await rm(file, { force: true });
  if (error !== undefined) throw error;
  return undefined;
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refused(`파일을 읽지 못했어요: ${reasonOf(error)}`);
  });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
