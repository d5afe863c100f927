// `npm run bench`: speed and memory as ratios against a reference of the same run. Fails past a goal.
//   npm run bench                      all of them
//   npm run bench -- start-up          one of them
//   npm run bench -- layout-shift:lessons  the pages whose address has this
//   npm run bench -- room:2            a room for two minutes in place of ten
//   npm run bench -- pdf:1             one round in place of three
//   npm run bench -- mutants           how many small faults the tests notice; by itself alone, for it takes its time
//   npm run bench -- mutants:ledger    one target of it
//   npm run bench -- mutants:ledger/4  every fourth mutant of it: a quick look
//   npm run bench -- mutants:ledger/same  as many copies that change nothing: none may be killed
const all = [
  'start-up',
  'layout-shift',
  'calendar',
  'notification-page',
  'lists',
  'statistics',
  'room',
  'uploads',
  'pdf',
  'chat',
  'thread',
];
/** Those that have a folder of their own. */
const inFolders = {
  chat: 'chat/chat',
  lists: 'lists/lists',
  pdf: 'pdf/pdf',
  statistics: 'statistics/statistics',
  thread: 'thread/thread',
};
const known = [...all, 'mutants'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name.split(':')[0]));
if (unknown.length) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

/** What was measured, in the order in which it ended; a benchmark that broke off is a line of its own. */
const lines = [];
let isGood = true;
for (const name of wanted.length ? wanted : all) {
  console.log(`\n# ${name}`);
  const [file, part] = name.split(':');
  try {
    const { measure } = await import(`./${inFolders[file] ?? file}.mjs`);
    for (const { what, value, goal } of await measure(part)) {
      const holds = value <= goal;
      isGood &&= holds;
      lines.push(`${holds ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(2)} (goal: at most ${goal})`);
    }
  } catch (error) {
    // A reference that dies is no reason to lose what the others measured.
    isGood = false;
    lines.push(`DIED ${name}: ${error instanceof Error ? error.message : error}`);
    console.error(error);
  }
}
console.log(`\n${lines.join('\n')}`);
process.exit(isGood ? 0 : 1);
